import type { PeerHeader } from './answer.ts'
import { withConnection } from '../../helpers/duckdb.ts'
import { loadPeerPackage } from './packages.ts'
import type { PeerKind, PeerLoad } from './peer.ts'
import { createCluster, type PostgresServer, startPostgres } from './postgres-server.ts'

interface Query {
  /** PostgreSQL prepares a named statement once a connection. */
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}

interface Pool {
  query(query: Query): Promise<{ rows: Record<string, unknown>[] }>
  end(): Promise<void>
}

interface PgPackage {
  readonly Pool: new (options: { host: string; user: string; database: string; max: number }) => Pool
}

/** Connections of the service: two cores answer no more at once. */
const CONNECTIONS = 4
/** Rows of one INSERT. PostgreSQL takes at most 65,535 parameters, and these lines have some 80 columns. */
const BATCH = 500

const openPool = ({ host, user }: PostgresServer): Pool => {
  const { Pool } = loadPeerPackage('pg') as PgPackage
  return new Pool({ host, user, database: 'postgres', max: CONNECTIONS })
}

/** PostgreSQL beside Express, over a socket: columns of text, an index on the CNPJ and month, lines in its order. */
export const postgres: PeerKind = {
  name: 'Express + PostgreSQL',
  async load(folder, load) {
    await createCluster(folder)
    const server = await startPostgres(folder)
    const pool = openPool(server)
    try {
      await fill(pool, load)
    } finally {
      await pool.end()
      await server.stop()
    }
  },
  async countBytes(folder) {
    const server = await startPostgres(folder)
    const pool = openPool(server)
    try {
      const { rows } = await pool.query({ text: `SELECT pg_total_relation_size('line')::text AS bytes` })
      return Number(rows[0]?.['bytes'])
    } finally {
      await pool.end()
      await server.stop()
    }
  },
  async open(folder) {
    const server = await startPostgres(folder)
    const pool = openPool(server)
    return {
      async readLines(cnpj, month) {
        const text = `SELECT * FROM line WHERE cnpj = $1 AND month = $2
          ORDER BY application_type COLLATE "C", abs(final_position_value::numeric) DESC NULLS LAST, id COLLATE "C"`
        const { rows } = await pool.query({ name: 'lines', text, values: [cnpj, month] })
        return rows
      },
      async readHeader(cnpj, month) {
        const text = 'SELECT fund, reconciliation FROM header WHERE cnpj = $1 AND month = $2'
        const { rows } = await pool.query({ name: 'header', text, values: [cnpj, month] })
        const [first] = rows as unknown as PeerHeader[]
        return first ?? null
      },
      async close() {
        await pool.end()
        await server.stop()
      },
    }
  },
}

async function fill(pool: Pool, { columns, parquet, headers }: PeerLoad): Promise<void> {
  const names = ['cnpj', 'month', ...columns.map(({ name }) => name)]
  await pool.query({ text: `CREATE TABLE line (${names.map((name) => `"${name}" text`).join(', ')})` })
  const selected = names.map((name) => `"${name}"::VARCHAR`).join(', ')
  await withConnection(async (connection) => {
    const lines = await connection.stream(`SELECT ${selected} FROM read_parquet('${parquet}')`)
    for (let chunk = await lines.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await lines.fetchChunk()) {
      const rows = chunk.getRows()
      for (let at = 0; at < rows.length; at += BATCH) await insertRows(pool, names, rows.slice(at, at + BATCH))
    }
  })
  await pool.query({ text: 'CREATE INDEX line_of_fund ON line (cnpj, month)' })
  await pool.query({ text: 'CLUSTER line USING line_of_fund' })
  await pool.query({
    text: 'CREATE TABLE header (cnpj text, month text, fund text, reconciliation text, PRIMARY KEY (cnpj, month))',
  })
  const texts = headers.map(({ cnpj, month, header }) => [cnpj, month, header.fund, header.reconciliation])
  const whole = ['cnpj', 'month', 'fund', 'reconciliation']
  await pool.query({ text: writeUnnest('header', whole), values: transpose(whole, texts) })
  await pool.query({ text: 'VACUUM ANALYZE' })
}

async function insertRows(pool: Pool, names: readonly string[], rows: readonly (readonly unknown[])[]): Promise<void> {
  await pool.query({ name: 'insert', text: writeUnnest('line', names), values: transpose(names, rows) })
}

/** Writes an INSERT of columns that are passed as one list each. */
function writeUnnest(table: string, names: readonly string[]): string {
  return `INSERT INTO ${table} SELECT * FROM unnest(${names.map((_name, at) => `$${String(at + 1)}::text[]`).join(', ')})`
}

function transpose(names: readonly string[], rows: readonly (readonly unknown[])[]): unknown[][] {
  return names.map((_name, at) => rows.map((row) => row[at] ?? null))
}
