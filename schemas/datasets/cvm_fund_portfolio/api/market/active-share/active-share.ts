import { z } from 'zod'
import type { Row } from '../../../../../api/endpoint.ts'
import { cnpjInput, competenceInput } from '../../../../../api/input.ts'
import { described, objectOutput } from '../../../../../api/output.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../../api/rules-version.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../../core/exact-number.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { defineFundEndpoint } from '../../../../../fund/api/fund-endpoint.ts'
import { findClass } from '../../../../../fund/api/fund.ts'
import { readRequestedFiling } from '../../../../../fund/api/no-portfolio.ts'
import { millionthsOfPercent } from '../../../../../fund/api/share-percent.ts'
import { requireMoves } from '../moves/require-moves.ts'

const WEIGHTS = new URL('equity_weights.sql', import.meta.url)
const WHOLE = 100_000_000n

const money = (description: string) => described(z.number(), description, 'DECIMAL(24,2)')

const activeShareOutput = z
  .strictObject({
    cnpj: described(z.string(), 'CNPJ of the class.', 'VARCHAR'),
    against: described(z.string(), 'CNPJ of the class compared with.', 'VARCHAR'),
    equity_value: money('Value of the shares and units that the class owns or has lent out.'),
    against_equity_value: money('The same of the other class.'),
    active_share_percent: described(
      z.number().nullable(),
      '100 less the sum of the smaller of the two weights of each share in these values; null where either has none.',
      'DECIMAL(28,6)',
    ),
    active_share_reason: described(
      z.enum(['', 'no_equities', 'members_missing', 'confidential_total']),
      'Why it is null: no_equities; members_missing where the month lacks the members of the shares of either; confidential_total where either has confidential totals, of whatever category; "" where it is a number.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'ActiveShare', description: 'How much of the shares of a fund is held otherwise than by another fund.' })

export const activeShare = defineFundEndpoint({
  id: 'fund_active_share',
  path: '/v1/fund/{cnpj}/active-share',
  summary: 'How much of the shares of a fund is held otherwise than by an index fund',
  description:
    'Active share of the equity part: 100 − Σ min(w, b) over the shares and units that both own by their own lines, where w and b are weights in those values. `against` is a fund that follows the index: no source here has the portfolio of an index that was in force in a past month, and printed weights of another day are no benchmark.',
  dataset: PORTFOLIO,
  input: z.strictObject({
    cnpj: cnpjInput,
    against: cnpjInput.meta({
      description: 'CNPJ of the fund to compare with, such as an index fund: bare, or masked and URL-encoded.',
    }),
    date: competenceInput,
  }),
  output: objectOutput(described(z.iso.date(), 'Last day of the competence month.'), activeShareOutput),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: RULES_VERSION_HEADER,
  examples: [{ cnpj: '60023816000162', against: '60553176000100', date: '20251031' }],
  async answer(snapshot, { cnpj: requested, against: requestedOther, date }) {
    const month = date?.slice(0, 7) ?? null
    const { cnpj } = await findClass(snapshot, requested, { month })
    const filed = await readRequestedFiling(snapshot, cnpj, month)
    const of = filed.competence_month
    const { cnpj: against } = await findClass(snapshot, requestedOther, { month: of })
    const sides = [filed, await readRequestedFiling(snapshot, against, of)]
    requireMoves(snapshot, of)
    const rows = (await snapshot.query(WEIGHTS, { cnpj, against }, [of])) as unknown as WeightRow[]
    const [held, compared] = [cnpj, against].map((each) => listValues(rows, each)) as [Values, Values]
    const [whole, otherWhole] = [addUp(held), addUp(compared)]
    const hidden = sides.some(({ missing_members }) => /BLC_4|FIE/.test(missing_members ?? ''))
    const confidential = sides.some(({ confidential_line_count }) => confidential_line_count > 0)
    const reason = hidden
      ? 'members_missing'
      : confidential
        ? 'confidential_total'
        : whole === 0n || otherWhole === 0n
          ? 'no_equities'
          : ''
    const data: Row = {
      cnpj,
      against,
      equity_value: toExactNumber(whole, 2),
      against_equity_value: toExactNumber(otherWhole, 2),
      active_share_percent:
        reason === '' ? toExactNumber(WHOLE - addCommon(held, whole, compared, otherWhole), 6) : null,
      active_share_reason: reason,
    }
    return {
      body: { success: true, reference_date: filed.reference_date, data },
      rowKeys: { reference_date: filed.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [of]),
      fileName: `fund_active_share-${cnpj}-${against}-${of}`,
    }
  },
})

/** A row of `equity_weights.sql`. */
interface WeightRow {
  readonly cnpj: string
  readonly asset_id: string
  readonly value: ExactNumber
}

type Values = ReadonlyMap<string, bigint>

function listValues(rows: readonly WeightRow[], cnpj: string): Values {
  return new Map(rows.filter((row) => row.cnpj === cnpj).map((row) => [row.asset_id, toUnits(row.value.text, 2)]))
}

function addUp(values: Values): bigint {
  return [...values.values()].reduce((sum, value) => sum + value, 0n)
}

/** The sum of the smaller weights, in millionths of a percent, rounded once. */
function addCommon(own: Values, whole: bigint, other: Values, otherWhole: bigint): bigint {
  let sum = 0n
  for (const [asset, value] of own) {
    const [left, right] = [value * otherWhole, (other.get(asset) ?? 0n) * whole]
    sum += left < right ? left : right
  }
  return millionthsOfPercent(sum, whole * otherWhole)
}
