import { readFileSync } from 'node:fs'

/** Reads SQL that statements share: a text that declarations make, or a file. */
export function readSqlPart(part: string | URL): string {
  return typeof part === 'string' ? part : readFileSync(part, 'utf8')
}
