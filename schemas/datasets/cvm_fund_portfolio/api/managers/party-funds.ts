import { z } from 'zod'
import { defineEndpoint, type Endpoint, type Row, type Snapshot, type Value } from '../../../../api/endpoint.ts'
import { described, listOutput, writtenByServer } from '../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput, takePage } from '../../../../api/page.ts'
import { addSource, provenanceInput, sourceOrNull } from '../../../../api/provenance.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { FUND_TYPES } from '../../../../fund/api/fund-output.ts'
import { type MarketRequest, FILING_GROUPS, marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { knowledgeFields, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import { QUOTA_LINES_MISSING } from './figures.ts'
import { describeParties, partyEnvelope } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { partyOrGroupInput } from './party-input.ts'
import { requestPartiesBefore, requireParties, requireParty } from './party-sums.ts'
import { NATURAL_PERSON, NOT_KNOWN, PARTY_SCOPES, type PartyType } from './party-type.ts'

const FUNDS = new URL('party_funds.sql', import.meta.url)
const NAVS = new URL('party_navs.sql', import.meta.url)
const KEY = ['cnpj'] as const
/** Figures in the table of classes, by which the query itself can choose a page. */
const OF_CLASS: readonly string[] = [
  ...['nav_value', 'cnpj', 'type', 'filing_group', 'total_portfolio_value', 'direct_value', 'confidential_value'],
  ...['unnetted_value', 'inflow_value', 'outflow_value', 'net_flow_value', 'holders'],
]
const EVERY_ROW = { sort_by: 'cnpj', sort_order: 'asc', limit: null, offset: 0 }

const partyFund = z
  .strictObject({
    nav_value: marketValue('NAV of the class, BRL; null where it filed none.'),
    cnpj: described(z.string(), 'CNPJ of the class.', 'VARCHAR'),
    name: described(z.string(), 'Name at filing.', 'VARCHAR'),
    type: described(z.enum(FUND_TYPES), 'Type of fund in our closed vocabulary.', 'VARCHAR'),
    filing_group: described(z.enum(FILING_GROUPS), 'Filing group: fif or structured.', 'VARCHAR'),
    previous_nav_value: marketValue(
      'NAV a month before, BRL; null where it filed none, or the snapshot does not have the month.',
    ),
    total_portfolio_value: marketValue('Signed sum of its lines, BRL.'),
    internal_value: marketValue(
      'Open quotas that it holds of other classes of the party, BRL: what the sum of NAVs counts twice.',
    ),
    internal_value_reason: nullReason(
      'internal_value',
      'month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks members with quotas and those that are there have none',
    ),
    direct_value: marketValue(
      'Signed sum of its open lines that are owned, lent or, negative, borrowed, without quotas of classes that have lines in the month, BRL.',
    ),
    confidential_value: marketValue('Its confidential totals, BRL.'),
    unnetted_value: marketValue('Of them those of quotas, BRL.'),
    inflow_value: marketValue('Quotas bought in the month, by its daily reports, BRL.'),
    outflow_value: marketValue('Quotas redeemed, BRL.'),
    net_flow_value: marketValue('inflow_value less outflow_value, BRL; null without a daily report.'),
    holders: marketCount('Holders on the last day of the month that has reports; null without a report of that day.'),
    party_count: marketCount('Parties of the kind that the class has: it counts in full for each.'),
    lines_reason: nullReason(
      'total_portfolio_value',
      'month_incomplete or lines_not_filed, as the sums of lines beside it',
    ),
    ...knowledgeFields,
    explain: writtenByServer(
      described(z.string(), 'Relative address of its lines, which add up to total_portfolio_value.', 'VARCHAR'),
    ),
    source: sourceOrNull('The line of its NAV; null where it filed none.'),
  })
  .meta({ id: 'PartyFund', description: 'A class of a manager or administrator in a month.' })

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'The funds of a manager in a month',
    description:
      'One row a class that filed for the month, the largest first. The NAVs of all rows add up to `nav_value` of the manager, and `internal_value` to its own. With `provenance=true` each row names the line of its NAV. The groups natural_person and not_known of `/v1/managers` have their rows here too.',
  },
  administrator: {
    summary: 'The funds of an administrator in a month',
    description: 'As `/v1/manager/{cnpj}/funds`, for the classes that it administers.',
  },
}

