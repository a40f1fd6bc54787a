/**
 * Thrown if a log cannot be read or continued. The message begins with `it`, for the log: `it has no version 3, and
 * later ones`.
 */
export class LogFault extends Error {}
