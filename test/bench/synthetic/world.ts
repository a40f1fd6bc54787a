import { foundFunds, type Fund } from './funds.ts'
import { drawHoldings, type QuotaHolding } from './holdings.ts'
import { partsPerMillion } from './money.ts'
import { countQuotas, planLines } from './plan.ts'
import { listIndexes, makePopulation } from './population.ts'
import { at, SeededRandom } from './random.ts'

/** Everything that is decided about a month before its first line is written. */
export type SyntheticWorld = ReturnType<typeof foundWorld>

export function foundWorld(given: { seed: number; month: string; funds: number; lines: number }) {
  const { seed, month, lines } = given
  const population = makePopulation(given.funds)
  const funds = foundFunds(seed, given.funds)
  const sealed = listIndexes(population.sealed)
  const plan = planLines(seed, lines, funds, sealed.length)
  const structured = funds.filter((fund) => fund.structured)
  const counts = [
    ...plan.blocks.BLC_2,
    ...structured.map((fund, place) => countQuotas(fund, at(plan.structured, place))),
  ]
  const holdings = drawHoldings(seed, funds, counts, population)
  const filers = funds.filter((fund) => !fund.structured)
  return { funds, filers, structured, sealed, plan, holdings, ...valuate(seed, month, funds, holdings) }
}

/** Values each holding in place, from funds that hold none upwards: a quota is worth a part of what is below it. */
function valuate(seed: number, month: string, funds: readonly Fund[], holdings: readonly QuotaHolding[][]) {
  const [netAssets, own] = [funds.map(() => 0n), funds.map(() => 0n)]
  const shares = new Map<number, number>()
  for (const { target, way, share } of holdings.flat())
    if (way === 'share') shares.set(target, (shares.get(target) ?? 0) + share)
  for (const fund of [...funds].sort((one, other) => one.level - other.level)) {
    const held = at(holdings, fund.index)
    const random = new SeededRandom(seed, month, fund.index, 'worth')
    const size = drawSize(seed, fund, random)
    for (const holding of held) holding.cents = worth(holding, size, netAssets[holding.target] ?? 0n, shares, random)
    const quotas = held.reduce((sum, { cents }) => sum + cents, 0n)
    own[fund.index] = ownMoney(fund, size, quotas, random)
    netAssets[fund.index] = at(own, fund.index) + quotas
  }
  // By fund index, in cents; `own` is what all lines other than quotas are worth together.
  return { netAssets, own }
}

function worth(
  { target, way, share }: QuotaHolding,
  size: bigint,
  below: bigint,
  shares: ReadonlyMap<number, number>,
  random: SeededRandom,
): bigint {
  if (way === 'loop') return partsPerMillion(size, share)
  if (below <= 0n) return partsPerMillion(size, random.between(200, 300_000))
  if (way === 'whole') return below + 1n + (below * BigInt(random.between(2, 60))) / 1_000_000_000n
  return (below * BigInt(share) * 97n) / (BigInt(shares.get(target) ?? share) * 100n)
}

function ownMoney({ style }: Fund, size: bigint, quotas: bigint, random: SeededRandom): bigint {
  if (style === 'zero') return 0n
  if (style === 'negative') return -partsPerMillion(size, 10_000)
  if (style === 'loop') return partsPerMillion(size, 5_000)
  if (quotas === 0n) return size
  if (style === 'mixed' || style === 'receivables') return partsPerMillion(size, random.between(50_000, 500_000))
  return 500_000n + partsPerMillion(quotas, random.between(500, 40_000))
}

/** In cents, about log-normal around 25 million reais; those that hold each other are about equal. */
function drawSize(seed: number, { index, style }: Fund, random: SeededRandom): bigint {
  const bell = new SeededRandom(seed, index, 'size').bell()
  const drift = 0.97 + 0.06 * random.fraction()
  return BigInt(Math.round(10 ** (9.4 + (style === 'loop' ? 0.1 : 1.5) * bell) * drift))
}
