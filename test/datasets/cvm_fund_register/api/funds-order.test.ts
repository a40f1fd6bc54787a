import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { readListedFunds } from '../../../server/helpers/funds.ts'
import { fundsDataDir } from '../../../server/helpers/funds-world.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(fundsDataDir))
})

const list = async (q: string) => readListedFunds(await api.get(`/v1/funds?${new URLSearchParams({ q }).toString()}`))

describe('a search for funds', () => {
  it('has funds that are still there before cancelled ones whose name begins so', async () => {
    const found = await list('fundo')
    const placeOf = (name: string, status: string) =>
      found.findLastIndex((row) => row.name === name && row['status'] === status)

    expect(placeOf('NOVO FUNDO IGUAL', 'normal')).toBeGreaterThan(placeOf('FUNDO IGUAL', 'normal'))
    expect(placeOf('FUNDO IGUAL', 'cancelled')).toBeGreaterThan(placeOf('NOVO FUNDO IGUAL', 'normal'))
    expect(placeOf('ÁGIO FUNDO A_B', 'cancelled')).toBeGreaterThan(placeOf('FUNDO IGUAL', 'cancelled'))
  })

  it('has a fund whose whole name it is first, also a cancelled one', async () => {
    const found = await list('Fundo igual')

    expect(found.map(({ name }) => name)).toEqual(['FUNDO IGUAL', 'FUNDO IGUAL', 'FUNDO IGUAL', 'NOVO FUNDO IGUAL'])
    expect((await list('agio fundo a_b'))[0]?.name).toBe('ÁGIO FUNDO A_B')
  })
})
