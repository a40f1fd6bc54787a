import { expect, it } from 'vitest'
import { chooseSession, type QuerySession, runQuery } from '../../../server/snapshots/query-session.ts'
import { withConnection } from '../../helpers/duckdb.ts'

const MOST_PREPARED = 96

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

it('a list without a value is bound as an empty list', async () => {
  await withConnection(async (connection) => {
    const session: QuerySession = { connection, prepared: new Map() }
    const ask = async (names: readonly string[]) => {
      const { result } = await runQuery(session, "SELECT list_contains($names::VARCHAR[], 'a')", { names }, 60_000, [])
      return result.getRows()
    }

    expect([await ask([]), await ask(['a']), await ask([])]).toEqual([[[false]], [[true]], [[false]]])
  })
})

it('a query goes to a free session that has prepared it, or else to the one with the fewest statements', async () => {
  await withConnection(async (connection) => {
    const [few, many]: [QuerySession, QuerySession] = [
      { connection, prepared: new Map() },
      { connection, prepared: new Map() },
    ]
    await runQuery(few, 'SELECT 1', {}, 60_000, [])
    for (const sql of ['SELECT 2', 'SELECT 3']) await runQuery(many, sql, {}, 60_000, [])

    const chosen = (free: readonly QuerySession[], sql: string) => (chooseSession(free, sql) === few ? 'few' : 'many')
    expect(chosen([many, few], 'SELECT 1')).toBe('few')
    expect(chosen([few, many], 'SELECT 3')).toBe('many')
    expect(chosen([few], 'SELECT 3')).toBe('few')
    expect(chosen([many, few], 'SELECT 4')).toBe('few')
  })
})
