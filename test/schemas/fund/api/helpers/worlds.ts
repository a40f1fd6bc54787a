import fc from 'fast-check'
import { toExactNumber } from '../../../../../schemas/core/exact-number.ts'
import { Amounts } from '../../../../../schemas/fund/api/look-through/amounts.ts'
import {
  type Graph,
  type Holder,
  type HolderReport,
  largestQuotaFirst,
  type QuotaLine,
} from '../../../../../schemas/fund/api/look-through/graph.ts'
import type { HeldLine } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/lines/packed-line.ts'

/** A fund of a made-up month as it filed, values in cents. */
export interface Filed {
  readonly nav: bigint | null
  readonly direct: readonly bigint[]
  readonly quotas: readonly MadeQuota[]
  readonly secret?: readonly bigint[]
  readonly report?: HolderReport
}

export interface MadeQuota {
  readonly target: string | null
  readonly value: bigint
  readonly kind?: 'foreign' | 'confidential'
  readonly quantity?: bigint
}

export interface MadeWorld {
  readonly graph: Graph
  /** All lines of each fund, as a portfolio lists them. */
  readonly lines: ReadonlyMap<string, readonly HeldLine[]>
}

/** A month of these funds, by name; those without a line are as if they had not filed. */
export function makeWorld(filed: Readonly<Record<string, Filed>>): MadeWorld {
  const withLines = Object.entries(filed).filter(([, fund]) => makeLines('', fund).length > 0)
  return {
    graph: { holders: new Map(withLines.map(([name, fund]) => [name, makeHolder(name, fund)])) },
    lines: new Map(withLines.map(([name, fund]) => [name, makeLines(name, fund)])),
  }
}

function makeQuotas(name: string, { quotas }: Filed): QuotaLine[] {
  const lines = quotas.map(({ target, value, kind, quantity }, at) => ({
    id: `${name}-quota-${String(at)}`,
    target,
    value,
    isForeign: kind === 'foreign',
    isConfidential: kind === 'confidential',
    ...(quantity !== undefined && { quantity }),
  }))
  return lines.sort(largestQuotaFirst)
}

function makeHolder(cnpj: string, filed: Filed): Holder {
  const { nav, direct, secret = [] } = filed
  const quotas = makeQuotas(cnpj, filed)
  const directValues = [...direct, ...secret]
  return {
    cnpj,
    nav,
    total: [...directValues, ...quotas.map(({ value }) => value)].reduce((sum, value) => sum + value, 0n),
    ...(filed.report && { report: filed.report }),
    isConfidential: direct.length === 0 && quotas.every(({ isConfidential }) => isConfidential),
    directValues: Amounts.of(directValues),
    quotas,
  }
}

/** Applications are named so that a portfolio lists assets, then quotas, then secrets. */
function makeLines(cnpj: string, filed: Filed): HeldLine[] {
  const line = (application: string, id: string, value: bigint): HeldLine => ({
    cnpj,
    id,
    application_type: application,
    final_position_quantity: toExactNumber(value, 6),
    final_position_value: toExactNumber(value, 2),
    metainfo: { block: '4', category: 'other', is_investment: true, confidential: null },
  })
  const listed = (application: string, what: string, values: readonly bigint[]) =>
    values.map((value, at) => line(application, `${cnpj}-${what}-${String(at)}`, value)).sort(byMagnitude)
  return [
    ...listed('assets', 'direct', filed.direct),
    ...makeQuotas(cnpj, filed).map(({ id, value }) => line('quotas', id, value)),
    ...listed('secrets', 'secret', filed.secret ?? []),
  ]
}

function byMagnitude(a: HeldLine, b: HeldLine): number {
  const [left, right] = [a, b].map((line) => Math.abs(Number((line['final_position_value'] as { text: string }).text)))
  return (right ?? 0) - (left ?? 0) || (a.id < b.id ? -1 : 1)
}

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const cents = fc.oneof(
  fc.bigInt({ min: -10n, max: 10n }),
  fc.bigInt({ min: -500_000n, max: 2_000_000n }),
  fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }),
)
const quota: fc.Arbitrary<MadeQuota> = fc.record(
  {
    target: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, fc.constantFrom('nobody', null)),
    value: cents,
    quantity: fc.bigInt({ min: -1n, max: 1_300_000n }),
    kind: fc.oneof(
      { weight: 19, arbitrary: fc.constant(undefined) },
      fc.constantFrom('foreign' as const, 'confidential' as const),
    ),
  },
  { requiredKeys: ['target', 'value'] },
) as fc.Arbitrary<MadeQuota>

