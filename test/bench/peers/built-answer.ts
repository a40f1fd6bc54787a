import { ExactNumber, toExactNumber, toUnits } from '../../../schemas/core/exact-number.ts'
import type { Snapshot } from '../../../schemas/api/endpoint.ts'
import { readReconciliation } from '../../../schemas/datasets/cvm_fund_portfolio/api/reconciliation.ts'
import { sharePercent } from '../../../schemas/fund/api/share-percent.ts'
import type { FiledMonth } from '../../../schemas/fund/api/filing.ts'
import { toJson } from '../../../server/snapshots/values.ts'
import type { LineColumn, PeerRow } from './peer.ts'

/** Facts of a fund by its filing of a month and by the register: columns of a table, values as JSON. */
export type FundRow = Readonly<Record<string, string | null>>
export type PartyRow = Readonly<Record<'type' | 'name' | 'document' | 'document_type', string>>

/** These come from elsewhere in the answer of a fund. */
const NOT_OF_FUND = ['cnpj_of_row', 'month', 'nav_source'] as const

/**
 * Builds the answer of a portfolio as the product does: `fund` of its columns and parties, the reconciliation computed by
 * the product's own code, shares and decimals exact.
 */
export async function writeBuiltAnswer(
  columns: readonly LineColumn[],
  lines: readonly PeerRow[],
  fund: FundRow,
  parties: readonly PartyRow[],
): Promise<string> {
  const nav = readExact(fund['nav_value_reported'])
  const total = readExact(fund['total_portfolio_value'])
  const filed = { total_portfolio_value: total, completeness: 'complete', competence_month: fund['month'] }
  const source = readText(fund['nav_source'])
  const reconciliation = await readReconciliation(
    { query: () => Promise.resolve(addUpLabels(lines)) } as unknown as Snapshot,
    '',
    filed as unknown as FiledMonth,
    { value: nav, source: source as never, date: null },
  )
  const shareOf = [nav, total].find((value) => value !== null && toUnits(value.text, 2) > 0n) ?? null
  const items = lines.map((line) => writeItem(columns, line, shareOf)).join(',')
  const day = fund['total_portfolio_value_reference_date'] ?? 'null'
  return `{"success":true,"reference_date":${day},"data":{"fund":${writeFund(fund, parties)},"portfolio":[${items}],"reconciliation":${toJson(reconciliation)}}}`
}

function writeFund(fund: FundRow, parties: readonly PartyRow[]): string {
  const members = Object.entries(fund)
    .filter(([name]) => !NOT_OF_FUND.some((each) => each === name))
    .map(([name, json]) => `${JSON.stringify(name)}:${json ?? 'null'}`)
  const integrants = parties.map(({ type, name, document, document_type }) =>
    JSON.stringify({ type, name, document, document_type }),
  )
  return `{${members.join(',')},"integrants":[${integrants.join(',')}]}`
}

function writeItem(columns: readonly LineColumn[], line: PeerRow, shareOf: ExactNumber | null): string {
  const own: string[] = []
  const metainfo: string[] = []
  for (const { name, kind, inMetainfo } of columns) {
    const text = line[name] as string | null
    if (inMetainfo && text === null) continue
    const json = text === null ? 'null' : kind === 'text' ? JSON.stringify(text) : text
    ;(inMetainfo ? metainfo : own).push(`"${name}":${json}`)
  }
  const value = line['final_position_value'] as string | null
  const share = shareOf === null || value === null ? 'null' : sharePercent(new ExactNumber(value), shareOf).text
  return `{${own.join(',')},"portfolio_share_percent":${share},"metainfo":{${metainfo.join(',')}}}`
}

/** For the note of a reconciliation. */
function addUpLabels(lines: readonly PeerRow[]) {
  const sums = new Map<string, bigint>()
  for (const { application_type, final_position_value } of lines as readonly Record<string, string | null>[]) {
    if (final_position_value === null || final_position_value === undefined) continue
    const label = application_type ?? ''
    sums.set(label, (sums.get(label) ?? 0n) + toUnits(final_position_value, 2))
  }
  return [...sums].map(([label, cents]) => ({ label, value: toExactNumber(cents, 2) }))
}

function readExact(json: string | null | undefined): ExactNumber | null {
  return json === null || json === undefined || json === 'null' ? null : new ExactNumber(json)
}

function readText(json: string | null | undefined): unknown {
  return json === null || json === undefined ? null : JSON.parse(json)
}
