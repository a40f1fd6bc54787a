import { ApiError } from '../../schemas/api/error.ts'
import { DamagedFile } from '../../server/integrity/damaged-file.ts'
import type { DiskProcess } from './disk-process.ts'
import { ProcessEnded } from './operation-faults.ts'

export function ignoreEnd(error: unknown): void {
  if (!(error instanceof ProcessEnded)) throw error
}

export function isDead(process: DiskProcess): boolean {
  return process.isDead
}

export function isInjected(error: unknown): boolean {
  return error instanceof ProcessEnded || (error instanceof Error && error.message.includes('injected'))
}

/** An answer that names what is the matter, and that a client may get: 404, 410 or 503. */
export function isExpected(error: unknown): boolean {
  return isInjected(error) || error instanceof ApiError || error instanceof DamagedFile
}

export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
