import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { magnitude } from '../../../../schemas/fund/api/look-through/graph.ts'
import { units } from '../../../server/helpers/cents.ts'
import { late, lateFilerDataDir } from '../../../server/helpers/late-filer-world.ts'
import { type ExactLeaf, leafCents, readAllLeaves } from '../../../server/helpers/look-through.ts'
import { reporting, reportingDataDir } from '../../../server/helpers/reporting-world.ts'

interface ExactHolder {
  readonly cnpj: string
  readonly name: string
  readonly quantity: string
  readonly value: string
  readonly share_percent: string | null
  readonly oldest_report_date: string | null
  readonly direct_value?: string
  readonly indirect_value?: string
  readonly shortest_depth?: string
}

interface Holders {
  readonly asset_id: string
  readonly data: readonly ExactHolder[]
}

let madeUp: SharedApi
beforeAll(async () => {
  madeUp = await shareServer(await shareWorld(lateFilerDataDir))
})

async function readHolders(of: SharedApi, code: string, month: string, more = ''): Promise<Holders> {
  const reply = await of.get(`/v1/asset/${code}/holders?date=${month}&page_size=1000${more}`)
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return exactJson(reply.text) as Holders
}

const byCnpj = ({ data }: Holders) => Object.fromEntries(data.map((row) => [row.cnpj, row]))

it('a company whose papers a report lists is no fund, and so no asset', async () => {
  const reply = await madeUp.get(`/v1/asset/${late.issuer}/holders?date=2025-10`)

  expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('asset_not_found')])
})

describe('a fund that lists the asset in a report of its own', () => {
  it('is a holder, with the date of that report and a share of its NAV', async () => {
    const { [late.filer]: filer } = byCnpj(await readHolders(madeUp, late.heldFirst, '2025-10'))

    // The report of the quarter states no NAV: its lines are 1,240.
    expect(filer).toMatchObject({ value: '300.00', share_percent: '24.193548', oldest_report_date: '2025-06-30' })
    expect(filer?.name).not.toBe('')
  })

  it('is one in the months that its report is new enough for', async () => {
    const holds = async (month: string) => (await readHolders(madeUp, late.heldFirst, month)).data.length

    expect([await holds('2025-06'), await holds('2025-10')]).toEqual([1, 1])
  })

  it('has the asset through what it lists, and a fund that holds it has its part of that', async () => {
    const {
      [late.filer]: filer,
      [late.holder]: above,
      [late.heldFirst]: held,
    } = byCnpj(await readHolders(madeUp, 'PETR4', '2025-06', '&indirect=true'))

    expect(held).toMatchObject({ value: '5000.00', shortest_depth: '0', oldest_report_date: null })
    const through = { direct_value: '0.00', indirect_value: '900.00', oldest_report_date: '2025-06-30' }
    expect(filer).toMatchObject({ ...through, shortest_depth: '1' })
    expect(above).toMatchObject({ ...through, shortest_depth: '2' })
  })
})

const UNOPENED = ['not_filed', 'nav_missing', 'unreconciled', 'stale']
const { month, filers, reporters } = reporting

/** What each fund has of each asset in its look-through, in cents, by the name of the asset. */
async function readLookThroughs(of: SharedApi): Promise<ReadonlyMap<string, ReadonlyMap<string, bigint>>> {
  const held = new Map<string, Map<string, bigint>>()
  for (const cnpj of [...filers, ...reporters]) {
    for (const [asset, leaves] of groupByAsset(await readAllLeaves(of, cnpj, month))) {
      held.set(asset, (held.get(asset) ?? new Map<string, bigint>()).set(cnpj, leafCents(leaves)))
    }
  }
  return held
}

