import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Writes the log asynchronously: lines that came meanwhile go together. */
export function createLog({ LOG_LEVEL }: Config): Logger {
  return pino({ level: LOG_LEVEL }, pino.destination({ dest: 1, sync: false }))
}
