import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withConnection } from '../../helpers/duckdb.ts'
import type { PeerHeader, PeerRow } from './answer.ts'
import { loadPeerPackage } from './packages.ts'
import type { PeerKind, PeerLoad } from './peer.ts'

interface SqliteStatement {
  run(...values: unknown[]): unknown
  all(...values: unknown[]): PeerRow[]
  get(...values: unknown[]): PeerHeader | undefined
}

interface SqliteDatabase {
  prepare(sql: string): SqliteStatement
  exec(sql: string): void
  pragma(setting: string): unknown
  close(): void
}

type SqliteClass = new (path: string, options?: { readonly readonly?: boolean }) => SqliteDatabase

export const openFile = (folder: string, options: { readonly readonly?: boolean } = {}) => {
  const Database = loadPeerPackage('better-sqlite3') as SqliteClass
  return new Database(join(folder, 'peer.db'), options)
}

/** SQLite in the process of Express: columns of text, and an index on the CNPJ and month. */
export const sqlite: PeerKind = {
  name: 'Express + better-sqlite3',
  async load(folder, load) {
    const database = openFile(folder)
    database.pragma('journal_mode = OFF')
    database.pragma('synchronous = OFF')
    const names = ['cnpj', 'month', ...load.columns.map(({ name }) => name)]
    database.exec(`CREATE TABLE line (${names.map((name) => `"${name}" TEXT`).join(', ')})`)
    await insertLines(database, load, names)
    database.exec('CREATE INDEX line_of_fund ON line (cnpj, month)')
    database.exec(
      'CREATE TABLE header (cnpj TEXT, month TEXT, fund TEXT, reconciliation TEXT, PRIMARY KEY (cnpj, month))',
    )
    const insert = database.prepare('INSERT INTO header VALUES (?, ?, ?, ?)')
    for (const { cnpj, month, header } of load.headers) insert.run(cnpj, month, header.fund, header.reconciliation)
    database.exec('ANALYZE')
    database.close()
  },
  countBytes: async (folder) => (await stat(join(folder, 'peer.db'))).size,
  open(folder) {
    const database = openFile(folder, { readonly: true })
    // Ordering by magnitude needs a number.
    const lines = database.prepare(`SELECT * FROM line WHERE cnpj = ? AND month = ?
      ORDER BY application_type, abs(CAST(final_position_value AS REAL)) DESC NULLS LAST, id`)
    const headers = database.prepare('SELECT fund, reconciliation FROM header WHERE cnpj = ? AND month = ?')
    return Promise.resolve({
      readLines: (cnpj, month) => Promise.resolve(lines.all(cnpj, month)),
      readHeader: (cnpj, month) => Promise.resolve(headers.get(cnpj, month) ?? null),
      close: () => {
        database.close()
        return Promise.resolve()
      },
    })
  },
}

async function insertLines(database: SqliteDatabase, { parquet }: PeerLoad, names: readonly string[]): Promise<void> {
  const insert = database.prepare(`INSERT INTO line VALUES (${names.map(() => '?').join(', ')})`)
  const columns = names.map((name) => `"${name}"::VARCHAR`).join(', ')
  await withConnection(async (connection) => {
    const lines = await connection.stream(`SELECT ${columns} FROM read_parquet('${parquet}')`)
    database.exec('BEGIN')
    for (let chunk = await lines.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await lines.fetchChunk()) {
      for (const row of chunk.getRows()) insert.run(...row)
    }
    database.exec('COMMIT')
  })
}
