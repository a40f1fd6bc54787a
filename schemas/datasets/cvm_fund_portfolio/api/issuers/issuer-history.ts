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
import { type AskedClasses, askedClassesInput, askMonth, asksAllClasses } from '../market/kit/asked-month.ts'
import { describeKnowledge, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { explainField, knowledgeFields, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import { HOLDINGS } from '../portfolio-messages.ts'
import { describeKnown, issuerIdentityFields, NOTHING } from './figures.ts'
import { findIssuer, type FoundIssuer } from './find-issuer.ts'
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
    direct_value: marketValue('Signed sum of the lines that count, BRL: 0 where a whole month has none.'),
    direct_value_reason: nullReason(
      'direct_value',
      'month_incomplete, where the month lacks a member that can have such lines; or month_not_compiled',
    ),
    short_value: marketValue('Of it the borrowed lines, BRL; null where direct_value is.'),
    class_count: marketCount('Classes with such a line; null where direct_value is.'),
    line_count: marketCount('These lines; null where direct_value is.'),
    manager_count: marketCount(
      'Managers of those of these classes whose manager the register of the snapshot has; null where it has the manager of none, and where direct_value is null.',
    ),
    seen_value: marketValue('Signed sum of the lines in the members that are there, BRL.'),
    seen_class_count: marketCount('Classes with such a line in the members that are there: at least so many.'),
    ...knowledgeFields,
    explain: explainField,
  })
  .meta({ id: 'IssuerMonth', description: 'What classes have of an issuer by their own lines at the end of a month.' })

export const issuerHistory = defineEndpoint({
  id: 'issuer_history',
  path: '/v1/issuer/{id}/history',
  summary: 'An issuer over time: what all classes have of it, by month',
  description:
    'A row a month that the snapshot has, oldest first, in one role, of all kinds or one. A month that lacks a member which can have such lines is null and never 0; `seen_value` is what the members that are there have, and `explain` lists its lines. With `filing_group` the other group is not asked.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      id: issuerCodeInput,
      role: ROLE_INPUT.default('issuer'),
      kind: choiceInput(ISSUED_KINDS, 'Only assets of this kind.').optional(),
      ...askedClassesInput,
      ...dayRange,
      ...sortInput(sortableColumns(issuerMonth), { by: 'reference_date', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(issuerMonth, { issuer_id: issuerIdentityFields.issuer_id }),
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id },
  headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
  cost: {
    heavy: {
      when: 'with filing_group or type over more than a month',
      is: ({ filing_group, type, from, to }) =>
        (filing_group ?? type) !== undefined &&
        (from === undefined || to === undefined || monthOfDay(from) !== monthOfDay(to)),
    },
    work: 20_000_000,
    narrower: { from: { en: 'ask for fewer months.', pt: 'peça menos meses.' } },
  },
  examples: [{ id: '05197443' }, { id: '05197443', filing_group: 'structured', from: '2025-10', to: '2025-10' }],
  async answer(
    snapshot,
    { id, role, kind, from = null, to = null, filing_group, type, sort_by, sort_order, ranges, ...page },
  ) {
    const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
    const months = monthsBetween(snapshot, PORTFOLIO, from, to)
    const compiled = months.filter((month) => snapshot.monthsWith(ISSUER_MONTH).includes(month))
    const found = await findIssuer(snapshot, id, compiled.at(-1) ?? months.at(-1) ?? '')
    const asking = { filing_group, type }
    const sums = await readMonths(snapshot, compiled, asking, { issuer_id: found.issuer_id, role, kind })
    const all = months.map((month) =>
      describeMonth(snapshot, found, month, compiled.includes(month) ? { sum: sums.get(month) } : null, {
        ...asking,
        role,
        kind,
      }),
    )
    const rows = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
    const { body, ...answer } = listAnswer(takePage(rows, page), page, `issuer_history-${found.issuer_id}`)
    return {
      ...answer,
      body: { success: true, issuer_id: found.issuer_id, data: body['data'] ?? [] },
      rowKeys: { issuer_id: found.issuer_id },
      headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
    }
  },
})

interface OfIssuer {
  readonly issuer_id: string
  readonly role: string
  readonly kind: string | undefined
}

/** Reads the sums of an issuer by month: all of them at once where all classes are asked. */
async function readMonths(
  snapshot: Snapshot,
  months: readonly Month[],
  asking: AskedClasses,
  { issuer_id, role, kind }: OfIssuer,
): Promise<ReadonlyMap<Month, IssuerSum>> {
  const [first] = months
  if (first === undefined) return new Map()
  if (asksAllClasses(askMonth(snapshot, first, asking))) {
    const rows = await snapshot.query(MONTHS, { issuer_id, role, kind: kind ?? EVERY_KIND }, months)
    const sums = rows as unknown as (IssuerSum & { readonly competence_month: Month })[]
    return new Map(sums.map((sum) => [sum.competence_month, sum]))
  }
  const read = new Map<Month, IssuerSum>()
  for (const month of months) {
    const kinds = kind === undefined ? undefined : [kind]
    const sums = await readIssuerSums(snapshot, askMonth(snapshot, month, asking), { issuer_id, role, kinds })
    const sum = sums.find((each) => each.kind === EVERY_KIND)
    if (sum !== undefined) read.set(month, sum)
  }
  return read
}

function describeMonth(
  snapshot: Snapshot,
  found: FoundIssuer,
  month: Month,
  seen: { readonly sum: IssuerSum | undefined } | null,
  { role, kind, ...asking }: AskedClasses & { readonly role: string; readonly kind: string | undefined },
): Row {
  const asked = askMonth(snapshot, month, asking)
  const knowledge = judgeIssuer(asked, found.issuer_id, kind === undefined ? undefined : [kind])
  const sum = seen && (seen.sum ?? NOTHING)
  return {
    reference_date: lastDayOfMonth(month),
    ...describeKnown(knowledge.state === 'whole' ? sum : null),
    direct_value_reason: sum === null ? 'month_not_compiled' : knowledge.state === 'whole' ? '' : MONTH_INCOMPLETE,
    seen_value: sum?.direct_value ?? null,
    seen_class_count: sum?.class_count ?? null,
    ...describeKnowledge(knowledge),
    explain: writeLinesPath(found, asked, asking, { role, kind: kind ?? null }),
  }
}
