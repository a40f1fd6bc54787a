import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { cashMonth, FUND, makeBareCnpj, masked, mirror } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { exactJson, findEndpoint, readProblem } from '../../../server/helpers/body.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

type Report = Readonly<Record<string, string | null>>
interface Batch {
  readonly errors: readonly Readonly<Record<string, string | null>>[]
  readonly data: readonly Report[]
}

const [OTHER, SILENT, NOBODY] = [makeBareCnpj(5), makeBareCnpj(6), makeBareCnpj(999)]
const MONTHS = ['2023-11', '2023-12', '2024-01']
const DAYS = ['02', '15', '28']

let api: Api
let source: string
beforeAll(async () => {
  source = await mirror(cashMonth('100.00'))
  for (const month of MONTHS) {
    const lines = DAYS.flatMap((day) => [
      { DT_COMPTC: `${month}-${day}`, ID_SUBCLASSE: 'A' },
      { DT_COMPTC: `${month}-${day}`, ID_SUBCLASSE: 'B' },
      { DT_COMPTC: `${month}-${day}`, CNPJ_FUNDO_CLASSE: masked(OTHER) },
    ])
    const early = { DT_COMPTC: '2023-11-02', CNPJ_FUNDO_CLASSE: masked(SILENT) }
    await dailyMirror(month, reports(month === '2023-11' ? [...lines, early] : lines), source)
  }
  const dataDir = await temporaryFolder()
  await publish(source, dataDir)
  api = await serve(dataDir)
})
afterAll(async () => {
  await api.stop()
  await rm(source, { recursive: true, force: true })
})

async function readBatch(cnpjs: readonly string[], query = ''): Promise<Batch> {
  const reply = await api.get(`/v1/navs?cnpjs=${encodeURIComponent(cnpjs.join())}${query}`)
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  findEndpoint('navs').output.parse(JSON.parse(reply.text))
  return exactJson(reply.text) as Batch
}

const order = ({ date, requested_cnpj, subclass_id }: Report) => [date, requested_cnpj, subclass_id].join(' ')

describe('the daily reports of many funds', () => {
  it('are those that each is answered alone, by day, with the number of the fund', async () => {
    const range = '&from=2023-12-15&to=2024-01-15'
    const alone = await Promise.all(
      [FUND, OTHER].map(async (cnpj) => {
        const { data } = exactJson((await api.get(`/v1/fund/${cnpj}/nav?${range}`)).text) as Batch
        return data.map((report) => ({ requested_cnpj: cnpj, cnpj, ...report }))
      }),
    )

    const { data, errors } = await readBatch([OTHER, FUND], range)
    const expected = alone.flat().sort((one, other) => (order(one) < order(other) ? -1 : 1))
    expect(expected).toHaveLength(12)
    expect([data, errors]).toEqual([expected, []])
  })

  it.each(['date', 'cnpj', 'holders'])('sorted by %s come page by page as they would at once', async (sort_by) => {
    const whole = (await readBatch([FUND, OTHER], `&sort_by=${sort_by}&sort_order=desc`)).data
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) =>
        readBatch([FUND, OTHER], `&sort_by=${sort_by}&sort_order=desc&page_size=7&page=${String(page)}`),
      ),
    )

    expect(whole).toHaveLength(27)
    expect(pages.flatMap(({ data }) => data)).toEqual(whole)
  })

  it('have no row of a fund that does not report in the range, and an error of a number that nobody has', async () => {
    const { data, errors } = await readBatch([SILENT, NOBODY, 'x', OTHER], '&from=2024-01')

    expect(new Set(data.map(({ cnpj }) => cnpj))).toEqual(new Set([OTHER]))
    expect(errors).toMatchObject([
      { item: 'x', code: 'invalid_input', reason: null },
      { item: NOBODY, code: 'not_found', reason: 'fund_not_found' },
    ])
  })

  it('of numbers that nobody has are an empty list with their errors', async () => {
    expect(await readBatch([NOBODY])).toMatchObject({ data: [], errors: [{ item: NOBODY }] })
  })

  it('of days without a report are a 404', async () => {
    const reply = await api.get(`/v1/navs?cnpjs=${FUND}&from=2025-01`)

    expect(readProblem(reply)).toMatchObject({ status: 404, error_data: { reason: 'outside_coverage' } })
  })
})
