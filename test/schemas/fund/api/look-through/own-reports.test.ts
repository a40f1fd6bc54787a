import { describe, expect, it } from 'vitest'
import { look } from '../helpers/look.ts'
import { readResolution } from '../helpers/resolution.ts'
import { type Filed, type MadeQuota, makeWorld } from '../helpers/worlds.ts'

const held: Filed = { nav: 1_000_00n, direct: [1_000_00n], quotas: [] }

describe('a line of quotas of a fund that is known by its own report', () => {
  const line: MadeQuota = { target: 'held', value: 500_00n }
  const report = { source: 'fidc_month', date: '2025-06-30', ageMonths: 4, isStale: false, quotasIssued: null }
  const quarterly = { ...report, source: 'fii_quarter', quotasIssued: 1_000_000000n }

  it('is expanded, whatever the age of the report is within its limit', async () => {
    expect(await readResolution(line, { held: { ...held, report } })).toBe('expanded')
  })

  it('is stale if the report is too old, unless the fund has no NAV to be held', async () => {
    const stale = { ...report, isStale: true }

    expect(await readResolution(line, { held: { ...held, report: stale } })).toBe('stale')
    expect(await readResolution(line, { held: { ...held, nav: 0n, report: stale } })).toBe('nav_missing')
  })

  it.each([
    [0, 1_005_00n, 'expanded'],
    [0, 1_005_01n, 'ratio_anomaly'],
    [1, 1_250_00n, 'expanded'],
    [1, 1_250_01n, 'ratio_anomaly'],
  ])('%i months old may be worth %i of a NAV of 1000.00: %s', async (ageMonths, value, resolution) => {
    expect(await readResolution({ ...line, value }, { held: { ...held, report: { ...report, ageMonths } } })).toBe(
      resolution,
    )
  })

  it('of a real-estate fund is judged by its quotas, because its value is a price of the market', async () => {
    const ofMonth = { ...quarterly, source: 'fii_month', ageMonths: 0 }
    const dear = { ...line, value: 1_007_48n }

    expect(await readResolution(dear, { held })).toBe('ratio_anomaly')
    // A number of quotas that nobody filed says nothing.
    expect(await readResolution({ ...dear, quantity: 0n }, { held: { ...held, report: ofMonth } })).toBe(
      'ratio_anomaly',
    )
    expect(await readResolution({ ...dear, quantity: 1_000_000000n }, { held: { ...held, report: ofMonth } })).toBe(
      'expanded',
    )
    expect(await readResolution({ ...line, quantity: 1_006_000000n }, { held: { ...held, report: ofMonth } })).toBe(
      'ratio_anomaly',
    )
  })

  it('is judged by its value where nobody filed how many quotas there are, and never taken where that is negative', async () => {
    const quantity = 1_000_000000n

    expect(await readResolution({ ...line, quantity }, { held: { ...held, report } })).toBe('expanded')
    expect(await readResolution({ ...line, value: -1_00n, quantity }, { held: { ...held, report: quarterly } })).toBe(
      'ratio_anomaly',
    )
  })

  describe('without a NAV', () => {
    const noNav: Filed = { nav: null, direct: [1_000_00n], quotas: [], report: quarterly }

    it('is worth the part of the issued quotas that it holds', async () => {
      const world = makeWorld({
        root: { nav: 500_00n, direct: [], quotas: [{ ...line, quantity: 500_000000n }] },
        held: noNav,
      })

      const { leaves } = await look(world, 'root')

      expect(leaves.map(({ cents, resolution }) => [cents, resolution])).toEqual([[500_00n, 'direct']])
    })

    it('lacks a NAV where no quotas are known', async () => {
      expect(await readResolution(line, { held: { ...noNav, report: { ...quarterly, quotasIssued: null } } })).toBe(
        'nav_missing',
      )
      expect(await readResolution(line, { held: noNav })).toBe('ratio_anomaly')
      expect(await readResolution({ ...line, quantity: -1n }, { held: noNav })).toBe('ratio_anomaly')
    })

    it('is not opened if its part is worth more than one and a half times its value, as after a split', async () => {
      expect(await readResolution({ ...line, quantity: 750_000000n }, { held: noNav })).toBe('expanded')
      expect(await readResolution({ ...line, quantity: 750_000001n }, { held: noNav })).toBe('ratio_anomaly')
    })
  })
})
