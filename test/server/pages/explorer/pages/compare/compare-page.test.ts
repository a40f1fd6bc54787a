import { beforeAll, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../../helpers/explorer-pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

it.each([
  ['/pt/compare', /^Comparar carteiras · /],
  ['/pt/compare?a=40155573000109&b=10406511000161&date=2025-10', /^[^·]+ e iShares Ibovespa · /],
  ['/en/compare?a=11184136000115&date=2025-10&with=2024-02', /^[^·]+, Oct 2025 and Feb 2024 · /],
])('the title of a comparison says what is compared: %s', async (path, title) => {
  const { text } = await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })

  expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toMatch(title)
})
