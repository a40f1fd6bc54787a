import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput, dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type Month, monthOfDay } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { ISSUED_KINDS } from '../../issued-kinds.ts'
import { type ClassFilter, classFilterInput, requestMonth, coversAllClasses } from '../market/kit/market-request.ts'
import { describeKnowledge, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { explainField, knowledgeFields, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import { HOLDINGS } from '../portfolio-messages.ts'
import { describeKnown, issuerIdentityFields, NOTHING } from './figures.ts'
import {
  absentCompanyColumns,
  type RequestedIssuer,
  askCompanies,
  describeCompanies,
  findRequestedIssuer,
  type CompanyGrouping,
  GROUPING_INPUT,
  groupFields,
  groupingField,
  groupingOf,
  regroup,
  sortedByShownColumn,
} from './grouping.ts'
import { issuerCodeInput } from './issuer-code.ts'
import { EVERY_KIND, type IssuerSum, judgeIssuer, readIssuerSums } from './issuer-sums.ts'
import { writeLinesPath } from './issuer.ts'
import { ROLE_INPUT } from './roles.ts'

const MONTHS = new URL('issuer_months.sql', import.meta.url)
const ISSUER_MONTH = 'cvm_issuer_month'
const KEY = ['reference_date'] as const

const issuerMonth = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    ...groupFields,
    direct_value: marketValue('Signed sum of the lines that count, BRL: 0 where a whole month has none.'),
    direct_value_reason: nullReason(
      'direct_value',
      'month_incomplete, where the month lacks a member that can have these lines; or month_not_compiled',
    ),
    short_value: marketValue('Of it the borrowed lines, BRL; null where direct_value is.'),
    class_count: marketCount('Classes with such a line; null where direct_value is.'),
    line_count: marketCount('These lines; null where direct_value is.'),
    manager_count: marketCount(
      'Managers of those of these classes whose manager the register that the month rests on has; null where it has the manager of none, and where direct_value is null.',
    ),
    seen_value: marketValue('Signed sum of the lines in the members that are there, BRL.'),
    seen_class_count: marketCount('Classes with such a line in the members that are there: at least so many.'),
    ...knowledgeFields,
    explain: explainField,
  })
  .meta({ id: 'IssuerMonth', description: 'What classes hold of an issuer by their own lines at the end of a month.' })

