import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** The log is written asynchronously, lines that came meanwhile together. */
export function createLog({ LOG_LEVEL }: Config): Logger {
  return pino({ level: LOG_LEVEL }, pino.destination({ dest: 1, sync: false }))
}
