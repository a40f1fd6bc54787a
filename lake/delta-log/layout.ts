import type { Lake } from '../lake.ts'

/** Form of the name of a table's folder in the lake. */
export const TABLE_NAME = /^[a-z0-9_]+$/

/** Points at the newest checkpoint. */
export const LAST_CHECKPOINT = '_last_checkpoint'

const DIGITS = 20

export function findLogFolder(lake: Lake, table: string): string {
  return lake.deltaLog(table)
}

/** `7` → `00000000000000000007.json` */
export function commitName(version: number): string {
  return `${String(version).padStart(DIGITS, '0')}.json`
}

/** `30` → `00000000000000000030.checkpoint.parquet` */
export function checkpointName(version: number): string {
  return `${String(version).padStart(DIGITS, '0')}.checkpoint.parquet`
}

/** Reads the kind and the version from the name of a log file; null for a name that we do not write. */
export function readLogName(name: string): { kind: 'commit' | 'checkpoint'; version: number } | null {
  const [, digits, ending] = /^(\d{20})\.(json|checkpoint\.parquet)$/.exec(name) ?? []
  const version = Number(digits)
  if (digits === undefined || !Number.isSafeInteger(version)) return null
  return { kind: ending === 'json' ? 'commit' : 'checkpoint', version }
}