/** Few funds are known by a report of their own, some of them too old, some with the number of their quotas. */
const report: fc.Arbitrary<HolderReport | undefined> = fc.oneof(
  { weight: 14, arbitrary: fc.constant(undefined) },
  fc.record({
    source: fc.constant('fii_month'),
    date: fc.constant('2025-06-30'),
    ageMonths: fc.constantFrom(0, 4),
    isStale: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    quotasIssued: fc.constantFrom(null, 0n, 1_000_000n),
  }),
)

const fund: fc.Arbitrary<Filed> = fc
  .record({
    // Most funds are worth what their lines add up to, or nearly; the others show what happens where they are not.
    nav: fc.oneof(
      { weight: 8, arbitrary: fc.constant({ permille: 1_000n }) },
      { weight: 8, arbitrary: fc.record({ permille: fc.bigInt({ min: 979n, max: 1_021n }) }) },
      { weight: 2, arbitrary: fc.bigInt({ min: 1n, max: 10_000_000n }) },
      fc.constantFrom(0n, -7n, 1n, null),
    ),
    direct: fc.array(cents, { maxLength: 4 }),
    quotas: fc.array(quota, { maxLength: 4 }),
    secret: fc.array(cents, { maxLength: 1 }),
    reported: report,
  })
  .map(({ nav, reported, ...rest }) => {
    const filed = { ...rest, ...(reported !== undefined && { report: reported }) }
    if (nav === null || typeof nav === 'bigint') return { ...filed, nav }
    return { ...filed, nav: (makeHolder('', { ...filed, nav: null }).total * nav.permille) / 1_000n }
  })

/** Months of a few funds that hold each other every which way: chains, diamonds, rings, themselves. */
export const anyWorld = fc
  .record({
    root: fund,
    others: fc.tuple(...NAMES.slice(1).map(() => fund)),
    // Added to the root, so that it has a line at least.
    line: cents,
  })
  .map(({ root, others, line }) => {
    const named = others.map((filed, at) => [NAMES[at + 1] ?? '', filed] as const)
    const filed = { ...Object.fromEntries(named), A: { ...root, direct: [...root.direct, line] } }
    return makeWorld(filed)
  })

/** Each fund holds the next through two lines, so that paths double with each level. */
export function ladder(levels: number, width = 2): MadeWorld {
  const filed = Array.from({ length: levels + 1 }, (_, level): [string, Filed] => [
    `L${String(level)}`,
    {
      nav: 1_000_003n,
      direct: [level === levels ? 1_000_003n : 1_003n],
      quotas:
        level === levels
          ? []
          : Array.from({ length: width }, (_each, at) => ({
              target: `L${String(level + 1)}`,
              value: 999_000n / BigInt(width) - BigInt(at),
            })),
    },
  ])
  return makeWorld(Object.fromEntries(filed))
}

/** Funds that all hold each other, so that nearly every order of them is a path. */
export function crosswise(funds: number, direct = 3): MadeWorld {
  const names = Array.from({ length: funds }, (_each, at) => `X${String(at)}`)
  const filed = names.map((name): [string, Filed] => {
    const quotas = names.filter((other) => other !== name).map((target, at) => ({ target, value: BigInt(50_021 + at) }))
    const small = Array.from({ length: direct - 1 }, (_each, at) => BigInt(1_003 + at))
    const rest = [...quotas.map(({ value }) => value), ...small].reduce((sum, value) => sum - value, 1_000_003n)
    return [name, { nav: 1_000_003n, direct: [rest, ...small], quotas }]
  })
  return makeWorld(Object.fromEntries(filed))
}
