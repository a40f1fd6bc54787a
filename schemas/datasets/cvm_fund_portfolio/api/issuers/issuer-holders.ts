import { defineEndpoint, type EndpointAnswer, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { listAnswer, pageBindings, takePage } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { describeRegister } from '../../../../fund/api/register-state.ts'
import { type ClassFilter, type MarketRequest } from '../market/kit/market-request.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { describeKnowledge, judgeKinds, type Knowledge } from '../market/kit/knowledge.ts'
import { readMonthOfRole } from './assignor-month.ts'
import { readFirstHolders } from './first-holders.ts'
import { issuerIdentityFields } from './figures.ts'
import {
  type RequestedIssuer,
  bindIssuers,
  describeGrouping,
  findRequestedIssuer,
  type CompanyGrouping,
  groupingOf,
} from './grouping.ts'
import { HOLDER_INPUT, HOLDER_SCOPES } from './holder-input.ts'
import { absentHolderColumns, type HolderGroup, issuerHolderList } from './holder-output.ts'
import { type IssuerCode, issuerCodeInput } from './issuer-code.ts'
import { judgeIssuer } from './issuer-sums.ts'
import { writeLinesPath } from './issuer.ts'
import { type ReportsRequest, findNewestReport, isAssignor, readReportedHolders } from './reported-holders.ts'
import { ASSIGNOR } from './roles.ts'

const BY_FUND = new URL('issuer_holders.sql', import.meta.url)
const BY_PARTY = new URL('issuer_holders_by_party.sql', import.meta.url)
const BY_KIND = new URL('issuer_holders_by_kind.sql', import.meta.url)

export const issuerHolders = defineEndpoint({
  id: 'issuer_holders',
  path: '/v1/issuer/{id}/holders',
  summary: 'Which funds have something of an issuer at the end of a month, the largest first',
  description:
    'Every class with a line that names the issuer in one role. With `indirect=true` also the classes that have it through funds that they hold: `indirect_value` is what the class holds of it through other funds, as in `/v1/fund/{cnpj}/portfolio/look-through`. A real is then in each fund above it, so total values are never added up over rows; direct values are. With `haircut_percent` each row says the loss, which is that part of its value: it is linear, and approximate where quotas of a structured fund are between, because losses reach subordinated ones first. `include=reports` adds the real-estate funds without lines of the month whose newest quarter, at most six months older, lists papers of the issuer: rows of their own, in no total. `role=assignor` lists the funds of credit rights that bought claims of it, by the newest report of the six months before: each share that a report names × the credit rights that it is a share of, an estimate, and none where these shares pass 101 %. An assignor sold the claims and need not owe them. `group_by=manager` and `administrator` add up direct values by the register that the month rests on: a class with several managers counts in full for each, so rows do not add up to the total.\n\n`grouping=group` adds up the companies that are one group by a file of the operator. With `role=assignor`, `indirect=true` adds the classes that have such funds: of what the look-through of a class has of the rights of a fund, the part that its report names.',
  dataset: PORTFOLIO,
  extraScopes: HOLDER_SCOPES,
  input: HOLDER_INPUT.safeExtend({ id: issuerCodeInput }),
  output: issuerHolderList,
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id, reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  examples: [
    { id: '05197443', date: '20251031' },
    { id: '05197443', date: '20251031', indirect: 'true', haircut_percent: '60' },
    { id: '05197443', date: '20251031', group_by: 'manager' },
    { id: '02773542', role: 'vehicle', include: 'reports', date: '20251031' },
  ],
  absentColumns: absentHolderColumns,
  answer: (snapshot, { id, ...request }) => answerHolders(snapshot, id, request),
})

export async function answerHolders(
  snapshot: Snapshot,
  id: IssuerCode,
  request: HoldersRequest,
): Promise<EndpointAnswer> {
  const { role, kind: kinds, grouping, page, page_size } = request
  const asked = readMonthOfRole(snapshot, request)
  const issuer = await findHeldIssuer(snapshot, asked, id, request)
  const { issuer_id } = issuer
  const isReported = asksReports(request)
  const rows = await readHolders(snapshot, asked, issuer.roots, request)
  const data = describeHolders(rows, asked, issuer_id, request)
  const all = isReported
    ? takePage(await addReported(snapshot, asked, { ...request, roots: issuer.roots, kinds }, data), {
        page,
        page_size,
      })
    : data
  const { body, ...answer } = listAnswer(all, { page, page_size }, `issuer_holders-${issuer_id}-${asked.month}`)
  const is_partial = describeKnowledge(judgeHolders(asked, issuer_id, request)).is_partial
  const newest_report_date = isReported ? findNewestReport(snapshot, asked, role) : null
  const isOfParties = request.group_by === 'manager' || request.group_by === 'administrator'
  const register = isOfParties ? await describeRegister(snapshot) : {}
  const envelope = {
    issuer_id,
    ...describeGrouping(issuer, grouping),
    role,
    is_partial,
    ...register,
    newest_report_date,
  }
  return {
    ...answer,
    body: { success: true, ...describeMarketMonth(asked), ...envelope, data: body['data'] ?? [] },
    rowKeys: { issuer_id, reference_date: asked.reference_date },
    headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
  }
}

/**
 * Finds the issuer of a code, and the companies of its group if requested. An assignor need not have issued anything.
 */
async function findHeldIssuer(
  snapshot: Snapshot,
  asked: MarketRequest,
  code: IssuerCode,
  { role, grouping }: HoldersRequest,
): Promise<Pick<RequestedIssuer, 'roots' | 'group'> & { readonly issuer_id: string }> {
  if (role === ASSIGNOR && grouping === 'root' && (await isAssignor(snapshot, asked, code.root))) {
    return { issuer_id: code.root, roots: [code.root], group: null }
  }
  const { found, ...group } = await findRequestedIssuer(snapshot, code, asked.month, grouping)
  return { issuer_id: found.issuer_id, ...group }
}

export interface HoldersRequest extends ClassFilter {
  readonly grouping: CompanyGrouping
  readonly role: string
  readonly kind?: readonly string[] | undefined
  readonly indirect: boolean
  readonly group_by: HolderGroup
  readonly haircut_percent?: string | undefined
  readonly include?: string | undefined
  readonly ranges: Ranges
  readonly sort_by: string
  readonly sort_order: 'asc' | 'desc'
  readonly page: number
  readonly page_size: number
}

/**
 * Judges what is known about holders in a month. Missing holdings do not matter for facts that come only from reports.
 */
function judgeHolders(asked: MarketRequest, issuer_id: string, { role, kind, indirect }: HoldersRequest): Knowledge {
  if (role !== ASSIGNOR) return judgeIssuer(asked, issuer_id, kind)
  return indirect ? judgeKinds(asked, ['fund_quota']) : { state: 'whole', missing: [] }
}

function asksReports({ role, include }: Pick<HoldersRequest, 'role' | 'include'>): boolean {
  return role === ASSIGNOR || include !== undefined
}

/** Reads a page of the holders of an issuer by lines, or all of them if rows of reports come between them. */
async function readHolders(
  snapshot: Snapshot,
  asked: MarketRequest,
  roots: readonly string[],
  request: HoldersRequest,
): Promise<readonly Row[]> {
  const { role, kind: kinds, indirect, group_by, haircut_percent, ranges, sort_by, sort_order } = request
  if (role === ASSIGNOR) return []
  const chosen = { ...bindIssuers(roots), role, haircut_percent: haircut_percent ?? null, ...asked.classes }
  if (group_by === 'fund' && indirect && kinds === undefined && !asksReports(request)) {
    const first = await readFirstHolders(snapshot, asked.month, chosen, request)
    if (first !== null) return first
  }
  const bindings = {
    ...chosen,
    kinds: kinds ?? null,
    ranges,
    ...(asksReports(request) ? EVERY_ROW : { sort_by, sort_order, ...pageBindings(request) }),
  }
  if (group_by === 'kind') return snapshot.query(BY_KIND, bindings, [asked.month])
  if (group_by !== 'fund') return snapshot.query(BY_PARTY, { ...bindings, party_type: group_by }, [asked.month])
  return snapshot.query(BY_FUND, { ...bindings, indirect, by_share: asksShare(sort_by, ranges) }, [asked.month])
}

/** Drops the columns that a request does not need, and adds the address that explains each row. */
function describeHolders(
  rows: readonly Row[],
  asked: MarketRequest,
  issuer_id: string,
  request: HoldersRequest,
): Row[] {
  const { role, kind: kinds, indirect, group_by, grouping } = request
  const absent = new Set(absentHolderColumns(request))
  return rows.map((row): Row => {
    const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !absent.has(name)))
    const of = { role, kind: kinds?.join(',') ?? null, ...groupOf(group_by, row), grouping: groupingOf(grouping) }
    return {
      ...shown,
      ...(asksReports(request) && { report_source: '', report_date: null }),
      explain: writeLinesPath({ issuer_id }, asked, request, of),
      ...(indirect && { explain_total: writeLookThrough(row, asked.reference_date, { issuer_id, ...of }) }),
    }
  })
}

