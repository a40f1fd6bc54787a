import { describe, expect, it } from 'vitest'
import { isDue } from '../../../pipeline/fetch/cadence.ts'
import { listFilesToFetch } from '../../../pipeline/fetch/files-to-fetch.ts'
import quotes from '../../../schemas/datasets/b3_quote/dataset.ts'
import reports from '../../../schemas/datasets/cvm_fii_quarter/dataset.ts'

const NOW = new Date('2024-11-12T03:00:00Z')

const daysAsked = (more: { from?: string; to?: string; mirror?: string }) => {
  const settings = {
    dataDir: 'unused',
    from: null,
    to: null,
    mirror: null,
    datasets: null,
    maskPersonalData: true,
    ...more,
  }
  const daily = listFilesToFetch([quotes], settings, NOW).filter(({ source }) => source.covers === 'day')
  return daily.map(({ period }) => period)
}

describe('the files of days', () => {
  it('are requested from a portal from Monday to Friday, for the last forty days', () => {
    const asked = daysAsked({})

    expect(asked.slice(0, 3)).toEqual(['2024-10-03', '2024-10-04', '2024-10-07'])
    expect(asked.slice(-3)).toEqual(['2024-11-08', '2024-11-11', '2024-11-12'])
    expect(asked).toHaveLength(29)
  })

  it('are requested for all named months, however old', () => {
    const asked = daysAsked({ from: '2021-06', to: '2021-06' })

    expect(asked).toHaveLength(22)
    expect([asked[0], asked.at(-1)]).toEqual(['2021-06-01', '2021-06-30'])
  })

  it('are all looked up in a folder', () => {
    const asked = daysAsked({ mirror: 'data/sample' })

    expect([asked[0], asked.at(-1)]).toEqual(['2018-01-01', '2024-11-12'])
  })

  it('have the day first in their name, and belong to the month of that day', () => {
    const settings = {
      dataDir: 'unused',
      from: '2024-11',
      to: '2024-11',
      mirror: null,
      datasets: null,
      maskPersonalData: true,
    }

    const wanted = listFilesToFetch([quotes], settings, NOW).filter(({ period }) => period === '2024-11-08')

    expect(wanted.map(({ url, months }) => [url.split('/').at(-1), months])).toEqual([
      ['COTAHIST_D08112024.ZIP', ['2024-11']],
    ])
  })

  it('are never requested for future months', () => {
    const asked = daysAsked({ from: '2024-11', to: '2100-12' })

    expect(asked.at(-1)).toBe('2024-11-12')
    const settings = { dataDir: 'unused', from: '2024-11', to: '2100-12', mirror: null, datasets: null }
    const wanted = listFilesToFetch([quotes], { ...settings, maskPersonalData: true }, NOW)
    expect(wanted.filter(({ source }) => source.covers === 'month').map(({ period }) => period)).toEqual(['2024-11'])
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
    const settings = { dataDir: 'unused', mirror: null, datasets: null, maskPersonalData: true }
    const asked = listFilesToFetch([reports], { ...settings, from: '2023-11', to: '2024-10' }, NOW)

    expect(asked.map(({ period, months }) => ({ period, months }))).toEqual([
      { period: '2023', months: ['2023-12'] },
      { period: '2024', months: ['2024-03', '2024-06', '2024-09'] },
    ])
  })
})
