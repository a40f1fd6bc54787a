import assert from 'node:assert/strict'
import { StatementRefused } from '../../../server/sql/messages.ts'
import { checkStatement, listBuiltInViews, openLockedDatabase } from '../../../server/sql/run-statement.ts'
import { type FuzzTarget, unlessRefused, workFolder } from './target.ts'

const TABLES = ['fund', 'quote']
/** A statement that is longer takes its time in the parser of DuckDB, and finds nothing new here. */
const LONGEST = 2_000

type Database = Awaited<ReturnType<typeof openLockedDatabase>>

interface Checked {
  readonly connection: Awaited<ReturnType<Database['connect']>>
  readonly isBuiltIn: (name: string) => boolean
}
let opened: Promise<Checked> | null = null

async function open(): Promise<Checked> {
  const instance = await openLockedDatabase(workFolder(), { memoryMib: 256, threads: 1 })
  const builtIn = await listBuiltInViews(instance)
  return { connection: await instance.connect(), isBuiltIn: (name) => builtIn.has(name) }
}

export const sql: FuzzTarget = {
  holds: 'a statement is refused, or reads no table but those that are listed, by what DuckDB itself finds in it',
  run: async (bytes) => {
    opened ??= open()
    const { connection, isBuiltIn } = await opened
    const text = bytes.subarray(0, LONGEST).toString('utf8')
    const names = { isTable: (name: string) => TABLES.includes(name), isBuiltIn }
    const listed = await unlessRefused(StatementRefused, () => checkStatement(connection, text, names))
    if (listed === null) return
    assert.ok(listed.every((name) => TABLES.includes(name)))
    const found = connection.getTableNames(text, false).map((name) => name.toLowerCase())
    for (const name of found) assert.ok(listed.includes(name), `${name} is read and not listed`)
  },
}
