import { type FundRow, writeBuiltAnswer } from './built-answer.ts'
import type { PeerKind, PeerLoad } from './peer.ts'
import { openFile, sqlite } from './sqlite.ts'

type Described = Readonly<Record<string, unknown>>

/**
 * SQLite again, with a service that builds its answer as the product does: the key is checked, the fund comes from columns
 * and parties, the reconciliation is computed, and decimals are exact.
 */
export const sqliteBuilt: PeerKind = {
  name: 'Express + better-sqlite3 that builds the answer',
  async load(folder, load) {
    await sqlite.load(folder, load)
    const database = openFile(folder)
    const rows = load.headers.map(toFundRow)
    const names = Object.keys(rows[0] ?? {})
    database.exec(`CREATE TABLE fund (${names.map((name) => `"${name}" TEXT`).join(', ')})`)
    const insertFund = database.prepare(`INSERT INTO fund VALUES (${names.map(() => '?').join(', ')})`)
    for (const row of rows) insertFund.run(...names.map((name) => row[name] ?? null))
    database.exec('CREATE INDEX fund_of_month ON fund (cnpj_of_row, month)')
    database.exec(
      'CREATE TABLE party (cnpj TEXT, place INTEGER, type TEXT, name TEXT, document TEXT, document_type TEXT)',
    )
    const insertParty = database.prepare('INSERT INTO party VALUES (?, ?, ?, ?, ?, ?)')
    for (const { cnpj, header } of load.headers) {
      const { integrants } = JSON.parse(header.fund) as { integrants: readonly Described[] }
      for (const [place, { type, name, document, document_type }] of integrants.entries())
        insertParty.run(cnpj, place, type, name, document, document_type)
    }
    database.exec('CREATE INDEX party_of_fund ON party (cnpj)')
    database.exec('ANALYZE')
    database.close()
  },
  countBytes: (folder) => sqlite.countBytes(folder),
  async open(folder, columns) {
    const plain = await sqlite.open(folder, columns)
    const database = openFile(folder, { readonly: true })
    const funds = database.prepare('SELECT * FROM fund WHERE cnpj_of_row = ? AND month = ?')
    const parties = database.prepare(
      'SELECT type, name, document, document_type FROM party WHERE cnpj = ? ORDER BY place',
    )
    return {
      ...plain,
      writeAnswer: async (cnpj, month) => {
        const [fund] = funds.all(cnpj, month) as FundRow[]
        if (fund === undefined) return null
        return writeBuiltAnswer(columns, await plain.readLines(cnpj, month), fund, parties.all(cnpj) as never)
      },
      close: () => {
        database.close()
        return plain.close()
      },
    }
  },
}

/** What describes a fund in an answer, as columns; each value as its JSON. */
function toFundRow({ cnpj, month, header }: PeerLoad['headers'][number]): FundRow {
  const { integrants: _parties, ...fund } = JSON.parse(header.fund) as Described
  const { nav_source } = JSON.parse(header.reconciliation) as Described
  return {
    cnpj_of_row: cnpj,
    month,
    nav_source: JSON.stringify(nav_source),
    ...Object.fromEntries(Object.entries(fund).map(([name, value]) => [name, JSON.stringify(value)])),
  }
}
