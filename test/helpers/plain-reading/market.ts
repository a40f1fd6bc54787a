import { join } from 'node:path'
import { units } from '../../server/helpers/cents.ts'
import { type TextRow, textRows } from '../build.ts'
import { cents, type PlainLine, readCda, readPlainFundMonths, signedCents } from './cda.ts'

/**
 * A second reading of what the market tables add up. It takes values, labels and numbers from the filed members, and from
 * the compiled tables only the asset and fund of each line and the parties of each class. It shares no code and no SQL
 * with the tables.
 */

type Position = 'owned' | 'lent' | 'borrowed'

/** A line as sums over classes take it. */
interface PlainPosition {
  readonly cnpj: string
  readonly value: bigint
  /** Null where the line is no position, such as cash. */
  readonly position: Position | null
  readonly isConfidential: boolean
  readonly isQuota: boolean
  readonly assetId: string | null
  readonly assetKind: string
  /** Null unless the line holds quotas of a class of this country. */
  readonly held: string | null
}

/** Holdings of a class in a month, in cents. */
export interface PlainClass {
  readonly cnpj: string
  readonly nav: bigint | null
  readonly lineCount: number
  readonly total: bigint
  readonly direct: bigint
  readonly internal: bigint
  readonly confidential: bigint
  readonly unnetted: bigint
}

export interface PlainMonth {
  readonly positions: readonly PlainPosition[]
  readonly classes: ReadonlyMap<string, PlainClass>
}

/** Labels of what nobody owns, lends or borrows begin like this. */
const NO_POSITION = /^(disponibilidades|valores a |operações compromissadas|opções|mercado futuro|diferencial de swap|compras a termo|vendas a termo|obrigações por (compra|venda) a termo|outras operações passivas)/ // prettier-ignore

function positionOf(label: string): Position | null {
  const folded = label.toLowerCase()
  if (folded.startsWith('ações e outros tvm cedidos')) return 'lent'
  if (folded.startsWith('obrigações por ações e outros tvm recebidos')) return 'borrowed'
  return NO_POSITION.test(folded) ? null : 'owned'
}

/** Reads a month of a mirror; `folder` is the published snapshot that says which asset and fund a line names. */
export async function readPlainMonth(mirror: string, folder: string, month: string): Promise<PlainMonth> {
  const zip = join(mirror, `dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_${month.replace('-', '')}.zip`)
  const filed = readPlainFundMonths(zip)
  const names = await readNames(folder, month)
  const numbers = await readClassNumbers(folder, new Set(filed.keys()))
  const positions = [...readCda(zip).members].flatMap(([member, { lines }]) =>
    member.includes('_PL_') ? [] : lines.map((line) => readPosition(line, names, numbers)),
  )
  if (positions.length !== names.size) {
    throw new Error(`${month}: ${String(positions.length)} lines are filed, ${String(names.size)} are compiled`)
  }
  const own = new Map<string, PlainPosition[]>()
  for (const each of positions) {
    const known = own.get(each.cnpj)
    if (known === undefined) own.set(each.cnpj, [each])
    else known.push(each)
  }
  const add = (of: readonly PlainPosition[]) => of.reduce((sum, { value }) => sum + value, 0n)
  const classes = [...filed.values()].map(({ cnpj, nav, total, lineCount }): PlainClass => {
    const lines = own.get(cnpj) ?? []
    const open = lines.filter(({ isConfidential }) => !isConfidential)
    const hidden = lines.filter(({ isConfidential }) => isConfidential)
    const isOpened = ({ held }: PlainPosition) => held !== null && (filed.get(held)?.lineCount ?? 0) > 0
    const isInternal = ({ held }: PlainPosition) =>
      held !== null && held !== cnpj && (filed.get(held)?.nav ?? null) !== null
    return {
      cnpj,
      nav,
      lineCount,
      total,
      direct: add(open.filter((line) => line.position !== null && !isOpened(line))),
      internal: add(open.filter(isInternal)),
      confidential: add(hidden),
      unnetted: add(hidden.filter(({ isQuota }) => isQuota)),
    }
  })
  return { positions, classes: new Map(classes.map((each) => [each.cnpj, each])) }
}

function readPosition(
  { member, line, fields }: PlainLine,
  names: ReadonlyMap<string, TextRow>,
  numbers: ReadonlyMap<string, string>,
): PlainPosition {
  const name = names.get(`${member}:${String(line)}`)
  if (name === undefined) throw new Error(`${member}:${String(line)} is not compiled`)
  const say = (column: string) => fields[column] ?? ''
  const label = say('TP_APLIC')
  const isQuota = label.toLowerCase() === 'cotas de fundos'
  const isConfidential = member.includes('_CONFID_')
  const held = isQuota && !isConfidential ? (name['fund_cnpj'] ?? null) : null
  return {
    cnpj: (say('CNPJ_FUNDO_CLASSE') || say('CNPJ_FUNDO')).replaceAll(/[./-]/g, ''),
    value: signedCents(label, cents(say('VL_MERC_POS_FINAL'))),
    position: isConfidential ? null : positionOf(label),
    isConfidential,
    isQuota,
    assetId: name['asset_id'] ?? null,
    assetKind: name['asset_kind'] ?? '',
    held: held === null ? null : (numbers.get(held) ?? held),
  }
}