export const issuerHistory = defineEndpoint({
  id: 'issuer_history',
  path: '/v1/issuer/{id}/history',
  summary: 'An issuer over time: what all classes hold of it, by month',
  description:
    'A row a month that the snapshot has, oldest first, in one role, of all kinds or one. A month that lacks a member which can have these lines is null and never 0; `seen_value` is what the members that are there have, and `explain` lists its lines. With `filing_group` the other group is not asked.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      id: issuerCodeInput,
      role: ROLE_INPUT.default('issuer'),
      kind: choiceInput(ISSUED_KINDS, 'Only assets of this kind.').optional(),
      grouping: GROUPING_INPUT.default('root'),
      ...classFilterInput,
      ...dayRange,
      ...sortInput(sortableColumns(issuerMonth), { by: 'reference_date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine((asked) => !absentCompanyColumns(asked).includes(asked.sort_by), sortedByShownColumn),
  output: listOutput(issuerMonth, { issuer_id: issuerIdentityFields.issuer_id, grouping: groupingField.optional() }),
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id },
  headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
  cost: {
    heavy: {
      when: 'with filing_group, type or grouping=group over more than a month',
      is: ({ filing_group, type, grouping, from, to }) =>
        ((filing_group ?? type) !== undefined || grouping === 'group') &&
        (from === undefined || to === undefined || monthOfDay(from) !== monthOfDay(to)),
    },
    work: 20_000_000,
    narrower: { from: { en: 'ask for fewer months.', pt: 'peça menos meses.' } },
  },
  absentColumns: absentCompanyColumns,
  examples: [{ id: '05197443' }, { id: '05197443', filing_group: 'structured', from: '2025-10', to: '2025-10' }],
  async answer(
    snapshot,
    { id, role, kind, grouping, from = null, to = null, filing_group, type, sort_by, sort_order, ranges, ...page },
  ) {
    const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const months = monthsBetween(snapshot, PORTFOLIO, from, to)
    const compiled = months.filter((month) => snapshot.monthsWith(ISSUER_MONTH).includes(month))
    const issuer = await findRequestedIssuer(snapshot, id, compiled.at(-1) ?? months.at(-1) ?? '', grouping)
    const { issuer_id } = issuer.found
    const byMonth = new Map(months.map((month) => [month, regroup(snapshot, issuer, month, grouping)]))
    const asking = { filing_group, type, role, kind, grouping }
    const sums = await readMonths(snapshot, compiled, asking, byMonth)
    const all = months.map((month) => {
      const then = byMonth.get(month) ?? issuer
      return describeMonth(snapshot, then, month, compiled.includes(month) ? { sum: sums.get(month) } : null, asking)
    })
    const rows = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(takePage(rows, page), page, `issuer_history-${issuer_id}`)
    return {
      ...answer,
      body: { success: true, issuer_id, ...(grouping === 'group' && { grouping }), data: body['data'] ?? [] },
      rowKeys: { issuer_id },
      headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
    }
  },
})

interface MonthsRequest extends ClassFilter {
  readonly role: string
  readonly kind: string | undefined
  readonly grouping: CompanyGrouping
}

/** Reads the sums of an issuer by month: all at once for one company and all classes. */
async function readMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  { role, kind, ...asking }: MonthsRequest,
  issuers: ReadonlyMap<Month, RequestedIssuer>,
): Promise<ReadonlyMap<Month, IssuerSum>> {
  const [first] = months
  const issuer = first === undefined ? undefined : issuers.get(first)
  if (first === undefined || issuer === undefined) return new Map()
  const { issuer_id } = issuer.found
  if (asking.grouping === 'root' && coversAllClasses(requestMonth(snapshot, first, asking))) {
    const rows = await snapshot.query(MONTHS, { issuer_id, role, kind: kind ?? EVERY_KIND }, months)
    const sums = rows as unknown as (IssuerSum & { readonly competence_month: Month })[]
    return new Map(sums.map((sum) => [sum.competence_month, sum]))
  }
  const read = new Map<Month, IssuerSum>()
  for (const month of months) {
    const kinds = kind === undefined ? undefined : [kind]
    const of = { ...askCompanies(issuers.get(month) ?? issuer), role, kinds }
    const sums = await readIssuerSums(snapshot, requestMonth(snapshot, month, asking), of)
    const sum = sums.find((each) => each.kind === EVERY_KIND)
    if (sum !== undefined) read.set(month, sum)
  }
  return read
}

function describeMonth(
  snapshot: Snapshot,
  issuer: RequestedIssuer,
  month: Month,
  seen: { readonly sum: IssuerSum | undefined } | null,
  { role, kind, grouping, ...asking }: MonthsRequest,
): Row {
  const asked = requestMonth(snapshot, month, asking)
  const knowledge = judgeIssuer(asked, issuer.found.issuer_id, kind === undefined ? undefined : [kind])
  const sum = seen && (seen.sum ?? NOTHING)
  return {
    reference_date: lastDayOfMonth(month),
    ...describeCompanies(issuer, grouping),
    ...describeKnown(knowledge.state === 'whole' ? sum : null),
    direct_value_reason: sum === null ? 'month_not_compiled' : knowledge.state === 'whole' ? '' : MONTH_INCOMPLETE,
    seen_value: sum?.direct_value ?? null,
    seen_class_count: sum?.class_count ?? null,
    ...describeKnowledge(knowledge),
    explain: writeLinesPath(issuer.found, asked, asking, {
      role,
      kind: kind ?? null,
      grouping: groupingOf(grouping),
    }),
  }
}
