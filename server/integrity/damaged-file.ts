import { ApiError } from '../../schemas/core/error.ts'

/** A published file as it lies on this disk, and what it should be. */
export interface PlacedFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** What is in it, for whoever asks: a table, and a month of it where it has months. */
  readonly table: string
  readonly month: string | null
}

/** A file that is not what was published: nothing of it is answered until it is restored. */
export class DamagedFile extends ApiError {
  readonly file: PlacedFile
  /** Gone, rather than there with other bytes. */
  readonly isMissing: boolean

  constructor(file: PlacedFile, isMissing = false) {
    const { table, month } = file
    super(
      'unavailable',
      `${describeSubject(file)} is damaged on our disk: what needs it is not answered until it is restored. All else is.`,
      { reason: 'damaged_data', table, month },
    )
    this.file = file
    this.isMissing = isMissing
  }
}

/** `cvm_fund_month 2025-10`: what may be said of a file to everybody. */
export function describeSubject({ table, month }: PlacedFile): string {
  return month === null ? table : `${table} ${month}`
}
