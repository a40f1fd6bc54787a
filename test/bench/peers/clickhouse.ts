import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addNumbers } from '../synthetic/money.ts'
import { writePeerAnswer } from './answer.ts'
import { loadPeerPackage } from './packages.ts'
import { listNames, type PeerHeader, type PeerKind, type PeerRow } from './peer.ts'

interface ChdbSession {
  query(sql: string): string
  queryBindAsync(
    sql: string,
    parameters: Readonly<Record<string, string>>,
    options: { readonly format: string },
  ): Promise<{ text(): string }>
  cleanup(): void
}

function openSession(folder: string): ChdbSession {
  const { Session } = loadPeerPackage('chdb') as { readonly Session: new (path: string) => ChdbSession }
  return new Session(join(folder, 'clickhouse'))
}

function writeTable(name: string, names: readonly string[]): string {
  const columns = names.map((each) => `"${each}" ${/^(cnpj|month)$/.test(each) ? 'String' : 'Nullable(String)'}`)
  return `CREATE TABLE ${name} (${columns.join(', ')})
    ENGINE = MergeTree ORDER BY (cnpj, month) SETTINGS index_granularity = 1024`
}

/** ClickHouse in the process of Express: a table in the order of the CNPJ, with small granules, because a request reads one fund. */
export const clickhouse: PeerKind = {
  name: 'Express + ClickHouse (chdb)',
  load(folder, load) {
    const session = openSession(folder)
    const selected = listNames(load).map((name) => `toString("${name}")`)
    try {
      session.query('CREATE DATABASE peer')
      session.query(writeTable('peer.line', listNames(load)))
      session.query(`INSERT INTO peer.line SELECT ${selected.join(', ')} FROM file('${load.parquet}', Parquet)`)
      session.query(writeTable('peer.header', ['cnpj', 'month', 'fund', 'reconciliation']))
      const rows = load.headers.map((header) => JSON.stringify(header))
      session.query(`INSERT INTO peer.header FORMAT JSONEachRow ${rows.join('\n')}`)
      session.query('OPTIMIZE TABLE peer.line FINAL')
    } finally {
      session.cleanup()
    }
  },
  countBytes(folder) {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    const files = entries.filter((entry) => entry.isFile())
    return addNumbers(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size))
  },
  open(folder, columns) {
    const session = openSession(folder)
    const read = async <T>(sql: string, cnpj: string, month: string): Promise<T[]> => {
      const result = await session.queryBindAsync(sql, { cnpj, month }, { format: 'JSONEachRow' })
      const lines = result.text().split('\n').filter(Boolean)
      return lines.map((line) => JSON.parse(line) as T)
    }
    const where = 'WHERE cnpj = {cnpj:String} AND month = {month:String}'
    const linesSql = `SELECT * FROM peer.line ${where}
      ORDER BY application_type, abs(toDecimal128OrNull(final_position_value, 2)) DESC NULLS LAST, id SETTINGS max_threads = 1`
    const headerSql = `SELECT fund, reconciliation FROM peer.header ${where} SETTINGS max_threads = 1`
    const answer = async (cnpj: string, month: string) => {
      const [rows, [header]] = await Promise.all([
        read<PeerRow>(linesSql, cnpj, month),
        read<PeerHeader>(headerSql, cnpj, month),
      ])
      return writePeerAnswer(columns, rows, header)
    }
    return {
      answer,
      close: () => {
        session.cleanup()
      },
    }
  },
}
