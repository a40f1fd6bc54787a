import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { cnpj } from '../../../server/helpers/mirror.ts'
import { writeOwnReports } from '../../../server/helpers/own-report-files.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [BOTH, MONTHLY, HELD] = [cnpj(1), cnpj(2), cnpj(3)]
const MONTHS = 'dados.cvm.gov.br/dados/FII/DOC/INF_MENSAL/DADOS/inf_mensal_fii_2025.zip'

describe('a month of real-estate funds without the member of their assets', () => {
  let api: Api

  beforeAll(async () => {
    const mirror = await temporaryFolder()
    await writeOwnReports(
      mirror,
      [BOTH, MONTHLY].map((filer) => ({ filer, month: '2025-08', cash: 10, fii: 90 })),
      [{ filer: BOTH, day: '2025-06-30', cash: 5, held: { [HELD]: 95 } }],
    )
    const files = unzipSync(await readFile(join(mirror, MONTHS)))
    const others = Object.entries(files).filter(([name]) => !name.includes('ativo_passivo'))
    expect(others).toHaveLength(Object.keys(files).length - 1)
    await writeFile(join(mirror, MONTHS), zipSync(Object.fromEntries(others)))
    const dataDir = await temporaryFolder()
    await publish(mirror, dataDir)
    api = await serve(dataDir)
  })
  afterAll(() => api.stop())

  it('shows the newest report with lines, of its own day', async () => {
    const answer = JSON.parse((await api.get(`/v1/fund/${BOTH}/portfolio?date=2025-08`)).text) as Answer

    expect(answer.reference_date).toBe('2025-06-30')
    expect(answer.data.portfolio.map(({ final_position_value }) => final_position_value)).toEqual([95, 5])
    expect(answer.data.fund['total_portfolio_value']).toBe(100)
  })

  it('is no portfolio of a fund without another report, whose NAV describes it still', async () => {
    const fund = JSON.parse((await api.get(`/v1/fund/${MONTHLY}`)).text) as Answer

    expect(readProblem(await api.get(`/v1/fund/${MONTHLY}/portfolio?date=2025-08`))).toMatchObject({ status: 404 })
    expect(fund.data.fund).toMatchObject({ nav_value_reported: 100, total_portfolio_value: null })
  })
})

interface Answer {
  readonly reference_date: string
  readonly data: {
    readonly fund: Readonly<Record<string, unknown>>
    readonly portfolio: readonly { readonly final_position_value: number }[]
  }
}
