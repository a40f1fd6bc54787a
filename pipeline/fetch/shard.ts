import { createHash } from 'node:crypto'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Month, toYear } from '../../schemas/core/month.ts'
import type { FileToFetch } from './files-to-fetch.ts'

/** A part of history that one of several machines compiles: `1/4` is the first of four. */
export interface Shard {
  readonly number: number
  readonly of: number
}

export const MOST_SHARDS = 64

/** Reads `2/4`; null if it is none. */
export function parseShard(text: string): Shard | null {
  const [, number, of] = /^(\d{1,2})\/(\d{1,2})$/.exec(text)?.map(Number) ?? []
  if (number === undefined || of === undefined || number < 1 || number > of || of > MOST_SHARDS) return null
  return { number, of }
}

export function formatShard({ number, of }: Shard): string {
  return `${String(number)}/${String(of)}`
}

/**
 * The number of the shard that compiles a partition: the months of a dataset go round, and those that one file of a year
 * covers stay together. Each dataset begins with another shard, so that datasets of few files spread too.
 */
export function findShardNumber({ id, sources }: Dataset, month: Month | null, of: number): number {
  const first = createHash('sha256').update(id).digest().readUInt32BE(0)
  return ((first + countSteps(sources, month)) % of) + 1
}

function countSteps(sources: Dataset['sources'], month: Month | null): number {
  if (month === null) return 0
  const isOfYear = sources.some(
    (source) => source.covers === 'year' && month >= source.from && (source.to === undefined || month <= source.to),
  )
  const year = Number(toYear(month))
  return isOfYear ? year : year * 12 + Number(month.slice(5))
}

/** The files that a shard needs, each with its own months only; without a shard all of them. */
export function listFilesOfShard(files: readonly FileToFetch[], shard: Shard | null): readonly FileToFetch[] {
  if (shard === null) return files
  return files.flatMap((file) => {
    const months = file.months.filter((month) => findShardNumber(file.dataset, month, shard.of) === shard.number)
    return months.length === 0 ? [] : [{ ...file, months }]
  })
}
