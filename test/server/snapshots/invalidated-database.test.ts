import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { invalidateOnDemand } from '../../helpers/invalidated-duckdb.ts'
import { serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { editions, FILER, parseEdition, PATH, repeatValue } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['the newest snapshot', '20260210', '200.00'],
  ['an older snapshot', '20260110', '100.00'],
])('a database that DuckDB refuses to use is opened again: %s', async (_which, at, value) => {
  const { dataDir } = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-02-10T03:00:00Z', '200.00'])
  const invalidate = invalidateOnDemand()
  const api = await serve(dataDir)
  onTestFinished(() => api.stop())
  const portfolio = await api.get(`${PATH}?as_of=${at}`)
  expect(parseEdition(portfolio).values).toEqual(repeatValue(value))
  invalidate()

  const refused = await api.get(`/v1/fund/${FILER}?as_of=${at}`)
  const answered = await eventually(async () => {
    const reply = await api.get(`/v1/fund/${FILER}?as_of=${at}`)
    return reply.status === 200 ? reply : null
  })

  expect(readProblem(refused)).toMatchObject({ status: 503, code: 'unavailable' })
  expect(answered.text).toContain(`FUNDO ${value}`)
})
