import { join } from 'node:path'
import { withConnection } from '../../helpers/duckdb.ts'
import { writePeerAnswer } from './answer.ts'
import { loadPeerPackage } from './packages.ts'
import { listNames, type PeerHeader, type PeerKind, type PeerLoad, type PeerRow, selectTexts } from './peer.ts'
import { createCluster, startPostgres } from './postgres-server.ts'

interface Query {
  /** PostgreSQL prepares a named statement once a connection. */
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

interface Pool {
  query(query: Query): Promise<{ rows: PeerRow[] }>
  end(): Promise<void>
}

interface PgPackage {
  readonly Pool: new (options: { host: string; user: string; database: string; max: number }) => Pool
}

async function openPool(folder: string): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const { host, user, stop } = await startPostgres(folder)
  const { Pool } = loadPeerPackage('pg') as PgPackage
  // Two cores answer no more than four at once.
  const pool = new Pool({ host, user, database: 'postgres', max: 4 })
  const close = async () => {
    await pool.end()
    await stop()
  }
  return { pool, close }
}

async function withPool<T>(folder: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await openPool(folder)
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

/** PostgreSQL beside Express, over a socket: columns of text, an index on the CNPJ and month, lines in its order. */
export const postgres: PeerKind = {
  name: 'Express + PostgreSQL',
  async load(folder, load) {
    await createCluster(folder)
    await withPool(folder, (pool) => fill(pool, load, join(folder, 'lines.csv')))
  },
  countBytes: (folder) =>
    withPool(folder, async (pool) => {
      const text = `SELECT pg_total_relation_size('line')::text AS bytes`
      const { rows } = await pool.query({ text })
      return Number(rows[0]?.['bytes'])
    }),
  async open(folder, columns) {
    const { pool, close } = await openPool(folder)
    const where = 'WHERE cnpj = $1 AND month = $2'
    const linesSql = `SELECT * FROM line ${where}
      ORDER BY application_type COLLATE "C", abs(final_position_value::numeric) DESC NULLS LAST, id COLLATE "C"`
    const headerSql = `SELECT fund, reconciliation FROM header ${where}`
    const answer = async (cnpj: string, month: string) => {
      const [lines, header] = await Promise.all([
        pool.query({ name: 'lines', text: linesSql, values: [cnpj, month] }),
        pool.query({ name: 'header', text: headerSql, values: [cnpj, month] }),
      ])
      return writePeerAnswer(columns, lines.rows, header.rows[0] as PeerHeader | undefined)
    }
    return { answer, close }
  },
}

/** Loads as one does: by COPY from a file. */
async function fill(pool: Pool, load: PeerLoad, file: string): Promise<void> {
  await withConnection((connection) =>
    connection.run(`COPY (${selectTexts(load)}) TO '${file}' (FORMAT csv, HEADER false)`),
  )
  const header = 'cnpj text, month text, fund text, reconciliation text'
  for (const text of [
    `CREATE TABLE line (${listNames(load)
      .map((name) => `"${name}" text`)
      .join(', ')})`,
    `COPY line FROM '${file}' (FORMAT csv)`,
    'CREATE INDEX line_of_fund ON line (cnpj, month)',
    'CLUSTER line USING line_of_fund',
    `CREATE TABLE header (${header}, PRIMARY KEY (cnpj, month))`,
  ])
    await pool.query({ text })
  const text = `INSERT INTO header SELECT * FROM json_to_recordset($1) AS given (${header})`
  await pool.query({ text, values: [JSON.stringify(load.headers)] })
  await pool.query({ text: 'VACUUM ANALYZE' })
}
