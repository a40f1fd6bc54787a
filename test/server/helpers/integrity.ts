import { pino } from 'pino'
import { type Integrity, integrityOf } from '../../../server/integrity/integrity.ts'

/** One that logs nothing. */
export function quietIntegrity(): Integrity {
  return integrityOf(pino({ level: 'silent' }))
}
