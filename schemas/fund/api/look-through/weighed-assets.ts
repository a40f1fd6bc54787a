import type { WorkBudget } from '../../../core/work-budget.ts'
import { IdentifiedCount } from '../identified-count.ts'
import { type AssetSum, RECONCILIATION } from './aggregate.ts'
import type { AssetNumbers } from './asset-numbers.ts'
import type { LookThroughCoverage } from './coverage.ts'
import { roundFixed } from './fixed-point.ts'
import type { FollowedRings } from './followed-rings.ts'
import { basisAt, type FundLines, NUMBER_OF_BASES } from './fund-lines.ts'
import { type Holder, magnitude } from './graph.ts'
import { UNEXPANDED } from './outcome.ts'
import { sortLargest } from './sort-largest.ts'
import { addWays, type WeighedFund, weighFunds } from './weighed-funds.ts'

const RESOLUTIONS = ['direct', ...UNEXPANDED] as const
/** Number of the difference between expanded lines and the lines that replace them. */
const RECONCILED = -1
const UNITS_A_LINE = 4
/** Units of work for solving a ring, for each of its funds. */
const UNITS_A_FUND = 500

/** Sum of leaves with one name and one resolution, in smallest units. */
interface ResolutionSum {
  readonly asset: number
  readonly resolution: number
  quantity: bigint
  value: bigint
}

/** Facts of an asset beside its amounts. */
interface WeighedAsset {
  paths: number
  lastFund: WeighedFund
  /** Greatest part of a line in the asset, and the line. */
  largest: bigint
  line: { readonly lines: FundLines; readonly place: number }
}

/** Holdings of a fund by asset, and its coverage. */
export interface AddedUp {
  readonly coverage: LookThroughCoverage
  readonly identified: IdentifiedCount
  /** Gives the assets from one place to another, sorted by magnitude with the largest first, then by key. */
  readonly sorted: (from: number, to: number) => Promise<readonly AssetSum[]>
}

/** Lists the funds of which a fund has parts, if it leads to a ring. */
export async function listWeighedFunds(
  rings: FollowedRings,
  root: Holder,
  maxDepth: number,
  work: WorkBudget,
): Promise<WeighedFund[]> {
  const funds: WeighedFund[] = []
  for (const fund of weighFunds(rings, root, maxDepth)) {
    funds.push(fund)
    if (work.spend(UNITS_A_FUND + UNITS_A_LINE * fund.outcomes.length)) await work.rest()
  }
  return funds
}

/**
 * Adds up the leaves of weighed funds by asset, with long and short positions netted. Each sum of an asset and a
 * resolution is rounded once, as in the table of every fund, and the reconciliation is the rest of the total.
 */
export async function addUpWeighed(
  root: Holder,
  funds: readonly WeighedFund[],
  lines: ReadonlyMap<string, FundLines>,
  numbers: AssetNumbers,
  work: WorkBudget,
): Promise<AddedUp> {
  const count = new WeighedCount(numbers)
  for (const fund of funds) {
    const own = lines.get(fund.holder.cnpj)
    if (own === undefined) continue
    count.add(fund, own)
    if (work.spend(UNITS_A_LINE * own.length)) await work.rest()
  }
  const { values, quantities, expandedValue, unexpandedValue } = count.result(root)
  const sizes = {
    estimate: (asset: number) => Math.abs(Number(values.get(asset) ?? 0n)),
    exact: (asset: number) => magnitude(values.get(asset) ?? 0n),
    name: (asset: number) => count.keyOf(asset),
  }
  const sorted = async (from: number, to: number) => {
    const assets = await sortLargest([...values.keys()], sizes, to, work)
    const amounts = (asset: number) => ({ quantity: quantities.get(asset) ?? 0n, value: values.get(asset) ?? 0n })
    return assets.slice(from, to).map((asset) => ({ ...count.describe(asset), ...amounts(asset) }))
  }
  const coverage = {
    expandedValue,
    unexpandedValue,
    depthReached: Math.max(...funds.map(({ level }) => level)),
    funds: [...new Set(funds.map(({ holder }) => holder.cnpj))],
  }
  return { coverage, identified: count.identified(), sorted }
}

class WeighedCount {
  readonly #numbers: AssetNumbers
  /** Numbers of lines that stay alone, which come after those of assets. */
  readonly #ownNumbers = new Map<FundLines, number>()
  #nextNumber: number
  readonly #assets = new Map<number, WeighedAsset>()
  readonly #sums = new Map<number, ResolutionSum>()
  readonly #byBasis = new Array<bigint>(NUMBER_OF_BASES).fill(0n)

