import { describe, expect, it } from 'vitest'
import { isDue } from '../../../pipeline/fetch/cadence.ts'
import { type FileScope, listFilesToFetch } from '../../../pipeline/fetch/files-to-fetch.ts'
import quotes from '../../../schemas/datasets/b3_quote/dataset.ts'
import reports from '../../../schemas/datasets/cvm_fii_quarter/dataset.ts'

const NOW = new Date('2024-11-12T03:00:00Z')

const OF_PORTALS: FileScope = { datasets: null, from: null, to: null, isRemote: true }

const listDays = (scope: Partial<FileScope>) => {
  const daily = listFilesToFetch([quotes], { ...OF_PORTALS, ...scope }, NOW).filter(
    ({ source }) => source.covers === 'day',
  )
  return daily.map(({ period }) => period)
}

describe('the files of days', () => {
  it('are requested from a portal from Monday to Friday, for the last forty days', () => {
    const days = listDays({})

    expect(days.slice(0, 3)).toEqual(['2024-10-03', '2024-10-04', '2024-10-07'])
    expect(days.slice(-3)).toEqual(['2024-11-08', '2024-11-11', '2024-11-12'])
    expect(days).toHaveLength(29)
  })

  it('are requested for all named months, however old', () => {
    const days = listDays({ from: '2021-06', to: '2021-06' })

    expect(days).toHaveLength(22)
    expect([days[0], days.at(-1)]).toEqual(['2021-06-01', '2021-06-30'])
  })

  it('are all looked up in a folder', () => {
    const days = listDays({ isRemote: false })

    expect([days[0], days.at(-1)]).toEqual(['2018-01-01', '2024-11-12'])
  })

  it('have the day first in their name, and belong to the month of that day', () => {
    const november = { ...OF_PORTALS, from: '2024-11', to: '2024-11' }

    const files = listFilesToFetch([quotes], november, NOW).filter(({ period }) => period === '2024-11-08')

    expect(files.map(({ url, months }) => [url.split('/').at(-1), months])).toEqual([
      ['COTAHIST_D08112024.ZIP', ['2024-11']],
    ])
  })

  it('are never requested for future months', () => {
    const days = listDays({ from: '2024-11', to: '2100-12' })

    expect(days.at(-1)).toBe('2024-11-12')
    const files = listFilesToFetch([quotes], { ...OF_PORTALS, from: '2024-11', to: '2100-12' }, NOW)
    expect(files.filter(({ source }) => source.covers === 'month').map(({ period }) => period)).toEqual(['2024-11'])
  })

  it('are as old as their month', () => {
    const [daily] = quotes.sources.filter(({ covers }) => covers === 'day')
    const yesterday = new Date('2024-11-11T03:00:00Z')

    expect(daily && isDue(daily, '2024-10-31', yesterday, NOW)).toBe(true)
    expect(daily && isDue(daily, '2024-07-31', yesterday, NOW)).toBe(false)
  })
})

describe('the files of quarters', () => {
  it('are needed for the last months of their quarters only', () => {
    const needed = listFilesToFetch([reports], { ...OF_PORTALS, from: '2023-11', to: '2024-10' }, NOW)

    expect(needed.map(({ period, months }) => ({ period, months }))).toEqual([
      { period: '2023', months: ['2023-12'] },
      { period: '2024', months: ['2024-03', '2024-06', '2024-09'] },
    ])
  })
})
