import { describe, expect, it } from 'vitest'
import { listFilesToFetch } from '../../../pipeline/fetch/files-to-fetch.ts'
import { findShardNumber, listFilesOfShard, parseShard } from '../../../pipeline/fetch/shard.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import { datasets } from '../../../schemas/registry.gen.ts'

const EVERYTHING = { datasets: null, from: '2005-01', to: '2025-10', isRemote: false }
const NOW = new Date('2025-12-15T03:00:00Z')
const FOUR = [1, 2, 3, 4].map((number) => ({ number, of: 4 }))

describe('the shards of a lake', () => {
  it('take each file of each month once, and never the same partition', () => {
    const files = listFilesToFetch(datasets, EVERYTHING, NOW)
    const name = ({ dataset, source, url }: (typeof files)[number], month: string | null) =>
      `${dataset.id} ${source.id} ${url} ${month ?? ''}`
    const shards = FOUR.map((shard) => listFilesOfShard(files, shard))

    const taken = shards.flatMap((own) => own.flatMap((file) => file.months.map((month) => name(file, month))))
    const all = files.flatMap((file) => file.months.map((month) => name(file, month)))
    expect(taken.toSorted()).toEqual(all.toSorted())
    const partitions = shards.map(
      (own) => new Set(own.flatMap(({ dataset, months }) => months.map((month) => `${dataset.id} ${month ?? ''}`))),
    )
    expect(partitions.reduce((sum, own) => sum + own.size, 0)).toBe(new Set(partitions.flatMap((own) => [...own])).size)
  })

  it('never share the file of a year', () => {
    const years = listFilesToFetch(datasets, EVERYTHING, NOW).filter(({ source }) => source.covers === 'year')

    expect(years.length).toBeGreaterThan(20)
    for (const { dataset, months } of years) {
      expect(new Set(months.map((month) => findShardNumber(dataset, month, 4))).size).toBe(1)
    }
  })

  it('have as many months each, to one', () => {
    const portfolio = datasets.find(({ id }) => id === 'cvm_fund_portfolio')
    if (portfolio === undefined) throw new Error('no such dataset')
    const numbers = monthRange('2023-01', '2024-12').map((month) => findShardNumber(portfolio, month, 4))

    expect([1, 2, 3, 4].map((number) => numbers.filter((each) => each === number).length)).toEqual([6, 6, 6, 6])
  })

  it.each(['5/4', '0/4', '1', '1/0', 'a/b', '1/99', '-1/4', '1/4/4', ''])('are not named %s', (text) => {
    expect(parseShard(text)).toBeNull()
  })
})
