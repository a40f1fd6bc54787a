import { beforeAll, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'
import { ask } from '../../helpers/http.ts'

interface History {
  readonly data: readonly { readonly reference_date: string; readonly group: string; readonly value: string | null }[]
}

const FUNDS = ['62415896000127', '00068305000135', '59834667000132']

let api: SharedApi
beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

it.each(FUNDS)('The composition by month of %s has each category and value of its history', async (cnpj) => {
  const { data } = exactJson((await api.get(`/v1/fund/${cnpj}/portfolio/history`)).text) as History
  const expected = data
    .filter(({ group }) => group !== '')
    .map(({ reference_date, group, value }) => `${reference_date},${group},${value ?? ''}`)
  expect(expected.length).toBeGreaterThan(1)

  const { text } = await ask(api.port, `/en/fund/${cnpj}?chart=composition&format=csv`)
  const drawn = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(0, 3).join(','))
  expect(drawn.sort()).toEqual(expected.sort())

  const page = await ask(api.port, `/en/fund/${cnpj}`)
  const [, table = ''] = page.text.split('<table class="composition-rows">')
  expect(table.slice(0, table.indexOf('</table>')).match(/<tr>/g)?.length).toBe(expected.length + 1)
})
