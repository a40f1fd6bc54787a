import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../schemas/api/endpoint.ts'
import { readHoldersFiled } from '../../../../schemas/datasets/cvm_fund_portfolio/api/holders/holders-filed.ts'
import { readReportsFiled } from '../../../../schemas/datasets/cvm_fund_portfolio/api/holders/listing-funds.ts'
import { readHoldings } from '../../../../schemas/datasets/cvm_fund_portfolio/api/holders/read-holdings.ts'
import { PORTFOLIO } from '../../../../schemas/fund/api/filing.ts'
import { SERVER_CONTEXT } from '../../../../server/limits/request-context.ts'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../../server/snapshots/open-snapshot.ts'
import { quietIntegrity } from '../../../server/helpers/integrity.ts'
import { reporting, reportingDataDir } from '../../../server/helpers/reporting-world.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'

const MONTHS = ['2024-02', '2025-10']
const LATER = ['2099-04', '2099-03', '2099-02', '2099-01']
const LIMITS = { memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000, resident: 'all' } as const

interface BothWays {
  readonly opened: OpenSnapshot
  readonly newest: Snapshot
  /** Its months are behind four newer ones, so that none is in memory. */
  readonly older: Snapshot
}

async function openBothWays(dataDir: string): Promise<BothWays> {
  const folder = realpathSync(join(dataDir, 'current'))
  const opened = await openSnapshot(folder, { ...LIMITS, integrity: quietIntegrity() })
  const newest = bindToRequest(SERVER_CONTEXT, opened)
  const months: Snapshot['months'] = (dataset) =>
    dataset === PORTFOLIO ? [...LATER, ...opened.months(dataset)] : opened.months(dataset)
  return { opened, newest, older: { ...newest, months } }
}

let sample: BothWays
let madeUp: BothWays

beforeAll(async () => {
  sample = await openBothWays(await sampleDataDir())
  madeUp = await openBothWays(await reportingDataDir(20251031))
})

afterAll(() => {
  sample.opened.close()
  madeUp.opened.close()
})

const ASSETS = new URL('asset-ids.sql', import.meta.url)

describe.each(MONTHS)('the holders of %s', (month) => {
  it('are the same whether the month is among the newest, which are in memory, or an older one', async () => {
    const { newest, older } = sample
    const assets = (await newest.query(ASSETS, {}, [month])) as unknown as { readonly asset_id: string }[]
    expect(assets.length).toBeGreaterThan(50)
    let indirect = 0
    for (const { asset_id } of assets) {
      const asset = {
        asset_id,
        groupId: asset_id,
        groupBasis: '',
        kind: '',
        ids: [asset_id],
        ticker: null,
        isin: null,
        cnpjs: [],
        subclass: null,
      }
      const wanted = { include: [], indirect: true }
      const [inMemory, read] = [
        await readHoldings(newest, asset, wanted, month),
        await readHoldings(older, asset, wanted, month),
      ]
      expect(sortHoldings(inMemory), asset_id).toEqual(sortHoldings(read))
      indirect += inMemory.filter(({ shortestDepth }) => shortestDepth > 0).length
    }
    if (month === '2025-10') expect(indirect).toBeGreaterThan(0)
  })

  it('have the same names, NAVs and totals', async () => {
    const { newest, older } = sample
    const cnpjs = [
      ...new Set(
        ((await newest.query(FILERS, {}, [month])) as unknown as { readonly cnpj: string }[]).map(({ cnpj }) => cnpj),
      ),
    ]
    const pick = (filed: Awaited<ReturnType<typeof readHoldersFiled>>) =>
      cnpjs.map((cnpj) => {
        const { fund_name_filed, nav_value, total_portfolio_value } = filed.get(cnpj) ?? {}
        return { cnpj, name: fund_name_filed, nav: nav_value?.text, total: total_portfolio_value?.text }
      })

    expect(cnpjs.length).toBeGreaterThan(50)
    expect(pick(await readHoldersFiled(newest, cnpjs, month))).toEqual(
      pick(await readHoldersFiled(older, cnpjs, month)),
    )
    expect(await readHoldersFiled(newest, ['00000000000000'], month)).toEqual(new Map())
  })
})

it('the holders of funds are the same where funds list each other in reports of their own', async () => {
  const { newest, older } = madeUp
  const { filers, reporters, silent, numberOf, month } = reporting
  let reported = 0
  for (const cnpj of [...filers, ...reporters, ...silent]) {
    const numbers = [cnpj, numberOf.get(cnpj) ?? cnpj]
    const asset = {
      asset_id: `fund:${cnpj}`,
      groupId: `fund:${cnpj}`,
      groupBasis: '',
      kind: '',
      ids: [],
      ticker: null,
      isin: null,
      cnpjs: numbers,
      subclass: null,
    }
    const wanted = { include: [], indirect: true }
    const [inMemory, read] = [
      await readHoldings(newest, asset, wanted, month),
      await readHoldings(older, asset, wanted, month),
    ]
    expect(sortHoldings(inMemory), cnpj).toEqual(sortHoldings(read))
    const names = inMemory.map((holding) => holding.cnpj)
    expect(await readReportsFiled(newest, names, month)).toEqual(await readReportsFiled(older, names, month))
    reported += inMemory.filter(({ oldestReportDate }) => oldestReportDate !== null).length
  }
  expect(reported).toBeGreaterThan(50)
})

const FILERS = new URL('filers.sql', import.meta.url)

function sortHoldings<H extends { readonly cnpj: string; readonly position: string }>(holdings: readonly H[]): H[] {
  const name = ({ cnpj, position }: H) => `${cnpj} ${position}`
  return holdings.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))
}
