import { z } from 'zod'
import type { Row, Snapshot } from '../../../../../api/endpoint.ts'
import { cnpjInput, competenceInput } from '../../../../../api/input.ts'
import { described, objectOutput } from '../../../../../api/output.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../../api/rules-version.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../../core/exact-number.ts'
import type { Month } from '../../../../../core/month.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { defineFundEndpoint } from '../../../../../fund/api/fund-endpoint.ts'
import { findClass } from '../../../../../fund/api/fund.ts'
import { readRequestedFiling } from '../../../../../fund/api/no-portfolio.ts'
import { resolveFund } from '../../../../../fund/api/resolve-fund.ts'
import { millionthsOfPercent } from '../../../../../fund/api/share-percent.ts'
import { type ComparedShares, comparedSharesInput, comparedSharesScopes, readIndexWeights } from './compared-shares.ts'
import { requireMoves } from '../moves/require-moves.ts'

const WEIGHTS = new URL('equity_weights.sql', import.meta.url)
const WHOLE = 100_000_000n

const money = (description: string) => described(z.number(), description, 'DECIMAL(24,2)')

const activeShareOutput = z
  .strictObject({
    cnpj: described(z.string(), 'CNPJ of the class.', 'VARCHAR'),
    against: described(z.string(), 'CNPJ of the class, or code of the index, that it is compared with.', 'VARCHAR'),
    equity_value: money('Value of the shares and units that the class owns or has lent out.'),
    against_equity_value: described(
      z.number().nullable(),
      'The same of the other class; null for an index.',
      'DECIMAL(24,2)',
    ),
    active_share_percent: described(
      z.number().nullable(),
      '100 less the sum of the smaller of the two weights of each share in these values; null where either has none.',
      'DECIMAL(28,6)',
    ),
    active_share_reason: described(
      z.enum([
        '',
        'no_equities',
        'members_missing',
        'confidential_total',
        'index_portfolio_not_of_month',
        'prices_not_compiled',
      ]),
      'Why it is null: no_equities; members_missing where the month lacks the members of the shares of either; confidential_total where either has confidential totals, of whatever category; index_portfolio_not_of_month where the snapshot has no portfolio of the index that was in force at the end of the month; prices_not_compiled where it has no quotes of the month; "" where it is a number.',
      'VARCHAR',
    ),
    missing_weight_percent: described(
      z.number().nullable(),
      'Of an index what the exchange prints as the share of securities without a price in the last session of the month, which are left out; null against a fund, and where the portfolio is not known.',
      'DECIMAL(28,6)',
    ),
  })
  .meta({ id: 'ActiveShare', description: 'How much of the shares of a fund is held otherwise than by another fund.' })

export const activeShare = defineFundEndpoint({
  id: 'fund_active_share',
  path: '/v1/fund/{cnpj}/active-share',
  summary: 'How much of the shares of a fund is held otherwise than by an index or an index fund',
  description:
    'Active share of the equity part: 100 − Σ min(w, b) over the shares and units that both own by their own lines, where w and b are weights in those values. `against` is a fund that follows the index, by its CNPJ or a code of its quotas, or the code of an index. Of an index b is the theoretical quantity at the price of the last session of the month, in the portfolio that was in force on its last day. The exchange gives its portfolios no date: only those are known that this installation saw by then, and `index_portfolio_not_of_month` says where there is none. Weights that the exchange prints belong to another day and are no benchmark: compare with an index fund.',
  dataset: PORTFOLIO,
  extraScopes: comparedSharesScopes,
  input: z.strictObject({
    cnpj: cnpjInput,
    against: comparedSharesInput,
    date: competenceInput,
  }),
  output: objectOutput(described(z.iso.date(), 'Last day of the competence month.'), activeShareOutput),
  rows: ['data'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: RULES_VERSION_HEADER,
  examples: [
    { cnpj: '60023816000162', against: '60553176000100', date: '20251031' },
    { cnpj: '60023816000162', against: 'IBOV', date: '20251031' },
  ],
  async answer(snapshot, { cnpj: requested, against: benchmark, date }) {
    const month = date?.slice(0, 7) ?? null
    const { cnpj } = await findClass(snapshot, requested, { month })
    const filed = await readRequestedFiling(snapshot, cnpj, month)
    const of = filed.competence_month
    requireMoves(snapshot, of)
    const other = await readSide(snapshot, benchmark, of)
    const against = other.weights === null ? other.name : cnpj
    const rows = (await snapshot.query(WEIGHTS, { cnpj, against }, [of])) as unknown as WeightRow[]
    const held = listValues(rows, cnpj)
    const compared = other.weights ?? listValues(rows, other.name)
    const [whole, otherWhole] = [addUp(held), addUp(compared)]
    const sides = [filed, ...other.filings]
    const reason = other.reason || judgeSides(sides) || (whole === 0n || otherWhole === 0n ? 'no_equities' : '')
    const data: Row = {
      cnpj,
      against: other.name,
      equity_value: toExactNumber(whole, 2),
      against_equity_value: other.weights === null ? toExactNumber(otherWhole, 2) : null,
      active_share_percent:
        reason === '' ? toExactNumber(WHOLE - addCommon(held, whole, compared, otherWhole), 6) : null,
      active_share_reason: reason,
      missing_weight_percent: other.missing,
    }
    return {
      body: { success: true, reference_date: filed.reference_date, data },
      rowKeys: { reference_date: filed.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [of]),
      fileName: `fund_active_share-${cnpj}-${other.name}-${of}`,
    }
  },
})

type Filing = Awaited<ReturnType<typeof readRequestedFiling>>

/** Side of a comparison: the filing of a class, whose lines are read with those of the fund, or an index. */
interface Side {
  readonly name: string
  readonly filings: readonly Filing[]
  readonly weights: Values | null
  readonly missing: ExactNumber | null
  readonly reason: string
}

async function readSide(snapshot: Snapshot, benchmark: ComparedShares, month: Month): Promise<Side> {
  if (benchmark.kind === 'index') {
    return { name: benchmark.index, filings: [], ...(await readIndexWeights(snapshot, benchmark.index, month)) }
  }
  const number = benchmark.kind === 'cnpj' ? benchmark.cnpj : (await resolveFund(snapshot, benchmark)).cnpj
  const { cnpj: name } = await findClass(snapshot, number, { month })
  return { name, filings: [await readRequestedFiling(snapshot, name, month)], weights: null, missing: null, reason: '' }
}

function judgeSides(sides: readonly Filing[]): string {
  if (sides.some(({ missing_members }) => /BLC_4|FIE/.test(missing_members ?? ''))) return 'members_missing'
  return sides.some(({ confidential_line_count }) => confidential_line_count > 0) ? 'confidential_total' : ''
}

/** Row of `equity_weights.sql`. */
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

/** Adds up the smaller weights, in millionths of a percent, rounded once. */
function addCommon(own: Values, whole: bigint, other: Values, otherWhole: bigint): bigint {
  let sum = 0n
  for (const [asset, value] of own) {
    const [left, right] = [value * otherWhole, (other.get(asset) ?? 0n) * whole]
    sum += left < right ? left : right
  }
  return millionthsOfPercent(sum, whole * otherWhole)
}
