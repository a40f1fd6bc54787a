import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const WRITES = /^COPY \(SELECT \* FROM read_json\('([^']+)'.*\) TO '([^']+)' \(FORMAT parquet\)$/s
const READS = /^SELECT to_json\("add"\).* FROM read_parquet\('([^']+)'\)$/s
const SHA256_LENGTH = 64

/**
 * Writes the checkpoint of the log of a table, which says what its actions say, as DuckDB would: what a log says decides
 * what is written to it next, so no record could answer for it. False for another statement.
 */
export function writeCheckpoint(sql: string): boolean {
  const [, actions, written] = WRITES.exec(sql) ?? []
  if (actions === undefined || written === undefined) return false
  const text = readFileSync(actions, 'utf8')
  writeFileSync(written, `${hash(text)}${text}`)
  return true
}

/** Reads a checkpoint, and refuses one that is torn; null for another statement. */
export function readCheckpoint(sql: string): Readonly<Record<string, unknown>>[] | null {
  const [, path] = READS.exec(sql) ?? []
  if (path === undefined) return null
  const content = readFileSync(path, 'utf8')
  const text = content.slice(SHA256_LENGTH)
  if (hash(text) !== content.slice(0, SHA256_LENGTH)) throw new Error(`Invalid Input Error: ${path} is no checkpoint`)
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { add, metaData } = JSON.parse(line) as { add?: object; metaData?: object }
      return { add: toText(add), metaData: toText(metaData) }
    })
}

function toText(action: object | undefined): string | null {
  return action === undefined ? null : JSON.stringify(action)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
