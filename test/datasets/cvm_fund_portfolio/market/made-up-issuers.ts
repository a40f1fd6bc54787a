import { type Duck, withDuck } from '../../../../pipeline/duckdb.ts'
import { MACROS } from '../../../../pipeline/macros.ts'
import { readDatasetSql } from '../../../../pipeline/table-sql.ts'
import { portfolioColumns } from '../../../../schemas/datasets/cvm_fund_portfolio/columns.ts'
import { assetMonthColumns } from '../../../../schemas/datasets/cvm_fund_portfolio/asset-columns.ts'
import { literal } from '../../../../schemas/core/sql-text.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'

export const FUND = '11111111000191'
export const PETROBRAS = '33000167000101'
export const VALE = '33592510000154'
export const BANK = '00000000000191'

/** Fields of a made-up line; the rest is empty. */
export interface MadeUpLine {
  readonly id: string
  readonly month?: string
  readonly cnpj?: string
  readonly asset_id?: string
  readonly asset_kind: string
  readonly position?: string | null
  readonly confidential?: boolean
  readonly value?: string
  readonly document?: string
  readonly name?: string
  readonly person?: 'PF' | 'PJ'
  readonly type?: string
  readonly description?: string
  readonly isin?: string
}

export interface MadeUpLink {
  readonly from: string
  readonly to: string
  /** Days from and to which it is true; all of October 2025, if they are not given. */
  readonly since?: string
  readonly until?: string
}

type Leaf = Readonly<
  Record<'leaf_key' | 'issuer_id' | 'role' | 'asset_kind' | 'basis' | 'rule' | 'reason', string | null>
>

/** Returns issuer, role and rule of each leaf, or the reason why it has none. */
export async function judgeLeaves(
  lines: readonly MadeUpLine[],
  links: readonly MadeUpLink[] = [],
): Promise<Record<string, string>> {
  const leaves = await listMadeUpLeaves(lines, links)
  return Object.fromEntries(
    leaves.map(({ leaf_key, issuer_id, role, rule, reason }) => [
      leaf_key ?? '',
      issuer_id === null ? (reason ?? '') : [issuer_id, role, rule].join(' '),
    ]),
  )
}

export async function listMadeUpLeaves(
  lines: readonly MadeUpLine[],
  links: readonly MadeUpLink[] = [],
): Promise<readonly Leaf[]> {
  const [portfolios] = datasets.filter(({ id }) => id === 'cvm_fund_portfolio')
  if (portfolios === undefined) throw new Error('portfolios are not declared')
  const read = (file: string) => readDatasetSql(portfolios, `market/issuer/${file}`)
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    await duck.run(MACROS)
    await createTables(duck, lines, links)
    await duck.run('CREATE VIEW cvm_fund_portfolio AS FROM every_line')
    await duck.run(
      `CREATE TABLE all_filed AS SELECT NULL::VARCHAR AS competence_month, * FROM (${read('cvm_issuer_filed.sql')}) LIMIT 0`,
    )
    for (const month of new Set(lines.map((line) => line.month ?? MONTH))) {
      await duck.run(
        `CREATE OR REPLACE VIEW cvm_fund_portfolio AS FROM every_line WHERE competence_month = ${literal(month)}`,
      )
      await duck.run(`INSERT INTO all_filed SELECT ${literal(month)}, * FROM (${read('cvm_issuer_filed.sql')})`)
    }
    await duck.run(`SET VARIABLE month = ${literal(MONTH)}`)
    await duck.run(
      `CREATE OR REPLACE VIEW cvm_fund_portfolio AS FROM every_line WHERE competence_month = ${literal(MONTH)}`,
    )
    await duck.run('CREATE VIEW cvm_issuer_filed AS FROM all_filed')
    await duck.run(`CREATE TABLE issuer_letters AS ${read('issuer_letters.sql')}`)
    await duck.run(`CREATE TABLE issuer_taken AS ${read('issuer_taken.sql')}`)
    return (await duck.rows(read('cvm_leaf_issuer.sql'))) as unknown as readonly Leaf[]
  })
}

const MONTH = '2025-10'

async function createTables(duck: Duck, lines: readonly MadeUpLine[], links: readonly MadeUpLink[]): Promise<void> {
  const columns = Object.entries(portfolioColumns).map(([name, { duckdb }]) => `"${name}" ${duckdb}`)
  await duck.run(`CREATE TABLE every_line (${columns.join(', ')}, competence_month VARCHAR)`)
  const text = (value: string | null | undefined) => (value === null || value === undefined ? 'NULL' : literal(value))
  for (const line of lines) {
    await duck.run(`INSERT INTO every_line BY NAME SELECT
      ${literal(line.id)} AS id, ${literal(line.cnpj ?? FUND)} AS cnpj, ${literal(line.month ?? MONTH)} AS competence_month,
      ${text(line.asset_id)} AS asset_id, ${literal(line.asset_kind)} AS asset_kind,
      ${line.position === undefined ? "'owned'" : text(line.position)} AS position, ${String(line.confidential ?? false)} AS confidential,
      ${line.value ?? '100'}::DECIMAL(20,2) AS final_position_value, ${text(line.document)} AS issuer_document,
      ${text(line.name)} AS issuer_name, ${text(line.person)} AS issuer_person_type, ${text(line.type)} AS asset_type,
      ${text(line.description)} AS asset_description, ${text(line.isin)} AS isin`)
  }
  const ofMonth = Object.entries(assetMonthColumns).map(([name, { duckdb }]) => `NULL::${duckdb} AS "${name}"`)
  await duck.run(`CREATE TABLE cvm_asset_month AS SELECT ${ofMonth.join(', ')} LIMIT 0`)
  await duck.run(`INSERT INTO cvm_asset_month BY NAME SELECT asset_id, min(asset_kind) AS asset_kind, min(isin) AS isin
    FROM every_line WHERE competence_month = ${literal(MONTH)} AND asset_id IS NOT NULL GROUP BY asset_id`)
  await duck.run('CREATE TABLE asset_link (from_id VARCHAR, to_id VARCHAR, valid_from DATE, valid_to DATE)')
  for (const { from, to, since = '2025-10-01', until = '2025-10-31' } of links) {
    await duck.run(`INSERT INTO asset_link VALUES (${[from, to, since, until].map(literal).join(', ')})`)
  }
}
