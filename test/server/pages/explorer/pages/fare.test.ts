import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })

describe('the page of fares', () => {
  it('draws the median fare of the seats sold', async () => {
    expect((await read('/pt/fare?origin=SBGR&destination=SBRF')).text).toContain('Tarifa mediana dos assentos vendidos')
    expect((await read('/en/fare?origin=SBGR&destination=SBRF')).text).toContain('Median fare of the seats sold')
  })

  it('names the cities of the route, and states which airline has the lowest median', async () => {
    const { text } = await read('/pt/fare?origin=SBGR&destination=SBRF')

    expect(text).toMatch(/<h1>\s*São Paulo, Guarulhos – Recife\s*<\/h1>/)
    expect(text).toMatch(/<h2 id="airlines">[A-Z]{3} tem a menor mediana: R\$ [\d.]+,\d\d<\/h2>/)
  })

  it.each(['origin=GRU&destination=REC', 'origin=gru+&destination=sbrf'])(
    'takes IATA codes as ICAO codes: %s',
    async (codes) => {
      const data = async (query: string) => (await read(`/en/fare?${query}&chart=months&format=csv`)).text

      expect(await data(codes)).toBe(await data('origin=SBGR&destination=SBRF'))
    },
  )

  it('says that a route has no fare, and shows no table', async () => {
    const { status, text } = await read('/pt/fare?origin=GRU&destination=GRU')

    expect(status).toBe(200)
    expect(readVisibleText(text)).toContain('Não há tarifas desta rota na base.')
    expect(text).not.toContain('<table')
  })

  it('refuses what is no code', async () => {
    expect((await read('/pt/fare?origin=SAO-PAULO&destination=GRU')).status).toBe(400)
  })
})
