import { describe, expect, it } from 'vitest'
import { formatRate, Transfers } from '../../../pipeline/fetch/transfers.ts'

describe('the progress bar of running downloads', () => {
  it('shows how many there are, how much has arrived and how fast', () => {
    const said: string[] = []
    const transfers = new Transfers((text) => said.push(text))
    const [first, second] = [transfers.begin(), transfers.begin()]

    first.arrived(2_500_000)
    second.arrived(1_000_000)
    first.end()

    // Bytes that come shortly after the last report are in the next one.
    expect(said).toEqual([expect.stringMatching(/^2 downloads {2}2\.5 MB {2}[\d.]+ MB\/s$/)])
  })

  it('counts megabytes a second', () => {
    expect(formatRate(10_000_000, 4_000)).toBe('2.5 MB/s')
    expect(formatRate(0, 0)).toBe('0.0 MB/s')
  })
})