/** Keeps the leaves that are PETR4 or quotas of a fund that no look-through opens. */
function groupByAsset(leaves: readonly ExactLeaf[]): ReadonlyMap<string, readonly ExactLeaf[]> {
  const { numberOf } = reporting
  const classOf = new Map([...numberOf].map(([only, fund]) => [fund, only]))
  const grouped = new Map<string, ExactLeaf[]>()
  for (const leaf of leaves) {
    const fund = leaf.metainfo['fund_cnpj']
    const isUnopened = typeof fund === 'string' && UNOPENED.includes(leaf.resolution)
    const code = isUnopened ? (classOf.get(fund) ?? fund) : leaf.metainfo['asset_id'] === 'b3:PETR4' ? 'PETR4' : null
    if (code !== null) grouped.set(code, [...(grouped.get(code) ?? []), leaf])
  }
  return grouped
}

interface ExactAsset {
  readonly asset_id: string | null
  readonly value: string
  readonly paths: string
}

/** Reads the funds that lead to a ring, whose assets are those of all turns. */
async function readTurned(of: SharedApi): Promise<ReadonlyMap<string, readonly ExactAsset[]>> {
  const turned = new Map<string, readonly ExactAsset[]>()
  for (const cnpj of [...filers, ...reporters]) {
    const { text } = await of.get(
      `/v1/fund/${cnpj}/portfolio/look-through?date=${month}-01&view=aggregate&page_size=1000`,
    )
    const { data } = exactJson(text) as {
      data?: { portfolio: readonly ExactAsset[]; coverage: { min_share_percent?: string } }
    }
    if (data?.coverage.min_share_percent !== undefined) turned.set(cnpj, data.portfolio)
  }
  return turned
}

/** True for a row of an asset, or of a fund by the number of the fund whose only class it is. */
function isOfAsset({ asset_id: id }: ExactAsset, asset: string): boolean {
  return id === asset || id === `fund:${reporting.numberOf.get(asset.replace('fund:', '')) ?? ''}`
}

const seed = Number(process.env['SEED'] ?? 20251031)
/** `make soak` makes up three worlds. */
const SEEDS = Number(process.env['HOLDER_SEEDS'] ?? 1)

describe.each(Array.from({ length: SEEDS }, (_none, n) => seed + n))(
  'among made-up funds that hold each other, of seed %i',
  (own) => {
    let of: Api
    beforeAll(async () => {
      of = await serve(await reportingDataDir(own))
    })
    afterAll(() => of.stop())

    it('those have an asset in whose look-through it is, with reports too, and as much of it as there', async () => {
      const held = await readLookThroughs(of)
      let reported = 0

      const turned = await readTurned(of)
      expect(held.size).toBeGreaterThan(2)
      for (const [code, expected] of held) {
        const { data, asset_id } = await readHolders(of, code, month, '&indirect=true')
        const outside = data.filter(({ cnpj }) => !turned.has(cnpj)).map(({ cnpj, value }) => [cnpj, units(value, 2)])
        expect(Object.fromEntries(outside), code).toEqual(
          Object.fromEntries([...expected].filter(([cnpj]) => !turned.has(cnpj))),
        )
        for (const { cnpj, value } of data.filter((each) => turned.has(each.cnpj))) {
          const assets = turned.get(cnpj)?.filter((row) => isOfAsset(row, asset_id)) ?? []
          const sum = assets.reduce((total, row) => total + units(row.value, 2), 0n)
          // Holdings that do not come through the ring are rounded way by way.
          const roundings = assets.reduce((total, row) => total + BigInt(row.paths), 1n)
          expect(magnitude(units(value, 2) - sum), `${code} ${cnpj}`).toBeLessThanOrEqual(roundings)
        }
        const direct = await readHolders(of, code, month)
        expect(direct.data.map(({ cnpj, value }) => [cnpj, value]).sort()).toEqual(
          data
            .filter(({ shortest_depth }) => shortest_depth === '0')
            .map(({ cnpj, direct_value }) => [cnpj, direct_value])
            .sort(),
        )
        reported += data.filter(({ oldest_report_date }) => oldest_report_date !== null).length
      }
      expect(reported).toBeGreaterThan(10)
    })
  },
)