/** Which asset and fund each compiled line names, by its place in the file. */
async function readNames(folder: string, month: string): Promise<ReadonlyMap<string, TextRow>> {
  const rows = await textRows(
    `SELECT source_member || ':' || source_line AS place, asset_id, asset_kind, fund_cnpj
     FROM read_parquet('${folder}/cvm_fund_portfolio/competence_month=${month}/*.parquet', hive_partitioning = false)`,
  )
  return new Map(rows.map((row) => [row['place'] ?? '', row]))
}

/** Maps a fund's number to its only class, if the number is no class and files nothing itself. */
async function readClassNumbers(folder: string, filers: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const rows = await textRows(
    `SELECT DISTINCT cnpj, fund_cnpj FROM read_parquet('${folder}/cvm_fund_class/*/*.parquet')`,
  )
  const classes = new Set(rows.map(({ cnpj }) => cnpj))
  const found = new Map<string, string[]>()
  for (const { cnpj, fund_cnpj: fund } of rows) {
    if (cnpj === null || cnpj === undefined || fund === null || fund === undefined) continue
    if (!classes.has(fund) && !filers.has(fund)) found.set(fund, [...(found.get(fund) ?? []), cnpj])
  }
  return new Map(
    [...found].flatMap(([fund, [only, ...more]]) => (only !== undefined && more.length === 0 ? [[fund, only]] : [])),
  )
}

/** Returns by class of the month its parties of a type: numbers and natural_person, or not_known alone. */
export async function readPlainParties(
  folder: string,
  filers: Iterable<string>,
  type: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const registered = await textRows(
    `SELECT cnpj, coalesce(fund_cnpj, '') AS fund_cnpj, coalesce(class_id, '') AS class_id, coalesce(fund_id, '') AS fund_id, status,
       coalesce(status_date::VARCHAR, '') AS day
     FROM read_parquet('${folder}/cvm_fund_class/*/*.parquet')`,
  )
  const served = await textRows(
    `SELECT cnpj, coalesce(class_id, '') AS class_id, coalesce(fund_id, '') AS fund_id, document, document_type
     FROM read_parquet('${folder}/cvm_fund_integrant/*/*.parquet') WHERE type = '${type}'`,
  )
  const chosen = chooseRegistered(registered)
  const ofFund = new Map<string, TextRow[]>()
  for (const row of chosen.values()) {
    const fund = say(row, 'fund_cnpj')
    if (fund !== '') ofFund.set(fund, [...(ofFund.get(fund) ?? []), row])
  }
  const parties = listParties(served)
  const find = (cnpj: string): ReadonlySet<string> => {
    const [only, ...more] = ofFund.get(cnpj) ?? []
    const row = chosen.get(cnpj) ?? (more.length === 0 ? only : undefined)
    return (row === undefined ? undefined : parties.get(nameRegistered(row))) ?? new Set(['not_known'])
  }
  return new Map([...filers].map((cnpj) => [cnpj, find(cnpj)]))
}

const say = (row: TextRow, column: string) => row[column] ?? ''
const nameRegistered = (row: TextRow) => [say(row, 'cnpj'), say(row, 'class_id'), say(row, 'fund_id')].join(' ')

function chooseRegistered(registered: readonly TextRow[]): ReadonlyMap<string, TextRow> {
  const chosen = new Map<string, TextRow>()
  for (const row of registered) {
    const other = chosen.get(say(row, 'cnpj'))
    if (other === undefined || isPreferred(row, other)) chosen.set(say(row, 'cnpj'), row)
  }
  return chosen
}

/** Managers and administrators of each registered class. */
function listParties(served: readonly TextRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parties = new Map<string, Set<string>>()
  for (const row of served) {
    const named = row['document'] === null ? 'not_known' : say(row, 'document')
    const own = parties.get(nameRegistered(row)) ?? new Set()
    parties.set(nameRegistered(row), own.add(row['document_type'] === 'CPF' ? 'natural_person' : named))
  }
  return parties
}

/** Of a number registered twice the class that is not cancelled counts, then that of the newest day, then the last ids. */
function isPreferred(row: TextRow, other: TextRow): boolean {
  const rank = (each: TextRow) =>
    [each['status'] === 'cancelled' ? '0' : '1', each['day'], each['class_id'], each['fund_id']].join('|')
  return rank(row) > rank(other)
}

/** Returns a function that follows all links of the month from an asset to its name. */
export async function readPlainLinks(folder: string, month: string): Promise<(asset: string) => string> {
  const rows = await textRows(
    `SELECT from_id, to_id, valid_from::VARCHAR AS first, valid_to::VARCHAR AS last FROM read_parquet('${folder}/asset_link/*/*.parquet')`,
  )
  const links = new Map<string, TextRow>()
  for (const row of rows) {
    const [from, first, last] = [row['from_id'] ?? '', row['first'] ?? '', row['last'] ?? '']
    if (first.slice(0, 7) > month || last.slice(0, 7) < month) continue
    const other = links.get(from)
    const rank = (each: TextRow) => `${each['last'] ?? ''}|${each['to_id'] ?? ''}`
    if (other === undefined || rank(row) > rank(other)) links.set(from, row)
  }
  const follow = (asset: string, steps: number): string => {
    const to = links.get(asset)?.['to_id']
    return to === null || to === undefined || steps === 10 ? asset : follow(to, steps + 1)
  }
  return (asset) => follow(asset, 0)
}

/** An amount of a table as cents; null where there is none. */
export function readCents(row: TextRow, column: string): bigint | null {
  const text = row[column] ?? null
  return text === null ? null : units(text, 2)
}
