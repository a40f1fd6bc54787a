import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { COVERAGE_HEADER, monthlyCoverage, requireCoverage, wholeMonths } from '../../../../api/coverage.ts'
import { defineEndpoint, type Endpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { monthsBetween } from '../../../../api/over-months.ts'
import { pageInput, takePage } from '../../../../api/page.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { registerFields } from '../../../../fund/api/register-state.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { listHiddenCategories } from '../holders/members-of-kind.ts'
import { requestMonth } from '../market/kit/market-request.ts'
import { listMissingFilers, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { knowledgeFields, marketPercent, marketValue, nullReason } from '../market/kit/output.ts'
import { HOLDINGS } from '../portfolio-messages.ts'
import { answerPartyRows, PARTY_KEY } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { type PartySum, readPartyMonths, requireParty } from './party-sums.ts'
import { partyInput } from './party-input.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const CATEGORIES = new URL('party_categories.sql', import.meta.url)
const PRECOMPUTED_CATEGORIES = new URL('party_categories_precomputed.sql', import.meta.url)
const QUOTAS = 'fund_quotas'
const KEY = ['reference_date', 'category'] as const

const partyCategory = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    category: described(z.string(), 'Category of the lines, as in the history of a fund.', 'VARCHAR'),
    value: marketValue(
      'Signed sum of the lines of its classes, BRL; of fund_quotas without the open quotas that they hold of each other (`internal_value`), so that nothing is there twice.',
    ),
    value_reason: nullReason('value', 'month_incomplete'),
    seen_value: marketValue('Signed sum of the lines in the members that are there, BRL.'),
    confidential_value: marketValue('Of it the confidential totals, which name no asset, BRL.'),
    share_percent: marketPercent(
      '100 × value ÷ the sum of the categories of the month; null where one of them is not known, or the sum is not positive.',
    ),
    ...knowledgeFields,
    basis: described(
      z.enum(['register_of_month', 'register_of_today']),
      'Register that shows which classes were its own.',
      'VARCHAR',
    ),
  })
  .meta({
    id: 'PartyCategory',
    description: 'What the lines of the classes of a manager or administrator add up to in a category and month.',
  })

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary:
      'What the portfolios of the funds of a manager consisted of over time: value and share by month and category',
    description:
      'One row for each month and category, oldest first, over the lines of all its classes, counted once: the values of a month add up to `consolidated_value` of `/v1/manager/{cnpj}/positions`. Quotas of funds of others are not opened. A category that members which the month lacks could have lines of is null, and never smaller. Where `basis` is register_of_today, the classes are those that the newest register gives it.',
  },
  administrator: {
    summary:
      'What the portfolios of the funds of an administrator consisted of over time: value and share by month and category',
    description: 'As `/v1/manager/{cnpj}/portfolio/history`, for the classes that it administers.',
  },
}

/** Declares the categories of a manager or administrator by month. */
export function definePartyCategories(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_categories`,
    path: `/v1/${type}/{cnpj}/portfolio/history`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z
      .strictObject({
        cnpj: partyInput,
        ...dayRange,
        ...sortInput(sortableColumns(partyCategory), { by: 'reference_date', key: KEY }),
        ...pageInput,
      })
      .refine(inOrder, outOfOrder),
    output: listOutput(partyCategory, registerFields),
    rows: ['data'],
    rowKeys: PARTY_KEY,
    headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
    examples: [{ cnpj: EXAMPLES[type] }],
    async answer(snapshot, { cnpj, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
      const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
      const months = monthsBetween(snapshot, PORTFOLIO, from, to)
      const sums = await readPartyMonths(snapshot, type, cnpj, months)
      if (sums.length === 0) await requireParty(snapshot, type, cnpj)
      const all = await describeMonths(snapshot, sums, { party_type: type, party: cnpj })
      const rows = await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work)
      const shown = takePage(rows, page)
      return {
        ...(await answerPartyRows(snapshot, cnpj, shown, page, `${type}_categories-${cnpj}`)),
        headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
      }
    },
  })
}

/** Row of `party_categories.sql`. */
interface CategorySum {
  readonly competence_month: Month
  readonly category: string
  readonly value: ExactNumber
  readonly confidential_value: ExactNumber
}

type MonthSum = PartySum & { readonly competence_month: Month }

async function describeMonths(
  snapshot: Snapshot,
  sums: readonly MonthSum[],
  party: { readonly party_type: PartyType; readonly party: string },
): Promise<Row[]> {
  const summed = snapshot.monthsWith('cvm_fund_category')
  const months = sums.flatMap(({ competence_month: month }) => (summed.includes(month) ? month : []))
  if (months.length === 0) return []
  const kept = snapshot.monthsWith('cvm_party_category')
  const sql = months.every((month) => kept.includes(month)) ? PRECOMPUTED_CATEGORIES : CATEGORIES
  const found = (await snapshot.query(sql, { ...party }, months)) as unknown as readonly CategorySum[]
  return sums.flatMap((sum) =>
    describeCategories(
      snapshot,
      sum,
      found.filter(({ competence_month }) => competence_month === sum.competence_month),
    ),
  )
}

function describeCategories(snapshot: Snapshot, sum: MonthSum, found: readonly CategorySum[]): Row[] {
  if (found.length === 0) return []
  const filers = listMissingFilers(requestMonth(snapshot, sum.competence_month, {}))
  const missing = [...new Set([...sum.missing_members.split(',').filter((member) => member !== ''), ...filers])].sort()
  // Without the members that show which classes filed, the party's classes themselves are not known.
  const hidden = filers.length > 0 ? null : listHiddenCategories(missing)
  const unseen = (hidden ?? []).filter((category) => !found.some((each) => each.category === category))
  const internal = sum.internal_value === null ? 0n : toUnits(sum.internal_value.text, 2)
  const values = found.map(({ category, value, confidential_value }) => {
    const units = toUnits(value.text, 2) - (category === QUOTAS ? internal : 0n)
    const isHidden = hidden === null || hidden.includes(category)
    return {
      category,
      seen: units,
      units: isHidden ? null : units,
      confidential_value: isHidden ? null : confidential_value,
    }
  })
  const all = [
    ...values,
    ...unseen.map((category) => ({ category, seen: null, units: null, confidential_value: null })),
  ]
  const known = all.flatMap(({ units }) => (units === null ? [] : [units]))
  const total = known.length === all.length ? known.reduce((whole, units) => whole + units, 0n) : null
  return all.map(({ category, seen, units, confidential_value }) => ({
    reference_date: lastDayOfMonth(sum.competence_month),
    category,
    value: units === null ? null : toExactNumber(units, 2),
    value_reason: units === null ? MONTH_INCOMPLETE : '',
    seen_value: seen === null ? null : toExactNumber(seen, 2),
    confidential_value,
    share_percent:
      units === null || total === null || total <= 0n
        ? null
        : sharePercent(toExactNumber(units, 2), toExactNumber(total, 2)),
    is_partial: units === null,
    missing_members: missing.join(','),
    basis: sum.party_basis,
  }))
}
