import { readFileSync } from 'node:fs'

/** The macros that the SQL of every dataset can use. No macro uses one of a later file. */
const FILES = ['texts', 'numbers', 'tax-numbers', 'assets'].map(
  (name) => new URL(`../schemas/core/macros/${name}.sql`, import.meta.url),
)

/** The statements that create the macros. */
export const MACROS = FILES.map((file) => readFileSync(file, 'utf8')).join('\n')
