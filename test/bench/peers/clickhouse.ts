import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PeerHeader, PeerRow } from './answer.ts'
import { loadPeerPackage } from './packages.ts'
import type { PeerKind } from './peer.ts'

interface ChdbSession {
  query(sql: string, format?: string): string
  queryBindAsync(
    sql: string,
    parameters: Readonly<Record<string, string>>,
    options: { readonly format: string },
  ): Promise<{ text(): string }>
  cleanup(): void
}

interface ChdbPackage {
  readonly Session: new (path: string) => ChdbSession
}

const openSession = (folder: string): ChdbSession => {
  const { Session } = loadPeerPackage('chdb') as ChdbPackage
  return new Session(join(folder, 'clickhouse'))
}

/** ClickHouse in the process of Express: a table in the order of the CNPJ, with small granules, because a request reads one fund. */
export const clickhouse: PeerKind = {
  name: 'Express + ClickHouse (chdb)',
  load(folder, { columns, parquet, headers }) {
    const session = openSession(folder)
    try {
      const names = ['cnpj', 'month', ...columns.map(({ name }) => name)]
      const table = (name: string, all: readonly string[]) =>
        `CREATE TABLE ${name} (${all.map((each) => writeColumn(each)).join(', ')})
         ENGINE = MergeTree ORDER BY (cnpj, month) SETTINGS index_granularity = 1024`
      session.query('CREATE DATABASE peer')
      session.query(table('peer.line', names))
      const selected = names.map((name) => `toString("${name}")`).join(', ')
      session.query(`INSERT INTO peer.line SELECT ${selected} FROM file('${parquet}', Parquet)`)
      session.query(table('peer.header', ['cnpj', 'month', 'fund', 'reconciliation']))
      const rows = headers.map(({ cnpj, month, header }) => JSON.stringify({ cnpj, month, ...header }))
      session.query(`INSERT INTO peer.header FORMAT JSONEachRow ${rows.join('\n')}`)
      session.query('OPTIMIZE TABLE peer.line FINAL')
    } finally {
      session.cleanup()
    }
    return Promise.resolve()
  },
  countBytes: (folder) => countBelow(join(folder, 'clickhouse')),
  open(folder) {
    const session = openSession(folder)
    const read = async <T>(sql: string, cnpj: string, month: string): Promise<T[]> => {
      const result = await session.queryBindAsync(sql, { cnpj, month }, { format: 'JSONEachRow' })
      const text = result.text()
      return text === ''
        ? []
        : text
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as T)
    }
    const where = 'WHERE cnpj = {cnpj:String} AND month = {month:String}'
    const lines = `SELECT * FROM peer.line ${where}
      ORDER BY application_type, abs(toDecimal128OrNull(final_position_value, 2)) DESC NULLS LAST, id SETTINGS max_threads = 1`
    const header = `SELECT fund, reconciliation FROM peer.header ${where} SETTINGS max_threads = 1`
    return Promise.resolve({
      readLines: (cnpj, month) => read<PeerRow>(lines, cnpj, month),
      readHeader: async (cnpj, month) => (await read<PeerHeader>(header, cnpj, month))[0] ?? null,
      close: () => {
        session.cleanup()
        return Promise.resolve()
      },
    })
  },
}

function writeColumn(name: string): string {
  return name === 'cnpj' || name === 'month' ? `"${name}" String` : `"${name}" Nullable(String)`
}

/** Counts the bytes of the files below a folder; hard links count once each. */
async function countBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