/** Declares the list of the classes of a manager or administrator. */
export function definePartyFunds(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_funds`,
    path: `/v1/${type}/{cnpj}/funds`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z.strictObject({
      cnpj: partyOrGroupInput,
      ...marketInput,
      ...sortInput(sortableColumns(partyFund), { by: 'nav_value', order: 'desc', key: KEY }),
      ...provenanceInput,
      ...pageInput,
    }),
    output: listOutput(partyFund, partyEnvelope(type)),
    rows: ['data'],
    rowKeys: {
      party_cnpj: described(z.string(), 'The party that was asked for.', 'VARCHAR'),
      reference_date: FUND_MONTH_KEYS.reference_date,
    },
    headers: RULES_VERSION_HEADER,
    examples: [{ cnpj: EXAMPLES[type], date: '20251031', page_size: '5' }],
    async answer(snapshot, { cnpj, sort_by, sort_order, provenance = false, ranges, page, page_size, ...asking }) {
      const asked = readMarketRequest(snapshot, asking)
      requireParties(snapshot, asked.month)
      const isChosen = ranges.isEmpty && OF_CLASS.includes(sort_by)
      const place = isChosen ? { sort_by, sort_order, ...pageBindings({ page, page_size }) } : EVERY_ROW
      const bindings = { party_type: type, party: cnpj, ...asked.classes, ...place }
      const found = (await snapshot.query(FUNDS, bindings, [asked.month])) as unknown as readonly FundRow[]
      if (found.length === 0 && cnpj !== NATURAL_PERSON && cnpj !== NOT_KNOWN) await requireParty(snapshot, type, cnpj)
      const before = requestPartiesBefore(snapshot, asked, asking)
      const ofBefore = await readNavs(snapshot, found, before)
      const rows = found.map((row) => describeFund(row, ofBefore, asked))
      const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, KEY, snapshot.work)
      const shown = (isChosen ? sorted : takePage(sorted, { page, page_size })).map(
        addSource(snapshot, PORTFOLIO, provenance, () => asked.reference_date),
      )
      const { body, ...answer } = listAnswer(shown, { page, page_size }, `${type}_funds-${cnpj}-${asked.month}`)
      return {
        ...answer,
        body: { success: true, ...(await describeParties(snapshot, asked, type)), data: body['data'] ?? [] },
        rowKeys: { party_cnpj: cnpj, reference_date: asked.reference_date },
        headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
      }
    },
  })
}

/** Row of `party_funds.sql`. */
interface FundRow extends Row {
  readonly cnpj: string
  readonly line_count: number
  readonly internal_value: ExactNumber | null
  readonly is_partial: boolean
}

async function readNavs(snapshot: Snapshot, funds: readonly FundRow[], before: MarketRequest | null) {
  const cnpjs = funds.map(({ cnpj }) => cnpj)
  const navs = before === null || cnpjs.length === 0 ? [] : await snapshot.query(NAVS, { cnpjs }, [before.month])
  return new Map(navs.map(({ cnpj, nav_value }) => [cnpj, nav_value ?? null]))
}

function describeFund(
  { line_count, nav_value = null, cnpj, name = '', type = '', filing_group = '', ...row }: FundRow,
  ofBefore: ReadonlyMap<unknown, Value>,
  { reference_date }: MarketRequest,
): Row {
  const { source_member = null, source_line = null, is_partial, missing_members = '', ...figures } = row
  const reason = is_partial ? 'month_incomplete' : 'lines_not_filed'
  return {
    nav_value,
    cnpj,
    name,
    type,
    filing_group,
    previous_nav_value: ofBefore.get(cnpj) ?? null,
    ...figures,
    internal_value_reason: line_count === 0 ? reason : row.internal_value === null ? QUOTA_LINES_MISSING : '',
    lines_reason: line_count === 0 ? reason : '',
    is_partial,
    missing_members,
    explain: writeExplain(`/v1/fund/${cnpj}/portfolio`, { date: reference_date }),
    source_member,
    source_line,
  }
}
