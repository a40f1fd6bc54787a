import { pino } from 'pino'
import { createIntegrity } from '../../../server/integrity/file-integrity.ts'
import type { Integrity } from '../../../server/integrity/integrity.ts'

/** An integrity check that logs nothing. */
export function quietIntegrity(): Integrity {
  return createIntegrity(pino({ level: 'silent' }))
}
