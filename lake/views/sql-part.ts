import { readFileSync } from 'node:fs'

/** Gives SQL that statements share: a text that declarations make, or a file's. */
export function readSqlPart(part: string | URL): string {
  return typeof part === 'string' ? part : readFileSync(part, 'utf8')
}
