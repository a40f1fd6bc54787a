/** The answers about managers, administrators and the industry in Portuguese. */
export const partiesPortuguese = {}
