import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'

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

  it('leads to the same quotes adjusted, which say of how many sessions and since when it is not known', async () => {
    expect(await read('/en/quote/PETR4')).toContain('<a href="/en/quote/PETR4/total">total return</a>')
    const page = await read('/en/quote/PETR4/splits')

    expect(page).toContain(
      '<a href="/en/quote/PETR4/splits" aria-current="page"><strong>adjusted for splits</strong></a>',
    )
    expect(page).toContain('Adjusted through 2024-11-08.')
    expect(page).toContain(
      '1 of 2 sessions without an adjusted price: no event that is known explains what went ex on 2024-11-08.',
    )
  })

  it('says of an option which it is, its strike and its expiry, and offers no adjusted prices of it', async () => {
    const page = await read('/pt/quote/ABCBK215')

    expect(page).toContain('<dt>Mercado</dt><dd>opção de compra</dd>')
    expect(page).toContain('<dt>Preço de exercício</dt><dd>21,50</dd>')
    expect(page).toContain('<dt>Vencimento</dt><dd>14/11/2024</dd>')
    expect(page).not.toContain('/splits')
  })
})
