import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { requireParties } from '../managers/party-sums.ts'
import { PARTY_SCOPES } from '../managers/party-type.ts'
import { type MarketRequest, marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { listMissingFilers, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { explainGroup, isOfOneFiler } from './explain-group.ts'
import { readIndustryOfAll } from './industry-of-all.ts'
import { describeFlow, describeNet } from './net-values.ts'
import { marketEnvelope } from '../market/kit/output.ts'
import {
  absentGroupColumns,
  bindLabels,
  CLASS_GROUPS,
  groupByInput,
  labelInput,
  type LabelFilter,
  nameIndustryGroup,
  sortedByOwnColumn,
} from './groups.ts'
import { industryRow } from './output.ts'

const FILED = new URL('industry.sql', import.meta.url)
const REPORTED = new URL('industry_reports.sql', import.meta.url)
const BOTH = new URL('industry_reported.sql', import.meta.url)
const REPORTS = ['cvm_fidc', 'cvm_fii_month']
const REPORT_TABLES = ['cvm_fidc_report', 'cvm_fii_month_report']

const KEY = ['cnpj', 'type', 'classification', 'anbima_class', 'audience', 'exclusive', 'condominium'] as const

/** Row of `industry.sql`. */
interface GroupRow {
  readonly key: string
  readonly label: string
  readonly name: string
  readonly class_count: number
  readonly nav_class_count: number
  readonly nonpositive_nav_count: number
  readonly nav_value: ExactNumber | null
  /** Absent, like the fields after it, for a group that has only own reports. */
  readonly netting_complete?: boolean
  readonly line_class_count?: number
  readonly is_partial?: boolean
  readonly internal_value?: ExactNumber
  readonly inflow_value?: ExactNumber | null
  readonly outflow_value?: ExactNumber | null
  readonly report_nav_value?: ExactNumber | null
}

/** Lists the columns that rows of a group lack. */
function absentColumns(asked: { readonly group_by: string }): string[] {
  const isOfOne = isOfOneFiler(asked.group_by)
  return [...absentGroupColumns(asked), ...(isOfOne ? [] : ['cnpj', 'name'])]
}

export const industry = defineEndpoint({
  id: 'industry',
  path: '/v1/industry',
  summary: 'The fund industry in a month: classes, NAV counted once, holders and flows, by group',
  description:
    'The sums of all classes that filed for the month, or of groups of them. `nav_value` has what funds hold of funds twice; `net_value` is without it, and null where the month lacks the member with quotas (`quota_lines_missing`). All groups add up to `group_by=none`, but for managers and administrators: a class with several counts in full for each. FIDC and FII that filed no NAV here have that of their own report of the very month, never an older one; a month with such reports alone is answered, and what holdings say is null. Labels are those of the register of today (`register_date`), and `register_is_synthetic` is true where that is synthetic.',
  dataset: PORTFOLIO,
  extraScopes: [...PARTY_SCOPES, ...REPORTS],
  input: z
    .strictObject({
      group_by: groupByInput([...CLASS_GROUPS, 'manager', 'administrator', 'fund']).default('none'),
      ...marketInput,
      ...labelInput,
      ...sortInput(sortableColumns(industryRow), { by: 'nav_value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine((asked) => !absentColumns(asked).includes(asked.sort_by), sortedByOwnColumn),
  output: listOutput(industryRow, { ...marketEnvelope, ...registerFields }),
  rows: ['data'],
  rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
  absentColumns,
  headers: RULES_VERSION_HEADER,
  cost: {
    heavy: { when: 'with group_by=fund', is: ({ group_by }) => group_by === 'fund' },
    work: 20_000_000,
    narrower: { group_by: { en: 'ask for groups of classes.', pt: 'peça grupos de classes.' } },
  },
  examples: [{ date: '20251031' }, { date: '20251031', group_by: 'type' }, { group_by: 'manager', page_size: '5' }],
  async answer(snapshot, { group_by, sort_by, sort_order, ranges, page, page_size, ...request }) {
    const { date, filing_group, type, ...labels } = request
    const asked = askIndustry(snapshot, { date, filing_group, type })
    const rows = await readGroups(snapshot, asked, group_by, labels)
    const described = rows.map((row) => describeGroup(row, group_by, { asked, request }))
    const sorted = await sortedRows(ranges.select(described), { sort_by, sort_order }, KEY, snapshot.work)
    const shown = { page, page_size }
    const { body, ...answer } = listAnswer(takePage(sorted, shown), shown, `industry-${asked.month}`)
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        ...(await describeRegister(snapshot)),
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
    }
  },
})

type Asking = Parameters<typeof readMarketRequest>[1]

/** Makes the requested month. A month that has only own reports has no filing groups. */
function askIndustry(snapshot: Snapshot, asking: Asking): MarketRequest {
  const month = asking.date?.slice(0, 7)
  const isReported = month !== undefined && REPORTS.some((dataset) => snapshot.months(dataset).includes(month))
  if (month === undefined || snapshot.months(PORTFOLIO).includes(month) || !isReported) {
    return readMarketRequest(snapshot, asking)
  }
  const classes = { filing_groups: asking.filing_group ?? null, types: asking.type ?? null }
  return { month, reference_date: lastDayOfMonth(month), groups: [], classes }
}

async function readGroups(
  snapshot: Snapshot,
  { month, classes }: MarketRequest,
  group_by: string,
  labels: LabelFilter,
): Promise<readonly GroupRow[]> {
  const bindings = { group_by, ...classes, ...bindLabels(labels) }
  const isFiled = snapshot.months(PORTFOLIO).includes(month)
  if (isFiled) requireParties(snapshot, month)
  const last_day = lastDayOfMonth(month)
  const hasReports = REPORT_TABLES.every((table) => snapshot.has(table))
  const both = isFiled && hasReports ? await readBoth(snapshot, month) : []
  const isOfAll =
    !isParty(group_by) && Object.entries(bindings).every(([name, value]) => name === 'group_by' || value === null)
  const [filed, reported] = (await Promise.all([
    !isFiled ? [] : isOfAll ? readIndustryOfAll(snapshot, month, group_by) : snapshot.query(FILED, bindings, [month]),
    hasReports
      ? snapshot.query(REPORTED, {
          ...bindings,
          last_day,
          filed: ['', ...both.flatMap(({ cnpj, has_nav }) => (has_nav ? cnpj : []))],
          counted: ['', ...both.map(({ cnpj }) => cnpj)],
        })
      : [],
  ])) as unknown as [GroupRow[], GroupRow[]]
  const ofReports = new Map(reported.map((row) => [row.key, row]))
  const joined = filed.map((row) => joinReports(row, ofReports.get(row.key)))
  const alone = reported.filter(({ key }) => !filed.some((row) => row.key === key))
  return [...joined, ...alone.map((row) => ({ ...row, name: '', report_nav_value: row.nav_value }))]
}

/**
 * True for groups by party: their rows have the holdings of their classes in each other, and a class can be in several.
 */
function isParty(group_by: string): boolean {
  return group_by === 'manager' || group_by === 'administrator'
}

/** Reads the funds with both a filing and an own report for the month. */
async function readBoth(snapshot: Snapshot, month: Month) {
  const rows = await snapshot.query(BOTH, { last_day: lastDayOfMonth(month) }, [month])
  return rows as unknown as readonly { readonly cnpj: string; readonly has_nav: boolean }[]
}

function joinReports(row: GroupRow, report: GroupRow | undefined): GroupRow {
  if (report === undefined) return row
  return {
    ...row,
    class_count: row.class_count + report.class_count,
    nav_class_count: row.nav_class_count + report.nav_class_count,
    nonpositive_nav_count: row.nonpositive_nav_count + report.nonpositive_nav_count,
    nav_value: add(row.nav_value, report.nav_value),
    report_nav_value: report.nav_value,
  }
}

function add(one: ExactNumber | null, other: ExactNumber | null): ExactNumber | null {
  if (one === null || other === null) return one ?? other
  return toExactNumber(toUnits(one.text, 2) + toUnits(other.text, 2), 2)
}

const SHOWN = [
  'nav_value',
  'class_count',
  'nav_class_count',
  'nonpositive_nav_count',
  'report_nav_value',
  'internal_value',
  'internal_value_reason',
  'unnetted_value',
  'netting_complete',
  'net_value',
  'net_value_reason',
  'confidential_value',
  'holders',
  'inflow_value',
  'outflow_value',
  'net_flow_value',
  'is_partial',
] as const

function describeGroup(
  row: GroupRow,
  group_by: string,
  of: { readonly asked: MarketRequest; readonly request: Asking & LabelFilter },
): Row {
  const isOfOne = isOfOneFiler(group_by)
  // A group can have classes that only a missing member would name; a single class cannot.
  const isWhole = group_by === 'fund' || listMissingFilers(of.asked).length === 0
  const all: Row = {
    netting_complete: false,
    is_partial: false,
    ...row,
    ...describeNet(row),
    ...describeFlow(row),
    ...(!isWhole && { is_partial: true, net_value: null, net_value_reason: MONTH_INCOMPLETE }),
  }
  return {
    ...(isOfOne ? { cnpj: row.label, name: row.name } : nameIndustryGroup(group_by, row.label)),
    ...Object.fromEntries(SHOWN.map((name) => [name, all[name] ?? null])),
    explain: explainGroup(row.label, group_by, of),
  }
}
