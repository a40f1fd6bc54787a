import { statSync } from 'node:fs'
import { join } from 'node:path'
import { writePeerAnswer } from './answer.ts'
import { loadPeerPackage } from './packages.ts'
import { listNames, type PeerHeader, type PeerKind, type PeerRow, streamTexts } from './peer.ts'

interface SqliteDatabase {
  prepare(sql: string): { run(...values: unknown[]): unknown; all(...values: unknown[]): PeerRow[] }
  exec(sql: string): void
  close(): void
}

type SqliteClass = new (path: string, options?: { readonly readonly?: boolean }) => SqliteDatabase

export function openFile(folder: string, options: { readonly readonly?: boolean } = {}): SqliteDatabase {
  const Database = loadPeerPackage('better-sqlite3') as SqliteClass
  return new Database(join(folder, 'peer.db'), options)
}

/** Creates a table of texts and returns what inserts a row. */
export function createTable(database: SqliteDatabase, table: string, names: readonly string[]) {
  database.exec(`CREATE TABLE ${table} (${names.map((name) => `"${name}" TEXT`).join(', ')})`)
  const insert = database.prepare(`INSERT INTO ${table} VALUES (${names.map(() => '?').join(', ')})`)
  return (row: readonly unknown[]) => insert.run(...row)
}

export function prepareLines(database: SqliteDatabase): (cnpj: string, month: string) => PeerRow[] {
  // Ordering by magnitude needs a number.
  const lines = database.prepare(`SELECT * FROM line WHERE cnpj = ? AND month = ?
    ORDER BY application_type, abs(CAST(final_position_value AS REAL)) DESC NULLS LAST, id`)
  return (cnpj, month) => lines.all(cnpj, month)
}

/** SQLite in the process of Express: columns of text, and an index on the CNPJ and month. */
export const sqlite: PeerKind = {
  name: 'Express + better-sqlite3',
  async load(folder, load) {
    const database = openFile(folder)
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN')
    await streamTexts(load, createTable(database, 'line', listNames(load)))
    const insert = createTable(database, 'header', ['cnpj', 'month', 'fund', 'reconciliation'])
    for (const { cnpj, month, fund, reconciliation } of load.headers) insert([cnpj, month, fund, reconciliation])
    database.exec(`COMMIT; CREATE INDEX line_of_fund ON line (cnpj, month);
      CREATE INDEX header_of_fund ON header (cnpj, month); ANALYZE`)
    database.close()
  },
  countBytes: (folder) => statSync(join(folder, 'peer.db')).size,
  open(folder, columns) {
    const database = openFile(folder, { readonly: true })
    const readLines = prepareLines(database)
    const headers = database.prepare('SELECT * FROM header WHERE cnpj = ? AND month = ?')
    return {
      answer: (cnpj, month) => {
        const [header] = headers.all(cnpj, month) as unknown as PeerHeader[]
        return Promise.resolve(writePeerAnswer(columns, readLines(cnpj, month), header))
      },
      close: () => {
        database.close()
      },
    }
  },
}
