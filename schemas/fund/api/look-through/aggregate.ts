import { IdentifiedCount } from '../identified-count.ts'
import type { WorkBudget } from '../../../core/work-budget.ts'
import type { AssetLine } from './asset-line.ts'
import type { AssetNumbers } from './asset-numbers.ts'
import { AssetSums } from './asset-sums.ts'
import { ExactSums } from './exact-sums.ts'
import { basisAt, type FundLines, NUMBER_OF_BASES } from './fund-lines.ts'
import { estimatePart, takePart } from './fraction.ts'
import { magnitude } from './graph.ts'
import { sortLargest } from './sort-largest.ts'
import type { WalkStop } from './walk.ts'

/** Holding of an asset in a fund over all paths. */
export interface AssetSum {
  readonly key: string
  readonly quantity: bigint
  readonly value: bigint
  readonly paths: number
  /** Line with the greatest part of the sum, which describes the asset; null for the reconciliation. */
  readonly line: Pick<AssetLine, 'cnpj' | 'id'> | null
}

const UNITS_A_LINE = 4

/** Key of the difference between expanded lines and the lines that replaced them. */
export const RECONCILIATION = 'reconciliation'

/** Number of the sum of that difference. */
const RECONCILED = 0

/** Lines of a fund, each with the number of its sum, found once for all paths to the fund. */
interface PlacedLines {
  /** Number of the fund, in the order in which funds are reached. */
  readonly fund: number
  readonly lines: FundLines
  readonly sums: Int32Array
  /** Place of each line among the quotas, which alone can be followed. */
  readonly quotas: Int32Array
}

/** Adds up the leaves of a walk by asset, with long and short positions netted. */
export class AssetCount {
  readonly #lines: ReadonlyMap<string, FundLines>
  readonly #numbers: AssetNumbers
  readonly #sums: AssetSums
  /** Key of each sum: the number of its asset, or below zero for a line that stays alone. */
  readonly #assets: Int32Array
  #opened = RECONCILED + 1
  /** Number of the sum of each asset; 0 for none. */
  readonly #sumsOfAssets: Int32Array
  readonly #placed = new Map<string, PlacedLines | null>()
  readonly #funds: FundLines[] = []
  readonly #byBasis = new ExactSums(NUMBER_OF_BASES)
  #stops = 0

  constructor(lines: ReadonlyMap<string, FundLines>, numbers: AssetNumbers) {
    this.#lines = lines
    this.#numbers = numbers
    const most = [...lines.values()].reduce((sum, { length }) => sum + length, RECONCILED + 1)
    this.#sums = new AssetSums(most)
    this.#assets = new Int32Array(most)
    this.#sumsOfAssets = new Int32Array(numbers.size)
  }

  unitsAt({ holder }: WalkStop): number {
    return UNITS_A_LINE * (this.#lines.get(holder.cnpj)?.length ?? 0)
  }

  add(stop: WalkStop): void {
    this.#stops += 1
    const placed = this.#place(stop)
    if (placed !== null) this.#addLines(stop, placed)
    if (stop.reconciliation !== 0n) this.#sums.addWholeValue(RECONCILED, this.#stops, stop.reconciliation, null)
  }

  /** Counts the leaves that name their asset, without the reconciliation, which is not such a leaf. */
  identified(): IdentifiedCount {
    const count = new IdentifiedCount()
    for (let basis = 0; basis < NUMBER_OF_BASES; basis++) count.add(basisAt(basis), this.#byBasis.total(basis))
    return count
  }

  /** Gives the sums from one place to another, sorted by magnitude with the largest first, then by key. */
  async sorted(from: number, to: number, work: WorkBudget): Promise<AssetSum[]> {
    // All lines of a sum without a path were followed further.
    const sums = Array.from({ length: this.#opened }, (_sum, at) => at).filter((at) => this.#sums.paths(at) > 0)
    const sizes = {
      estimate: (sum: number) => Math.abs(this.#sums.values.estimate(sum)),
      exact: (sum: number) => magnitude(this.#sums.values.total(sum)),
      name: (sum: number) => this.#keyOf(sum),
    }
    const sorted = await sortLargest(sums, sizes, to, work)
    return sorted.slice(from, to).map((sum) => this.#describe(sum))
  }

  #addLines({ part, outcomes }: WalkStop, { fund, lines, sums, quotas }: PlacedLines): void {
    const [all, stop] = [this.#sums, this.#stops]
    const { bases, values, quantities, length } = lines
    for (let place = 0; place < length; place++) {
      const quota = quotas[place] ?? -1
      if (quota >= 0 && typeof outcomes[quota] !== 'string') continue
      const [sum, basis] = [sums[place] ?? 0, bases[place] ?? 0]
      const value = estimatePart(part, values.numbers[place] ?? 0)
      if (Number.isNaN(value)) this.#addExactly(takePart(part, values.at(place)), sum, basis, { fund, place })
      else {
        all.addValue(sum, stop, value, fund, place)
        this.#byBasis.add(basis, Math.abs(value))
      }
      const quantity = estimatePart(part, quantities.numbers[place] ?? 0)
      if (Number.isNaN(quantity)) all.quantities.addWhole(sum, takePart(part, quantities.at(place)))
      else all.quantities.add(sum, quantity)
    }
  }

  /** Adds a value that its estimate does not decide. */
  #addExactly(value: bigint, sum: number, basis: number, line: { fund: number; place: number }): void {
    const number = Number(value)
    if (Number.isSafeInteger(number)) this.#sums.addValue(sum, this.#stops, number, line.fund, line.place)
    else this.#sums.addWholeValue(sum, this.#stops, value, line)
    this.#byBasis.addWhole(basis, magnitude(value))
  }

  #place({ holder }: WalkStop): PlacedLines | null {
    const known = this.#placed.get(holder.cnpj)
    if (known !== undefined) return known
    const lines = this.#lines.get(holder.cnpj)
    const placed = lines === undefined ? null : this.#placeLines(lines, lines.placesOfQuotas(holder))
    this.#placed.set(holder.cnpj, placed)
    return placed
  }

  #placeLines(lines: FundLines, quotas: Int32Array): PlacedLines {
    const fund = this.#funds.push(lines) - 1
    const sums = lines.assets.map((asset) => this.#findSum(asset))
    return { fund, lines, sums, quotas }
  }

  #findSum(asset: number): number {
    const known = this.#sumsOfAssets[asset] ?? 0
    if (known > 0) return known
    const sum = this.#opened++
    this.#assets[sum] = asset
    if (asset >= 0) this.#sumsOfAssets[asset] = sum
    return sum
  }

  #keyOf(sum: number): string {
    if (sum === RECONCILED) return RECONCILIATION
    const asset = this.#assets[sum] ?? -1
    if (asset >= 0) return this.#numbers.key(asset)
    const line = this.#sums.largestLine(sum)
    return line === null ? '' : (this.#funds[line.fund]?.ownKeyAt(line.place) ?? '')
  }

  #describe(sum: number): AssetSum {
    const line = this.#sums.largestLine(sum)
    const fund = line === null ? undefined : this.#funds[line.fund]
    return {
      key: this.#keyOf(sum),
      quantity: this.#sums.quantities.total(sum),
      value: this.#sums.values.total(sum),
      paths: this.#sums.paths(sum),
      line: line === null || fund === undefined ? null : { cnpj: fund.cnpj, id: fund.idAt(line.place) },
    }
  }
}
