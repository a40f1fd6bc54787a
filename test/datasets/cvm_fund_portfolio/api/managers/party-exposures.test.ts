import { beforeAll, expect, it } from 'vitest'
import { askWell, type FoundRow } from '../../../../server/helpers/market.ts'
import { ADMINISTRATOR, ONE, partiesWorld, TWO } from '../../../../server/helpers/parties-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

const EVERY_TYPE = 'type=fif,fidc,fii,fip,fiagro,etf,fapi,fmp,other'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(partiesWorld))
})

async function listPositions(party: string, asked: string) {
  const path = `/v1/${party}/positions?date=20251031&view=look_through&${asked}`
  const { data } = await askWell<{ data: readonly FoundRow[] }>(api, path)
  return data.map(({ explain: _explain, ...row }) => row)
}

it.each([`manager/${ONE}`, `manager/${TWO}`, `administrator/${ADMINISTRATOR}`])(
  'what %s really holds is the same, to the cent, from the table of the night and added up over every type',
  async (party) => {
    for (const page of ['page_size=100', 'page_size=2', 'page_size=2&page=1']) {
      const kept = await listPositions(party, page)
      expect(kept.length, page).toBeGreaterThan(0)
      expect(kept, page).toEqual(await listPositions(party, `${page}&${EVERY_TYPE}`))
    }
  },
)
