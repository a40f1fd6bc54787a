import { describe, expect, it } from 'vitest'
import { type ExportJob, NO_PROGRESS } from '../../../server/exports/job.ts'
import { showExport, showExportDetail } from '../../../server/exports/show-export.ts'

const MESSAGE = 'Fund 62415896000127 has no portfolio for 2025-09 in this snapshot. Nearest is 2025-10-31.'
const [ID, PARTS, GAPS] = ['6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01', 9_999, 150]
const nameFund = (at: number) => ({ cnpj: String(at).padStart(14, '0'), date: '2025-09' })

/** A job of which almost no part has an answer. */
const JOB: ExportJob = {
  ...NO_PROGRESS,
  ...{ id: ID, key: 'k', version: 'v', endpoint: '/v1/fund/{cnpj}/portfolio', format: 'csv', state: 'failed' },
  parameters: { cnpj: Array.from({ length: PARTS }, (_, at) => nameFund(at).cnpj), date: ['2025-09'] },
  ...{ snapshot: '20260110T030000Z', message: null, sha256: null, worked_ms: 1 },
  ...{ created_at: '2026-01-10T12:00:00Z', finished_at: null, expires_at: null },
  errors: Array.from({ length: PARTS }, (_, at) => ({
    parameters: nameFund(at),
    ...{ code: 'not_found', reason: 'portfolio_not_found', message: { en: MESSAGE, pt: MESSAGE } },
  })),
  incomplete: Array.from({ length: GAPS }, (_, at) => ({ parameters: nameFund(at), completeness: 'partial' })),
}
const show = (page: number, page_size = 100) => showExportDetail(JOB, 'en', { page, page_size })

describe('an export with thousands of parts without an answer', () => {
  it('is shown with a page of them, which is short, and says how many there are', () => {
    const { data, next } = show(0)

    expect([data.errors.length, data.incomplete.length]).toEqual([100, 100])
    expect([data.parts_failed, data.parts_incomplete]).toEqual([PARTS, GAPS])
    expect(next).toBe(`/v1/exports/${ID}?page=1&page_size=100`)
    const shown = JSON.stringify(showExport(JOB, 'en')).length
    expect(JSON.stringify(show(0)).length - shown).toBeLessThan(40_000)
    expect(JSON.stringify(show(0, 1000)).length - shown).toBeLessThan(400_000)
  })

  it('has each of them on one page, and no page after the last', () => {
    const pages = Array.from({ length: 10 }, (_, page) => show(page, 1000))

    expect(pages.map(({ next }) => next === null)).toEqual([...Array<boolean>(9).fill(false), true])
    expect(pages.flatMap(({ data }) => data.errors.map(({ parameters }) => parameters))).toEqual(
      JOB.errors.map(({ parameters }) => parameters),
    )
    expect(pages.flatMap(({ data }) => data.incomplete)).toEqual(JOB.incomplete)
    expect(show(11, 1000)).toMatchObject({ next: null, data: { errors: [], incomplete: [] } })
  })
})