const EVERY_ROW = { sort_by: 'direct_value', sort_order: 'desc', limit: 1_000_000, offset: 0 } as const

/** Adds the rows of reports, and sorts them with the others. */
async function addReported(
  snapshot: Snapshot,
  asked: MarketRequest,
  { ranges, sort_by, sort_order, ...of }: ReportsRequest & Pick<HoldersRequest, 'ranges' | 'sort_by' | 'sort_order'>,
  data: readonly Row[],
): Promise<readonly Row[]> {
  const reported = ranges.select(await readReportedHolders(snapshot, asked, of))
  return sortedRows([...data, ...reported], { sort_by, sort_order }, ['cnpj'], snapshot.work)
}

/** Shares of the NAV, which a page needs for all classes only if one of them chooses the page. */
const SHARES = ['share_percent', 'loss_value', 'loss_share_percent']

function asksShare(sort_by: string, ranges: Ranges): boolean {
  return SHARES.includes(sort_by) || ranges.includes(SHARES)
}

/** Lists the parameters that choose the lines of a row. */
function groupOf(group: HolderGroup, row: Row): Readonly<Record<string, string | null>> {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : null)
  if (group === 'kind') return { kind: text('kind') }
  return { [group === 'fund' ? 'cnpj' : group]: text('cnpj') }
}

/** Writes the address of the leaves that add up to a class's holdings in an issuer. */
function writeLookThrough(
  { cnpj }: Row,
  date: string,
  { issuer_id, role, kind, grouping }: Readonly<Record<string, string | null>>,
): string {
  const path = `/v1/fund/${typeof cnpj === 'string' ? cnpj : ''}/portfolio/look-through`
  return writeExplain(path, { date, view: 'aggregate', issuer: issuer_id, role, kind, grouping })
}
