import { createHash } from 'node:crypto'
import { type FundRow, type PartyRow, writeBuiltAnswer } from './built-answer.ts'
import type { PeerHeader, PeerKind } from './peer.ts'
import { createTable, openFile, prepareLines, sqlite } from './sqlite.ts'

export const PEER_KEY = 'key-of-a-peer'

type Described = Readonly<Record<string, unknown>>

const hash = (key: string) => createHash('sha256').update(key).digest('hex')

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
    const insertFund = createTable(database, 'fund', names)
    for (const row of rows) insertFund(names.map((name) => row[name] ?? null))
    const insertParty = createTable(database, 'party', ['cnpj', 'type', 'name', 'document', 'document_type'])
    for (const { cnpj, fund } of load.headers) {
      const { integrants } = JSON.parse(fund) as { integrants: readonly PartyRow[] }
      for (const { type, name, document, document_type } of integrants)
        insertParty([cnpj, type, name, document, document_type])
    }
    database.exec(`CREATE INDEX fund_of_month ON fund (cnpj_of_row, month);
      CREATE INDEX party_of_fund ON party (cnpj); ANALYZE`)
    database.close()
  },
  countBytes: (folder) => sqlite.countBytes(folder),
  open(folder, columns) {
    const database = openFile(folder, { readonly: true })
    const readLines = prepareLines(database)
    const funds = database.prepare('SELECT * FROM fund WHERE cnpj_of_row = ? AND month = ?')
    const parties = database.prepare(
      'SELECT type, name, document, document_type FROM party WHERE cnpj = ? ORDER BY rowid',
    )
    const keys = new Set([hash(PEER_KEY)])
    return {
      answer: async (cnpj, month, key) => {
        const [fund] = funds.all(cnpj, month) as FundRow[]
        if (fund === undefined || !keys.has(hash(key))) return null
        return writeBuiltAnswer(columns, readLines(cnpj, month), fund, parties.all(cnpj) as PartyRow[])
      },
      close: () => {
        database.close()
      },
    }
  },
}

/** Facts of a fund in an answer, as columns; each value as its JSON. */
function toFundRow({ cnpj, month, fund, reconciliation }: PeerHeader): FundRow {
  const { integrants: _parties, ...described } = JSON.parse(fund) as Described
  const { nav_source } = JSON.parse(reconciliation) as Described
  const values = Object.entries({ nav_source, ...described }).map(([name, value]) => [name, JSON.stringify(value)])
  return { cnpj_of_row: cnpj, month, ...(Object.fromEntries(values) as FundRow) }
}
