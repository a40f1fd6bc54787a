import { readFileSync } from 'node:fs'
import type { Duck } from '../../pipeline/duckdb.ts'
import { type HeldDatabase, holdDuck } from './duckdb.ts'
import { temporaryFolder } from './folders.ts'

/** A DuckDB of the pipeline for all tests of a file, with the macros that the SQL of every dataset can use. */
export async function holdMacros(): Promise<HeldDatabase<Duck>> {
  const held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  await held.it.run(readFileSync(new URL('../../schemas/core/macros.sql', import.meta.url), 'utf8'))
  return held
}
