import { expect, it } from 'vitest'
import { type QuerySession, runQuery } from '../../../server/snapshots/query-session.ts'
import { withConnection } from '../../helpers/duckdb.ts'

const MOST_PREPARED = 128

it('a session keeps the statements that were used last, and forgets the others', async () => {
  await withConnection(async (connection) => {
    const session: QuerySession = { connection, prepared: new Map() }
    const ask = (sql: string) => runQuery(session, sql, {}, 60_000, [])
    const first = 'SELECT -1 AS n'
    await ask(first)
    await ask('SELECT -2 AS n')
    for (let n = 0; n < MOST_PREPARED - 1; n++) {
      await ask(`SELECT ${String(n)} AS n`)
      await ask(first)
    }

    expect(session.prepared.size).toBe(MOST_PREPARED)
    expect(session.prepared.has(first)).toBe(true)
    expect(session.prepared.has('SELECT -2 AS n')).toBe(false)
    const { result } = await ask('SELECT -2 AS n')
    expect(await result.getRows()).toEqual([[-2]])
  })
})
