import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = async (path: string) => (await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })).text

describe('the page of quotes', () => {
  it('says between which sessions an event lies where those between are missing', async () => {
    expect(await read('/pt/quote/PETR4')).toContain('<td>evento societário entre 25/06/2021 e 08/11/2024</td>')
    expect(await read('/en/quote/PETR4')).toContain('<td>corporate event between 2021-06-25 and 2024-11-08</td>')
  })
})
