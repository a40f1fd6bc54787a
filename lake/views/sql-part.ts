import { readFileSync } from 'node:fs'

/** Gives the SQL that statements share: a text that declarations make, or that of a file. */
export function readSqlPart(part: string | URL): string {
  return typeof part === 'string' ? part : readFileSync(part, 'utf8')
}
