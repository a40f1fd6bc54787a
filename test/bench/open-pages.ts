/** Without a limit by address. */
export const OPEN_PAGES = { EXPLORER: 'on', EXPLORER_RATE_LIMIT: '1000000' }
