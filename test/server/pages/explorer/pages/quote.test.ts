import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../../helpers/api.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { sampleDataDir } from '../../../helpers/snapshot.ts'

let api: Api

beforeAll(async () => {
  api = await serve(await sampleDataDir(), OPEN_EXPLORER)
})

afterAll(() => api.stop())

const read = async (path: string) => (await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })).text

describe('the page of quotes', () => {
  it('says between which sessions an event lies where those between are missing', async () => {
    expect(await read('/pt/quote/PETR4')).toContain('<td>evento societário entre 25/06/2021 e 08/11/2024</td>')
    expect(await read('/en/quote/PETR4')).toContain('<td>corporate event between 2021-06-25 and 2024-11-08</td>')
  })
})
