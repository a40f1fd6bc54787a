import { beforeAll, describe, expect, it } from 'vitest'
import { askWell, type FoundRow } from '../../../../server/helpers/market.ts'
import { MANAGER, OTHER_MANAGER, publishMoves } from '../../../../server/helpers/moves-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

const EVERY_TYPE = 'type=fif,fidc,fii,fip,fiagro,etf,fapi,fmp,other'
const SIDES = {
  bought: 'min_explained_net_value=0.01&sort_by=explained_net_value&sort_order=desc',
  sold: 'max_explained_net_value=-0.01&sort_by=explained_net_value&sort_order=asc',
} as const

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(publishMoves))
})

/** Asks for a list of moves, without the parameter by which it was added up anew. */
async function askMoves(manager: string, asked: string) {
  const path = `/v1/manager/${manager}/moves?date=20251031&${asked}`
  const { data, states, explained_percent } = await askWell<{
    data: readonly FoundRow[]
    states: unknown
    explained_percent: unknown
  }>(api, path)
  const rows = data.map(({ explain = '', ...row }): FoundRow => ({
    ...row,
    explain: explain.replace(/&type=[^&]*/, ''),
  }))
  return { rows, states, explained_percent }
}

describe.each([MANAGER, OTHER_MANAGER])('what the funds of %s traded', (manager) => {
  it.each(['bought', 'sold'] as const)('is the same list of what they %s from the night and added up', async (side) => {
    for (const page of ['page_size=100', 'page_size=1', 'page_size=1&page=1']) {
      const asked = `${SIDES[side]}&${page}`
      const kept = await askMoves(manager, asked)
      expect(kept, asked).toEqual(await askMoves(manager, `${asked}&${EVERY_TYPE}`))
    }
  })
})

it('has something to compare: one manager bought and sold, and its lines have names', async () => {
  const bought = await askMoves(MANAGER, SIDES.bought)
  const sold = await askMoves(MANAGER, SIDES.sold)

  expect(bought.rows.map(({ asset_id, explained_net_value }) => [asset_id, explained_net_value])).toEqual([
    ['b3:PETR4', '55.00'],
    ['b3:ITUB4', '39.00'],
  ])
  expect(sold.rows).toMatchObject([{ asset_id: 'b3:VALE3', explained_net_value: '-55.00' }])
  expect(bought.rows[0]?.['explain']).toContain('filed_id=b3:PETR4')
  expect(bought.states).not.toEqual([])
})
