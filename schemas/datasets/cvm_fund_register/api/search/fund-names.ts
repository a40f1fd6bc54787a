import type { Snapshot } from '../../../../api/endpoint.ts'
import { BestMatches, type FoldedQuestion, NameIndex } from '../../../../api/name-index.ts'
import { TextLines } from '../../../../api/text-lines.ts'
import { SnapshotCache } from '../../../../api/snapshot-cache.ts'

const NAMES = new URL('fund_names.sql', import.meta.url)

/** Fund found by its name or a code. */
export interface FoundFund {
  readonly cnpj: string
  readonly cvmCode: string
  readonly cvmId: string
  readonly name: string
}

/** Question with its possible code and beginning of a CNPJ, which are null for several words. */
interface FundQuestion extends FoldedQuestion {
  readonly code: string | null
  readonly number: string | null
}

/** Row of `fund_names.sql`: texts with a line for each fund. */
interface NameRow {
  readonly folded: string
  readonly names: string
  readonly codes: string
  readonly there: number
  readonly is_plain: boolean
}

const RANKS = 4
/** Number of cases: a name begins with the question, begins with other letters, or is empty. */
const BEGINNINGS = 3

/** Names of all funds of a snapshot in memory, in the order of equal matches. */
class FundNames {
  readonly #folded: NameIndex
  readonly #names: TextLines
  readonly #codes: TextLines
  /** Number of funds at the beginning that are neither merged nor cancelled. */
  readonly #there: number

  constructor({ folded, names, codes, there }: NameRow) {
    this.#folded = new NameIndex(new TextLines(folded))
    this.#names = new TextLines(names)
    this.#codes = new TextLines(codes)
    this.#there = there
  }

  get text(): string {
    return this.#folded.names.text
  }

  /** True if a fund of the list has this number. */
  has(cnpj: string): boolean {
    return this.#codes.text.includes(`\n\t${cnpj}\t`)
  }

  /** Finds the first funds of `/v1/funds?q=` in their order. */
  find(question: FundQuestion, limit: number): FoundFund[] {
    const ranks = this.#folded.rank(question)
    // The beginning of a number is as good as the beginning of a word.
    for (const place of this.#listNumbered(question)) ranks[place] = ranks[place] === 1 ? 1 : 2
    const same = new Set([...this.#listCoded(question), ...this.#folded.names.findSame(question.folded)])
    const best = new BestMatches(RANKS * 2 * BEGINNINGS, limit)
    const add = (place: number, rank: number) => {
      best.add(place, this.#match(rank, place, question.folded))
    }
    for (const place of [...same].sort((a, b) => a - b)) add(place, 0)
    ranks.forEach((rank, place) => {
      if (rank > 0 && !same.has(place)) add(place, rank)
    })
    return best.list().map((place) => this.#describe(place))
  }

  #listCoded({ code }: FundQuestion): number[] {
    return code === null ? [] : this.#codes.find(`\t${code}\t`)
  }

  /** Lists the funds whose CNPJ begins with the question; other codes can match too, and are dropped. */
  #listNumbered({ number }: FundQuestion): number[] {
    const start = `\t${number ?? ''}`
    return number === null ? [] : this.#codes.find(start).filter((place) => this.#codes.begins(place, start))
  }

  /** Rates the match of a fund: by rank, then by whether it still exists, then by the beginning of its name. */
  #match(rank: number, place: number, folded: string): number {
    return (rank * 2 + (place < this.#there ? 0 : 1)) * BEGINNINGS + this.#beginning(place, folded)
  }

  #beginning(place: number, folded: string): number {
    if (this.#folded.names.lengthAt(place) === 0) return 2
    return this.#folded.names.begins(place, folded) ? 0 : 1
  }

  #describe(place: number): FoundFund {
    const [, cnpj = '', cvmCode = '', cvmId = ''] = this.#codes.at(place).split('\t')
    return { cnpj, cvmCode, cvmId, name: this.#names.at(place) }
  }
}

const kept = new SnapshotCache<FundNames>()

/** Keeps the names of all funds of a snapshot in memory, if an index can have them. */
export async function keepFundNames(snapshot: Snapshot): Promise<void> {
  const row = await readRow(snapshot)
  if (row?.is_plain === true) kept.keep(snapshot, new FundNames(row))
}

/** Reads the names of all funds as one folded text. */
export async function readFundNames(snapshot: Snapshot): Promise<string> {
  return (await readRow(snapshot))?.folded ?? ''
}

async function readRow(snapshot: Snapshot): Promise<NameRow | undefined> {
  const [row] = (await snapshot.query(NAMES, {})) as unknown as readonly NameRow[]
  return row
}

/** Finds the kept names of a snapshot; undefined if there are none. */
export function findFundNames(snapshot: Snapshot): FundNames | undefined {
  return kept.find(snapshot)
}
