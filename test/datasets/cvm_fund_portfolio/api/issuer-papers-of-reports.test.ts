import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { holding, nav, structured, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { writeOwnReports } from '../../../server/helpers/own-report-files.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [HOLDER, ALONE, SOLD, FILES, OLD, ELSE] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4), cnpj(5), cnpj(6)]
const [VEHICLE, OTHER] = [cnpj(700), cnpj(701)]
const ROOT = VEHICLE.slice(0, 8)

/** A fund that files a certificate of the vehicle, and real-estate funds that report some of it. */
async function publishPapers(): Promise<string> {
  const certificate = holding(HOLDER, 'Debêntures', '500.00', {
    TP_ATIVO: 'Certificado de recebíveis imobiliários',
    PF_PJ_EMISSOR: 'PJ',
    CPF_CNPJ_EMISSOR: VEHICLE,
    EMISSOR: 'SECURITIZADORA',
    QT_POS_FINAL: '5',
  })
  const mirror = await makeMirror({
    months: {
      '2025-10': { ...wholeMonth({ PL: [nav(HOLDER, '1000.00')], BLC_6: [certificate] }), FIE: [structured(FILES, '1.00', '1.00')] },
    },
  }) // prettier-ignore
  const report = (filer: string, day: string, papers: Readonly<Record<string, number>>) => ({
    filer,
    day,
    cash: 10,
    held: {},
    papers,
  })
  await writeOwnReports(
    mirror,
    [{ filer: ELSE, month: '2025-09', cash: 10, fii: 0 }],
    [
      report(ALONE, '2025-06-30', { [VEHICLE]: 900 }),
      report(ALONE, '2025-09-30', { [VEHICLE]: 700, [OTHER]: 50 }),
      report(SOLD, '2025-06-30', { [VEHICLE]: 300 }),
      report(SOLD, '2025-09-30', { [OTHER]: 20 }),
      report(FILES, '2025-09-30', { [VEHICLE]: 40 }),
      report(OLD, '2025-03-31', { [VEHICLE]: 80 }),
    ],
  )
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  return dataDir
}

let api: SharedApi
beforeAll(async () => {
  api = await shareServer(await shareWorld(publishPapers))
})

type Fields = Readonly<Record<string, unknown>>
async function ask(query: string): Promise<Fields & { readonly data: readonly Fields[] }> {
  const { status, text } = await api.get(`/v1/issuer/${ROOT}/holders?date=20251031&${query}`)
  expect(status, text).toBe(200)
  return exactJson(text) as Fields & { readonly data: readonly Fields[] }
}

describe('the holders of papers of an issuer, with reports', () => {
  it('are also the funds without lines whose newest quarter still lists one, in rows that say so', async () => {
    const { data, newest_report_date } = await ask('role=vehicle&include=reports&haircut_percent=50')

    expect(newest_report_date).toBe('2025-09-30')
    // One sold its papers, one files its lines of the month, and the report of one is too old.
    expect(data).toEqual([
      expect.objectContaining({
        cnpj: ALONE,
        direct_value: '700.00',
        type: 'fii',
        report_source: 'fii_quarter',
        report_date: '2025-09-30',
        share_percent: null,
        share_percent_reason: 'report_of_another_day',
        loss_value: '350.000000',
        loss_share_percent: null,
        explain: `/v1/fund/${ALONE}/portfolio?date=2025-10-31`,
      }),
      expect.objectContaining({ cnpj: HOLDER, direct_value: '500.00', report_source: '', report_date: null }),
    ])
  })

  it('are in no total and no other list', async () => {
    expect((await ask('role=vehicle')).data.map(({ cnpj: of }) => of)).toEqual([HOLDER])
    expect((await ask('role=issuer&include=reports')).data).toEqual([])
    const { text } = await api.get(`/v1/issuers?date=20251031&role=vehicle`)
    expect((exactJson(text) as { data: readonly Fields[] }).data).toMatchObject([{ direct_value: '500.00' }])
  })

  it('are sorted, paged and left out by ranges as a whole', async () => {
    const list = 'role=vehicle&include=reports'
    expect((await ask(`${list}&sort_order=asc&page_size=1&page=1`)).data.map(({ cnpj: of }) => of)).toEqual([ALONE])
    expect((await ask(`${list}&sort_by=report_source`)).data.map(({ cnpj: of }) => of)).toEqual([ALONE, HOLDER])
    expect((await ask(`${list}&max_direct_value=600`)).data.map(({ cnpj: of }) => of)).toEqual([HOLDER])
    expect((await ask(`${list}&kind=listed_share`)).data).toEqual([])
    expect((await ask(`${list}&filing_group=fif`)).data.map(({ cnpj: of }) => of)).toEqual([HOLDER])
  })
})
