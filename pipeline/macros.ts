import { readFileSync } from 'node:fs'

/** Macros for the SQL of every dataset. No macro uses one of a later file. */
const FILES = ['texts', 'numbers', 'tax-numbers', 'assets'].map(
  (name) => new URL(`../schemas/core/macros/${name}.sql`, import.meta.url),
)

export const MACROS = FILES.map((file) => readFileSync(file, 'utf8')).join('\n')