  constructor(numbers: AssetNumbers) {
    this.#numbers = numbers
    this.#nextNumber = numbers.size
  }

  add(fund: WeighedFund, lines: FundLines): void {
    const quotas = lines.placesOfQuotas(fund.holder)
    const own = this.#numberOwn(lines)
    for (let place = 0; place < lines.length; place++) {
      const quota = quotas[place] ?? -1
      const why = quota < 0 ? 'direct' : (fund.outcomes[quota] ?? null)
      if (why === null) continue
      const number = lines.assets[place] ?? -1
      const asset = number < 0 ? own + place : number
      const value = fund.weight * lines.values.at(place)
      const sum = this.#findSum(asset, RESOLUTIONS.indexOf(why))
      sum.value += value
      sum.quantity += fund.weight * lines.quantities.at(place)
      this.#note(asset, fund, magnitude(value), lines, place)
      const basis = lines.bases[place] ?? 0
      this.#byBasis[basis] = (this.#byBasis[basis] ?? 0n) + magnitude(value)
    }
  }

  identified(): IdentifiedCount {
    const count = new IdentifiedCount()
    for (const [basis, value] of this.#byBasis.entries()) count.add(basisAt(basis), roundFixed(value))
    return count
  }

  /** Rounds the sums by asset and by resolution. The rest of the total is the reconciliation. */
  result({ total }: Holder) {
    const [values, quantities] = [new Map<number, bigint>(), new Map<number, bigint>()]
    const byResolution = RESOLUTIONS.map(() => 0n)
    let rest = total
    for (const { asset, resolution, ...exact } of this.#sums.values()) {
      const value = roundFixed(exact.value)
      values.set(asset, (values.get(asset) ?? 0n) + value)
      quantities.set(asset, (quantities.get(asset) ?? 0n) + roundFixed(exact.quantity))
      byResolution[resolution] = (byResolution[resolution] ?? 0n) + value
      rest -= value
    }
    if (rest !== 0n) values.set(RECONCILED, rest)
    const [expandedValue = 0n, ...unexpanded] = byResolution
    const reasons = [
      ...UNEXPANDED.map((why, at) => [why, unexpanded[at] ?? 0n] as const),
      [RECONCILIATION, rest] as const,
    ]
    const unexpandedValue = Object.fromEntries(reasons) as LookThroughCoverage['unexpandedValue']
    return { values, quantities, expandedValue, unexpandedValue }
  }

  keyOf(asset: number): string {
    if (asset === RECONCILED) return RECONCILIATION
    const { lines, place } = this.#knownAsset(asset).line
    const number = lines.assets[place] ?? -1
    return number < 0 ? lines.ownKeyAt(place) : this.#numbers.key(number)
  }

  describe(asset: number): Pick<AssetSum, 'key' | 'paths' | 'line'> {
    if (asset === RECONCILED) return { key: RECONCILIATION, paths: 1, line: null }
    const { paths, line } = this.#knownAsset(asset)
    return { key: this.keyOf(asset), paths, line: { cnpj: line.lines.cnpj, id: line.lines.idAt(line.place) } }
  }

  #knownAsset(asset: number): WeighedAsset {
    const known = this.#assets.get(asset)
    if (known === undefined) throw new Error(`no line has the asset ${String(asset)}`)
    return known
  }

  #findSum(asset: number, resolution: number): ResolutionSum {
    const number = asset * RESOLUTIONS.length + resolution
    const sum = this.#sums.get(number) ?? { asset, resolution, quantity: 0n, value: 0n }
    this.#sums.set(number, sum)
    return sum
  }

  /** Notes a line of an asset; several lines of it in one fund are one path. */
  #note(asset: number, fund: WeighedFund, size: bigint, lines: FundLines, place: number): void {
    const known = this.#assets.get(asset)
    if (known === undefined) {
      this.#assets.set(asset, { paths: fund.ways, lastFund: fund, largest: size, line: { lines, place } })
      return
    }
    if (known.lastFund !== fund) known.paths = addWays(known.paths, fund.ways)
    known.lastFund = fund
    if (size <= known.largest) return
    known.largest = size
    known.line = { lines, place }
  }

  #numberOwn(lines: FundLines): number {
    const known = this.#ownNumbers.get(lines)
    if (known !== undefined) return known
    const number = this.#nextNumber
    this.#nextNumber += lines.length
    this.#ownNumbers.set(lines, number)
    return number
  }
}
