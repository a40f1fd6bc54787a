/** A log cannot be read or continued. The message has no subject: `it has no version 3, and later ones`. */
export class LogFault extends Error {}
