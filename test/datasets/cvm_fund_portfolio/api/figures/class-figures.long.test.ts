import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import type { Month } from '../../../../../schemas/core/month.ts'
import { readClassFigures } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/class-figures.ts'
import { SERVER_CONTEXT } from '../../../../../server/limits/request-context.ts'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../../../server/snapshots/open-snapshot.ts'
import { eventually } from '../../../../server/helpers/http.ts'
import { quietIntegrity } from '../../../../server/helpers/integrity.ts'
import { sampleDataDir } from '../../../../server/helpers/snapshot.ts'

const SOME = new URL('some_figures.sql', import.meta.url)
/** First the newest month of the sample, whose figures are kept, then one with reports alone beside its portfolios. */
const MONTHS = ['2025-10', '2024-02']

let queries = 0
let opened: OpenSnapshot
beforeAll(async () => {
  const folder = realpathSync(join(await sampleDataDir(), 'current'))
  const observer = { waits: () => () => undefined, runs: () => ((queries += 1), () => undefined) }
  const limits = { memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000, resident: 'keyed' } as const
  opened = await openSnapshot(folder, { ...limits, integrity: quietIntegrity(), observer })
})
afterAll(() => {
  opened.close()
})

type Named = Row & { readonly cnpj: string; readonly subclass_id: string; readonly period: string }
const name = ({ cnpj, subclass_id, period }: Named) => [cnpj, subclass_id, period].join(' ')
const inOrder = (rows: readonly Named[]) => rows.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))

async function readBoth(month: Month) {
  const snapshot = bindToRequest(SERVER_CONTEXT, opened)
  const columns = (await snapshot.query(SOME, {}, [month])) as unknown as readonly Named[]
  const cnpjs = [...new Set(columns.map(({ cnpj }) => cnpj))]
  const before = queries
  const texts = await readClassFigures(snapshot, cnpjs, month, null)
  return { columns: inOrder(columns), texts: inOrder(texts), cnpjs, taken: queries - before }
}

it('figures that are read as texts are those of the columns, kept or not', async () => {
  for (const month of MONTHS) {
    const { columns, texts, taken } = await readBoth(month)
    expect(columns.length).toBeGreaterThan(500)
    expect(texts).toEqual(columns)
    expect(taken).toBe(1)
  }
  await opened.keepRows()
  // These are read beside the first request that needs them.
  const kept = await eventually(async () => {
    const read = await readBoth('2025-10')
    return read.taken === 0 ? read : null
  })
  expect(kept.texts).toEqual(kept.columns)
  expect((await readBoth('2024-02')).taken).toBe(1)
})

it('figures of one period are those of it alone, and nobody has none', async () => {
  const snapshot = bindToRequest(SERVER_CONTEXT, opened)
  const { columns, cnpjs } = await readBoth('2025-10')
  const some = cnpjs.slice(0, 20)
  const rows = await readClassFigures(snapshot, some, '2025-10', ['year_to_date'])

  expect(inOrder(rows)).toEqual(columns.filter(({ cnpj, period }) => some.includes(cnpj) && period === 'year_to_date'))
  expect(await readClassFigures(snapshot, ['00000000000000'], '2025-10', null)).toEqual([])
  expect(await readClassFigures(snapshot, [], '2025-10', null)).toEqual([])
})
