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
import { type Month, previousMonth } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { registerFields } from '../../../../fund/api/register-state.ts'
import { type ClassFilter, classFilterInput, requestMonth } from '../market/kit/market-request.ts'
import { listMissingFilers, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { HOLDINGS } from '../portfolio-messages.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { explainField } from '../market/kit/output.ts'
import { describeParty, partyFigureFields } from './figures.ts'
import { answerPartyRows, PARTY_KEY } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { readPartyMonths, requireParty } from './party-sums.ts'
import { partyInput } from './party-input.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const KEY = ['reference_date'] as const

const partyMonth = z
  .strictObject({
    reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE'),
    ...partyFigureFields,
    basis: described(
      z.enum(['register_of_month', 'register_of_today']),
      'Register that shows which classes were its own.',
      'VARCHAR',
    ),
    explain: explainField,
  })
  .meta({ id: 'PartyMonth', description: 'What the classes of a manager or administrator have in a month.' })

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'A manager over time: what its funds had in each month',
    description:
      'A row a month in which it has classes, the oldest first, with the figures of `/v1/manager/{cnpj}`. Sums of lines of a month that lacks members which its classes file are null and never smaller, and so is every sum of a month that lacks a member that shows which classes filed (the NAVs, or the file of structured funds): `is_partial` says so. Where `basis` is register_of_today, the classes are those that the newest register gives it: who had them then, nobody knows.',
  },
  administrator: {
    summary: 'An administrator over time: what its funds had in each month',
    description: 'As `/v1/manager/{cnpj}/history`, for the classes that it administers.',
  },
}

/** Sums of lines, which are unknown in a month without all members. */
const OF_LINES = ['internal_value', 'unnetted_value', 'total_portfolio_value', 'confidential_value', 'direct_value']

/** Sums over classes, which are unknown in a month that lacks a member with filers. */
const OF_CLASSES = [
  ...OF_LINES,
  'nav_value',
  'class_count',
  'nav_class_count',
  'co_managed_count',
  'co_managed_nav_value',
  'inflow_value',
  'outflow_value',
  'net_flow_value',
]

/** Declares the months of a manager or administrator. */
export function definePartyHistory(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_history`,
    path: `/v1/${type}/{cnpj}/history`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z
      .strictObject({
        cnpj: partyInput,
        ...dayRange,
        ...classFilterInput,
        ...sortInput(sortableColumns(partyMonth), { by: 'reference_date', key: KEY }),
        ...pageInput,
      })
      .refine(inOrder, outOfOrder),
    output: listOutput(partyMonth, registerFields),
    rows: ['data'],
    rowKeys: PARTY_KEY,
    headers: { ...COVERAGE_HEADER, ...RULES_VERSION_HEADER },
    examples: [{ cnpj: EXAMPLES[type] }],
    async answer(
      snapshot,
      { cnpj, from = null, to = null, filing_group, type: types, sort_by, sort_order, ranges, ...page },
    ) {
      const classes = { filing_group, type: types }
      const headers = requireCoverage(HOLDINGS, monthlyCoverage(snapshot, PORTFOLIO), wholeMonths({ from, to }))
      const months = monthsBetween(snapshot, PORTFOLIO, from, to)
      const sums = await readPartyMonths(snapshot, type, cnpj, months, classes)
      if (sums.length === 0) await requireParty(snapshot, type, cnpj)
      const rows = describeMonths(snapshot, sums, { type, cnpj, months, classes })
      const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, KEY, snapshot.work)
      const shown = takePage(sorted, page)
      return {
        ...(await answerPartyRows(snapshot, cnpj, shown, page, `${type}_history-${cnpj}`)),
        headers: { ...headers, ...rulesVersion(snapshot, PORTFOLIO, months) },
      }
    },
  })
}

interface HistoryRequest {
  readonly type: PartyType
  readonly cnpj: string
  readonly months: readonly Month[]
  readonly classes: ClassFilter
}

function describeMonths(
  snapshot: Snapshot,
  sums: Awaited<ReturnType<typeof readPartyMonths>>,
  { type, cnpj, months, classes }: HistoryRequest,
): Row[] {
  const listMissing = (month: Month) => listMissingFilers(requestMonth(snapshot, month, classes))
  return sums.map((sum): Row => {
    const before = previousMonth(sum.competence_month)
    const sumBefore = sums.find((each) => each.competence_month === before)
    const reference_date = lastDayOfMonth(sum.competence_month)
    const missingFilers = listMissing(sum.competence_month)
    const figures = describeParty(
      sum,
      months.includes(before) ? { sum: sumBefore, missingFilers: listMissing(before) } : null,
      missingFilers,
    )
    const hidden = missingFilers.length > 0 ? OF_CLASSES : sum.is_partial ? OF_LINES : []
    return {
      reference_date,
      ...hideFigures(figures, hidden),
      basis: sum.party_basis,
      explain: writeExplain(`/v1/${type}/${cnpj}/funds`, {
        date: reference_date,
        filing_group: classes.filing_group?.join(','),
        type: classes.type?.join(','),
      }),
    }
  })
}

function hideFigures(figures: Row, hidden: readonly string[]): Row {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      if (hidden.includes(name)) return [name, null]
      return [name, hidden.includes(name.replace(/_reason$/, '')) ? MONTH_INCOMPLETE : value]
    }),
  )
}
