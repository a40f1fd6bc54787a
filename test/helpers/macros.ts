import { afterAll, beforeAll } from 'vitest'
import type { Duck } from '../../pipeline/duckdb.ts'
import { MACROS } from '../../pipeline/macros.ts'
import { type HeldDatabase, holdDuck } from './duckdb.ts'
import { temporaryFolder } from './folders.ts'

/** Holds a DuckDB of the pipeline for all tests of the calling file, with the macros that the SQL of every dataset can use. */
export function useMacros(): Duck {
  let held: HeldDatabase<Duck> | null = null
  beforeAll(async () => {
    held = await holdMacros()
  })
  afterAll(() => held?.close())
  const open = () => {
    if (held === null) throw new Error('the macros are there within tests only')
    return held.it
  }
  return { run: (sql) => open().run(sql), rows: (sql) => open().rows(sql) }
}

async function holdMacros(): Promise<HeldDatabase<Duck>> {
  const held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  await held.it.run(MACROS)
  return held
}
