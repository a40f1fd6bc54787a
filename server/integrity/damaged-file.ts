import { ApiError } from '../../schemas/api/error.ts'
import { integrityMessages } from './integrity-messages.ts'

/** A published file on this disk, with the bytes and hash that it must have. */
export interface PlacedFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** The table, and the month if it has months, tell any client what the file holds. */
  readonly table: string
  readonly month: string | null
}

/** A file that differs from what was published. Nothing of it is answered until it is restored. */
export class DamagedFile extends ApiError {
  readonly file: PlacedFile
  /** True if the file is gone, false if it has other bytes. */
  readonly isMissing: boolean

  constructor(file: PlacedFile, isMissing = false) {
    const { table, month } = file
    super('unavailable', integrityMessages.damagedFile({ subject: describeSubject(file) }), {
      reason: 'damaged_data',
      table,
      month,
    })
    this.file = file
    this.isMissing = isMissing
  }
}

/** Names the content of a file, such as `cvm_fund_month 2025-10`. Everybody may see this name. */
export function describeSubject({ table, month }: PlacedFile): string {
  return month === null ? table : `${table} ${month}`
}
