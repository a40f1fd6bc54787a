import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'
import { listRows } from '../../../helpers/build.ts'

/** Portfolios that are asked for one after another, and then at once. */
const ASKED = 60

let api: Api

beforeAll(async () => {
  // Next to nothing is kept, so that every request reads its lines.
  api = await serve(await sampleDataDir(), { RESPONSE_CACHE_MIB: '1', RESPONSE_CACHE_ANSWER_KIB: '1' })
})

afterAll(() => api.stop())

it('portfolios that are asked for at once have the bytes of those asked for one after another', async () => {
  const filed = (await listRows(api, 'cvm_fund_month')).filter(({ line_count }) => line_count !== '0')
  const some = filed.filter((_row, at) => at % Math.ceil(filed.length / ASKED) === 0)
  const paths = some
    .map(({ cnpj, competence_month }) => `/v1/fund/${String(cnpj)}/portfolio?date=${String(competence_month)}`)
    .concat('/v1/fund/00000000000191/portfolio?date=2025-10')
  const alone = new Map<string, string>()
  for (const path of paths) alone.set(path, (await api.get(path)).text)
  const atOnce = await Promise.all(paths.map(async (path) => [path, (await api.get(path)).text] as const))

  expect(some.length).toBeGreaterThan(40)
  expect([...alone.values()].filter((text) => text.includes('"success":true')).length).toBeGreaterThan(20)
  expect(new Map(atOnce)).toEqual(alone)
})
