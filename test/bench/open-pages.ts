/** The settings of a server whose pages a benchmark asks for, without a limit by address. */
export const OPEN_PAGES = { EXPLORER: 'on', EXPLORER_RATE_LIMIT: '1000000' }
