import { lastDayOfMonth } from '../../../../../api/business-day.ts'
import type { Snapshot } from '../../../../../api/endpoint.ts'
import { SnapshotCache } from '../../../../../api/snapshot-cache.ts'
import { isPartTicker } from '../../../../../api/name-search.ts'
import { BestMatches, type FoldedQuestion, NameIndex } from '../../../../../api/name-index.ts'
import { TextLines } from '../../../../../api/text-lines.ts'
import { PORTFOLIO } from '../../../../../fund/api/filing.ts'
import { hasAssets } from '../../../../../fund/api/require-assets.ts'
import { bondBindings } from '../bond-words.ts'
import { rankMatch, spaceWords } from '../../../../../api/folded-text.ts'
import { datasetMonth } from '../../holders/dataset-month.ts'

const NAMES = new URL('asset_names.sql', import.meta.url)
const COUNT = new URL('asset_count.sql', import.meta.url)
/** Most assets in memory, at some 300 bytes each. With more of them a search reads tables, as in an older snapshot. */
const MOST_ASSETS = 150_000
const RANKS = 4
const WORST = RANKS - 1

/** Asset found by its name or a code. */
export interface NamedAsset {
  readonly asset_id: string
  readonly name: string
  readonly ticker: string
  readonly isin: string
  readonly cnpj: string
}

/** Row of `asset_names.sql`: texts with a line for each asset. */
interface NameRow {
  readonly folded: string
  readonly shown: string
  readonly codes: string
  readonly bonds: string
  readonly is_plain: boolean
}

/** Names of all assets in the newest complete month, in memory and in the order of equal matches. */
class AssetNames {
  /** Names, ticker and ISIN, followed by the id. */
  readonly #names: NameIndex
  readonly #shown: TextLines
  readonly #codes: TextLines
  /** Short names and trade names of bonds, which are not in lines. */
  readonly #bonds: readonly (readonly [place: number, words: string])[]

  /** Places of assets that only a whole code finds. */
  readonly #ofPart = new Set<number>()

  constructor({ folded, shown, codes, bonds }: NameRow) {
    this.#shown = new TextLines(shown)
    this.#codes = new TextLines(codes)
    this.#names = new NameIndex(new TextLines(folded), (place) => this.#shown.at(place).indexOf('\t'))
    this.#bonds = bonds.split('\n').flatMap((name, place) => (name === '' ? [] : [[place, name] as const]))
    for (let place = 0; place < this.#shown.size; place++)
      if (isPartTicker(this.#describe(place).ticker)) this.#ofPart.add(place)
  }

  /** Finds the first assets of `/v1/assets?q=` in their order. */
  find(question: FoldedQuestion & { readonly code: string }, limit: number): NamedAsset[] {
    const ranks = this.#names.rank(question)
    const spaced = question.words.map(spaceWords)
    for (const [place, words] of this.#bonds) {
      if (!question.words.every((word) => words.includes(word))) continue
      const own = ranks[place] ?? 0
      ranks[place] = Math.min(own === 0 ? WORST : own, rankMatch(spaced, spaceWords(words)))
    }
    const coded = new Set(this.#codes.find(`\t${question.code}\t`))
    const best = new BestMatches(RANKS, limit)
    for (const place of coded) best.add(place, 0)
    ranks.forEach((rank, place) => {
      if (rank > 0 && !coded.has(place) && !this.#ofPart.has(place)) best.add(place, rank)
    })
    return best.list().map((place) => this.#describe(place))
  }

  #describe(place: number): NamedAsset {
    const [asset_id = '', name = '', ticker = '', isin = '', cnpj = ''] = this.#shown.at(place).split('\t')
    return { asset_id, name, ticker, isin, cnpj }
  }
}

const kept = new SnapshotCache<AssetNames>()

/** Keeps the names of all assets of a snapshot in memory, if an index can have them. */
export async function keepAssetNames(snapshot: Snapshot): Promise<void> {
  if (snapshot.months(PORTFOLIO).length === 0) return
  const month = datasetMonth(snapshot, null)
  if (!hasAssets(snapshot, month)) return
  const [count] = await snapshot.query(COUNT, {})
  if (Number(count?.['assets']) > MOST_ASSETS) return
  const bindings = { ...bondBindings(), first_day: `${month}-01`, last_day: lastDayOfMonth(month) }
  const [row] = (await snapshot.query(NAMES, bindings, [month])) as unknown as readonly NameRow[]
  if (row?.is_plain === true) kept.keep(snapshot, new AssetNames(row))
}

/** Undefined if the snapshot has none in memory. */
export function findAssetNames(snapshot: Snapshot): AssetNames | undefined {
  return kept.find(snapshot)
}
