import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { movers, publishMoves } from '../../../../server/helpers/moves-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(publishMoves))
})

async function ask(cnpj: string, against: string, date = '20251031') {
  const reply = await api.get(`/v1/fund/${cnpj}/active-share?against=${against}&date=${date}`)
  expect(reply.status, reply.text.slice(0, 400)).toBe(200)
  return (exactJson(reply.text) as { readonly data: Readonly<Record<string, string | null>> }).data
}

describe('/v1/fund/{cnpj}/active-share', () => {
  it('is 0 against itself, and what two funds do not have in common against another', async () => {
    expect(await ask(movers.buyer, movers.buyer)).toMatchObject({
      active_share_percent: '0.000000',
      active_share_reason: '',
    })
    // Of the seller 12 of 52 is PETR4, all that the buyer has; 100 less 100 × 12 ÷ 52.
    expect(await ask(movers.buyer, movers.seller)).toMatchObject({ active_share_percent: '76.923077' })
    expect(await ask(movers.seller, movers.buyer)).toMatchObject({ active_share_percent: '76.923077' })
  })

  it('is not known of a fund that hides some, and of a month without the block of shares', async () => {
    const hidden = await ask(movers.hidden, movers.buyer, '20250930')
    const partial = await ask(movers.buyer, movers.buyer, '20251130')

    expect([hidden['active_share_percent'], hidden['active_share_reason']]).toEqual([null, 'confidential_total'])
    expect([partial['active_share_percent'], partial['active_share_reason']]).toEqual([null, 'members_missing'])
  })
})
