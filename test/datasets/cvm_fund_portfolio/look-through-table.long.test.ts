import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { toUnits } from '../../../schemas/core/exact-number.ts'
import { readServed, type TextRow, textRows } from '../../helpers/build.ts'
import { exactJson } from '../../helpers/exact-json.ts'
import { takeSeeded } from '../../helpers/seeded-part.ts'
import { readPlainFundMonths } from '../../helpers/plain-reading/cda.ts'
import { type SharedApi, shareSample } from '../../server/helpers/shared.ts'
import { SAMPLE } from '../../server/helpers/snapshot.ts'

let api: SharedApi
let view: (name: string, month: string) => string

beforeAll(async () => {
  api = await shareSample()
  const { folder } = await readServed(api.dataDir)
  view = (name, month) => `'${join(folder, name, `competence_month=${month}`)}/*.parquet'`
})

/** An asset in the answer of the API. */
interface ShownAsset {
  /** Its lines are added up by this name, which is `asset_id` in the table: papers of a group are one. */
  readonly asset_group_id: string | null
  readonly asset_kind: string
  readonly value: string
  readonly quantity: string
  readonly paths: string
}

interface Shown {
  readonly portfolio: readonly ShownAsset[]
  readonly coverage: { readonly depth_reached: string }
}

interface Sum {
  value: bigint
  quantity: bigint
  /** Amounts that were rounded before they were added up. */
  rounded: number
}

/** Adds up the rows of each asset; those that name none are added up by their kind. */
function addUp(
  rows: readonly (Pick<ShownAsset, 'asset_group_id' | 'asset_kind' | 'value' | 'quantity'> & { paths: number })[],
) {
  const sums = new Map<string, Sum>()
  for (const { asset_group_id, asset_kind, value, quantity, paths } of rows) {
    if (asset_kind === 'reconciliation') continue
    const name = `${asset_kind} ${asset_group_id ?? ''}`
    const sum = sums.get(name) ?? { value: 0n, quantity: 0n, rounded: 0 }
    sum.value += toUnits(value, 2)
    sum.quantity += toUnits(quantity, 6)
    sum.rounded += paths
    sums.set(name, sum)
  }
  return sums
}

async function askAssets(cnpj: string, month: string): Promise<Shown> {
  const { text } = await api.get(
    `/v1/fund/${cnpj}/portfolio/look-through?date=${month}-01&view=aggregate&page_size=1000`,
  )
  const shown = (exactJson(text) as { readonly data: Shown }).data
  expect(shown.portfolio.length).toBeLessThan(1000)
  return shown
}

/** How many look-throughs are asked for, of funds that hold funds and of others. */
const FUNDS = 100

const distance = (a: bigint, b: bigint) => (a < b ? b - a : a - b)

describe.each(['2024-02', '2025-10'])('the table of look-throughs of the real month %s', (month) => {
  it('adds up for every fund to what a plain reading of the files adds up, to the cent', async () => {
    const zip = join(SAMPLE, `dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_${month.replace('-', '')}.zip`)
    const filed = [...readPlainFundMonths(zip).values()].filter(({ lineCount }) => lineCount > 0)

    const rows = await textRows(
      `SELECT cnpj, sum(value)::VARCHAR AS total FROM ${view('cvm_fund_look_through', month)} GROUP BY cnpj`,
    )

    const totals = new Map(rows.map(({ cnpj, total }) => [cnpj, toUnits(String(total), 2)]))
    expect(totals).toEqual(new Map(filed.map(({ cnpj, total }) => [cnpj, total])))
  })

  it('has for each fund the assets of the API: equal where each is rounded once, else within its roundings', async () => {
    const rows = await textRows(
      `SELECT cnpj, asset_id, asset_kind, value::VARCHAR AS value, quantity::VARCHAR AS quantity, shortest_depth::VARCHAR AS shortest_depth
       FROM ${view('cvm_fund_look_through', month)}`,
    )
    // A path counts once, however many lines of the asset a fund has there.
    const [widest] = await textRows(
      `SELECT max(lines)::VARCHAR AS lines FROM (SELECT count(*) AS lines
       FROM ${view('cvm_fund_portfolio', month)} GROUP BY cnpj, asset_id, asset_kind)`,
    )
    const most = Number(widest?.['lines'])
    const byFund = new Map<string, TextRow[]>()
    for (const row of rows) {
      const own = byFund.get(String(row['cnpj']))
      if (own === undefined) byFund.set(String(row['cnpj']), [row])
      else own.push(row)
    }
    const isOfFunds = ([, own]: readonly [string, readonly TextRow[]]) =>
      own.some((row) => row['shortest_depth'] !== '0')
    const parted = [[...byFund].filter(isOfFunds), [...byFund].filter((each) => !isOfFunds(each))]
    let [equal, deep] = [0, 0]
    for (const [cnpj, own] of parted.flatMap((each) => takeSeeded(each, FUNDS, ([cnpj]) => `${month} ${cnpj}`))) {
      const { portfolio, coverage } = await askAssets(cnpj, month)
      const shown = addUp(portfolio.map((row) => ({ ...row, paths: Number(row.paths) })))
      const table = addUp(own.map(readRow))
      expect([...table.keys()].sort(), cnpj).toEqual([...shown.keys()].sort())
      for (const [name, { value, quantity, rounded }] of table) {
        const other = shown.get(name) ?? { value: 0n, quantity: 0n, rounded: 0 }
        const isDeep = coverage.depth_reached !== '0'
        const halves = isDeep ? BigInt(rounded + other.rounded * most) : 0n
        expect(2n * distance(value, other.value), `${cnpj} ${name}`).toBeLessThanOrEqual(halves)
        expect(2n * distance(quantity, other.quantity), `${cnpj} ${name}`).toBeLessThanOrEqual(halves)
        if (isDeep) deep += 1
        if (value === other.value) equal += 1
      }
    }
    expect(byFund.size).toBeGreaterThan(1_000)
    expect(deep).toBeGreaterThan(0)
    expect(equal).toBeGreaterThan(deep)
  })
})

function readRow({ asset_id, asset_kind, value, quantity }: TextRow) {
  const named = { asset_group_id: asset_id ?? null, asset_kind: String(asset_kind) }
  return { ...named, value: String(value), quantity: String(quantity), paths: 1 }
}

it('says of every line of quotas that is not followed why, as the leaves of the API do', async () => {
  const cnpj = '60023816000162'
  const { text } = await api.get(`/v1/fund/${cnpj}/portfolio/look-through?date=2025-10-01&page_size=1000`)
  const leaves = (exactJson(text) as { data: { portfolio: readonly { readonly resolution: string }[] } }).data.portfolio
  const rows = await textRows(
    `SELECT DISTINCT resolution FROM ${view('cvm_fund_look_through', '2025-10')} WHERE cnpj = '${cnpj}'`,
  )

  const reasons = (found: readonly { readonly resolution?: unknown }[]) =>
    [...new Set(found.map(({ resolution }) => String(resolution)))].filter((each) => each !== 'reconciliation').sort()
  expect(reasons(rows)).toEqual(reasons(leaves))
})
