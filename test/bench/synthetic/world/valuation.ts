import { partsPerMillion } from '../base/money.ts'
import { at, SeededRandom } from '../base/random.ts'
import type { Fund, Style } from './fund.ts'
import type { QuotaHolding } from './graph.ts'

export interface Valuation {
  /** Net assets by fund index, in cents. */
  netAssets: bigint[]
  /** All lines other than quotas together. */
  own: bigint[]
  /** Quota lines from the top of the longest chain to its bottom, planted loops aside. */
  deepestChain: number
}

const OWN_MONEY = new Set<Style>(['mixed', 'receivables'])

/** Values each holding in place, from funds that hold none upwards: a quota is worth a part of what is below it. */
export function valuate(
  seed: number,
  month: string,
  funds: readonly Fund[],
  holdings: readonly QuotaHolding[][],
): Valuation {
  const netAssets = funds.map(() => 0n)
  const own = funds.map(() => 0n)
  const depth = funds.map(() => 0)
  const shares = sharesByTarget(holdings)
  for (const fund of [...funds].sort((one, other) => one.level - other.level)) {
    const held = at(holdings, fund.index)
    const random = new SeededRandom(seed, month, fund.index, 'worth')
    const size = drawSize(seed, fund, random)
    for (const holding of held) holding.cents = worth(holding, size, netAssets, shares, random)
    const quotas = held.reduce((sum, { cents }) => sum + cents, 0n)
    own[fund.index] = ownMoney(fund, size, quotas, random)
    netAssets[fund.index] = at(own, fund.index) + quotas
    const below = held
      .filter(({ way }) => way === 'share' || way === 'whole')
      .map(({ target }) => at(depth, target) + 1)
    depth[fund.index] = below.reduce((deepest, step) => Math.max(deepest, step), 0)
  }
  return { netAssets, own, deepestChain: depth.reduce((deepest, step) => Math.max(deepest, step), 0) }
}

function sharesByTarget(holdings: readonly QuotaHolding[][]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { target, way, share } of holdings.flat()) {
    if (way === 'share') shares.set(target, (shares.get(target) ?? 0) + share)
  }
  return shares
}

function worth(
  { target, way, share }: QuotaHolding,
  size: bigint,
  netAssets: readonly bigint[],
  shares: Map<number, number>,
  random: SeededRandom,
): bigint {
  if (way === 'loop') return partsPerMillion(size, share)
  const below = netAssets[target] ?? 0n
  if (below <= 0n) return partsPerMillion(size, random.between(200, 300_000))
  if (way === 'whole') return below + 1n + (below * BigInt(random.between(2, 60))) / 1_000_000_000n
  return (below * BigInt(share) * 97n) / (BigInt(shares.get(target) ?? share) * 100n)
}

function ownMoney({ style }: Fund, size: bigint, quotas: bigint, random: SeededRandom): bigint {
  if (style === 'zero') return 0n
  if (style === 'negative') return -partsPerMillion(size, 10_000)
  if (style === 'loop') return partsPerMillion(size, 5_000)
  if (quotas === 0n) return size
  if (OWN_MONEY.has(style)) return partsPerMillion(size, random.between(50_000, 500_000))
  return 500_000n + partsPerMillion(quotas, random.between(500, 40_000))
}

/** In cents, about log-normal around 25 million reais; those that hold each other are about equal. */
function drawSize(seed: number, { index, style }: Fund, random: SeededRandom): bigint {
  const lasting = new SeededRandom(seed, index, 'size')
  const bell = lasting.fraction() + lasting.fraction() + lasting.fraction() - 1.5
  const drift = 0.97 + 0.06 * random.fraction()
  return BigInt(Math.round(10 ** (9.4 + (style === 'loop' ? 0.1 : 1.5) * bell) * drift))
}
