import { beforeAll, describe, expect, it } from 'vitest'
import { type Duck, withDuck } from '../../../pipeline/duckdb.ts'
import { readTableSql } from '../../../pipeline/table-sql.ts'
import type { Table } from '../../../schemas/core/dataset.ts'
import { identifier, literal } from '../../../schemas/core/sql-text.ts'
import dataset from '../../../schemas/datasets/cvm_company_statement/dataset.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

type Line = Readonly<Record<string, string>>

const DOCUMENT = { cnpj: '99111222000149', category: 'ITR', reference_date: '2020-06-30' }
const deliver = (version: string, document_id = `900${version}`): Line => ({
  ...DOCUMENT,
  ...{ version, document_id, received_date: `2020-08-1${version}`, name: 'SINTETICA' },
})
const CASH = { statement: 'assets', account: '1.01.01', label: 'Caixa', value: '500', value_filed: '500' }
const PROFIT = { statement: 'income', account: '3.11', label: 'Lucro', value: '30', value_filed: '30' }
/** Accounts of the document in a version, each at another line of another edition. */
const file = (version: string, ...accounts: readonly Line[]): readonly Line[] =>
  accounts.map((account, at) => ({
    ...DOCUMENT,
    ...{ scope: 'individual', period: 'current', period_end: '2020-06-30', ...account },
    ...{ version, document_id: `900${version}`, source_line: `${version}${String(at)}` },
  }))

/** Publications of a night, and its list before. */
interface Night {
  readonly documents: readonly Line[]
  readonly accounts: readonly Line[]
}
const NOTHING: Night = { documents: [], accounts: [] }
const FIRST: Night = { documents: [deliver('1')], accounts: file('1', CASH, PROFIT) }

let temporary: string
beforeAll(async () => {
  temporary = await temporaryFolder()
})

async function createTable(duck: Duck, name: string, { columns }: Pick<Table, 'columns'>, rows: readonly Line[]) {
  const typed = Object.entries(columns).map(([column, { duckdb }]) => `${identifier(column)} ${duckdb}`)
  await duck.run(`CREATE OR REPLACE TABLE ${identifier(name)} (${typed.join(', ')})`)
  for (const row of rows) {
    const values = Object.entries(row).map(([column, value]) => `${literal(value)} AS ${identifier(column)}`)
    await duck.run(`INSERT INTO ${identifier(name)} BY NAME SELECT ${values.join(', ')}`)
  }
}

/** Says what a publication adds to the history, after this many revisions of the document. */
async function revise(before: Night, after: Night, revisions = before === NOTHING ? 0 : 1): Promise<string[]> {
  const [documents, statements] = dataset.tables
  const { history } = dataset
  if (documents === undefined || statements === undefined || history === undefined) throw new Error('no tables')
  const rows = await withDuck({ threads: 1, temporary }, async (duck) => {
    for (const [prefix, night] of [['previous_', before] as const, ['', after] as const]) {
      await createTable(duck, `${prefix}${documents.name}`, documents, night.documents)
      await createTable(duck, `${prefix}${statements.name}`, statements, night.accounts)
    }
    const listed = Array.from({ length: revisions }, (_, at) => ({ ...DOCUMENT, revision: String(at + 1) }))
    await createTable(duck, 'history', history, listed)
    await duck.run(`SET VARIABLE published_at = '2020-09-01T03:00:00Z'; SET VARIABLE snapshot = '20200901T030000Z'`)
    return duck.rows(
      `SELECT concat_ws(' ', revision, change, coalesce(changed_statements, '-'), coalesce(changed_columns, '-'),
         coalesce(rows_out::VARCHAR, '-'), coalesce(rows_in::VARCHAR, '-')) AS said
       FROM (${readTableSql(dataset, history)})`,
    )
  })
  return rows.map(({ said }) => said as string)
}

describe('the history of a document', () => {
  it.each<[what: string, before: Night, after: Night, said: readonly string[]]>([
    ['begins with its first state', NOTHING, FIRST, ['1 first - - - -']],
    ['says nothing of another order of the file', FIRST, { ...FIRST, accounts: file('1', PROFIT, CASH) }, []],
    [
      'says restated of a new version with the same accounts',
      FIRST,
      { documents: [deliver('1'), deliver('2')], accounts: file('2', PROFIT, CASH) },
      ['2 restated - - 0 0'],
    ],
    [
      'says amended with the statement and the columns of an account that changed',
      FIRST,
      { documents: [deliver('2')], accounts: file('2', CASH, { ...PROFIT, value: '40', value_filed: '40' }) },
      ['2 amended income value; value_filed 1 1'],
    ],
    [
      'says amended without columns where an account only came',
      FIRST,
      { documents: [deliver('2')], accounts: file('2', CASH, PROFIT, { ...CASH, account: '1.01.02' }) },
      ['2 amended assets - 0 1'],
    ],
    [
      'counts a line that is there twice',
      FIRST,
      { documents: [deliver('1')], accounts: file('1', CASH, PROFIT, PROFIT) },
      ['2 amended income - 0 1'],
    ],
    ['says that it was withdrawn', FIRST, NOTHING, ['2 withdrawn - - - -']],
  ])('%s', async (_what, before, after, said) => {
    expect(await revise(before, after)).toEqual(said)
  })

  it('says returned of one that had been withdrawn', async () => {
    expect(await revise(NOTHING, FIRST, 2)).toEqual(['3 returned - - - -'])
  })

  it('begins where it was published before there were revisions, with what changed since', async () => {
    expect(await revise(FIRST, FIRST, 0)).toEqual(['1 first - - - -'])
    const amended = { documents: [deliver('2')], accounts: file('2', CASH) }
    expect(await revise(FIRST, amended, 0)).toEqual(['1 amended income - 1 0'])
  })
})
