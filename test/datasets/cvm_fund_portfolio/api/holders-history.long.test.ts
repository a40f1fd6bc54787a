import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../../server/helpers/api.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson, findEndpoint, readProblem } from '../../../server/helpers/body.ts'
import { sum } from '../../../server/helpers/cents.ts'
import { holding, nav, structured, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { OPEN_EXPLORER } from '../../../server/helpers/explorer-pages.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

type Row = Readonly<Record<string, string | null>>

async function readRows(api: SharedApi, path: string): Promise<readonly Row[]> {
  const reply = await api.get(path)
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return (exactJson(reply.text) as { data: readonly Row[] }).data
}

async function readList(api: SharedApi, path: string): Promise<unknown> {
  return exactJson((await api.get(path)).text)
}

describe('the holders of an asset of the sample over time', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample()
  })

  it.each(['PETR4', 'CPFE3', '09215250000113'])('of %s are those of each list of holders', async (code) => {
    const reply = await api.get(`/v1/asset/${code}/holders/history`)
    findEndpoint('asset_holders_history').output.parse(JSON.parse(reply.text))
    const months = (exactJson(reply.text) as { data: readonly Row[] }).data

    expect(months.map(({ reference_date }) => reference_date)).toEqual(['2024-02-29', '2025-10-31'])
    expect(months.some(({ seen_holders }) => seen_holders !== '0')).toBe(true)
    for (const month of months) {
      const held = await readRows(api, `/v1/asset/${code}/holders?page_size=1000&date=${month['reference_date'] ?? ''}`)
      expect(month).toMatchObject({
        // Both months lack the block of shares and that of quotas.
        status: 'members_missing',
        holders: null,
        value: null,
        borrowed_value: null,
        seen_holders: String(new Set(held.map((row) => row['cnpj'])).size),
        seen_value: sum(held.map(({ value }) => value ?? '')),
        entered: null,
        left: null,
      })
    }
  })

  it('is not found for a code that nothing has', async () => {
    const problem = readProblem(await api.get('/v1/asset/PETR44/holders/history'))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'asset_not_found' } })
  })
})

describe('months that follow each other', () => {
  const [stays, leaves, comes] = [cnpj(1), cnpj(2), cnpj(3)] as const
  const share = (filer: string, value: string, label = 'Ações') =>
    holding(filer, label, value, { CD_ATIVO: 'PETR4', TP_ATIVO: 'Ação preferencial' })
  const month = (...lines: ReturnType<typeof share>[]) => ({
    ...wholeMonth({
      PL: [stays, leaves, comes].map((filer) => nav(filer, '100.00')),
      BLC_1: [stays, leaves].map((filer) => holding(filer, 'Títulos Públicos', '1.00')),
      BLC_4: lines,
    }),
    FIE: [structured(cnpj(9), '1.00', '1.00')],
  })

  it('say who entered and who left, by class and whatever the number of its lines', async () => {
    const dataDir = await temporaryFolder()
    const months = {
      '2025-07': month(share(stays, '10.00'), share(leaves, '5.00')),
      '2025-08': month(share(stays, '8.00'), share(stays, '2.00', 'Ações e outros TVM cedidos em empréstimo')),
      '2025-09': month(
        share(stays, '10.00'),
        share(comes, '3.00', 'Obrigações por ações e outros TVM recebidos em empréstimo'),
      ),
      '2025-10': month(),
    }
    await publish(await makeMirror({ months, funds: [] }), dataDir)
    const api = await serve(dataDir)
    onTestFinished(() => api.stop())

    const figures = async (query: string) =>
      (await readRows(api, `/v1/asset/PETR4/holders/history?${query}`)).map((row) =>
        ['reference_date', 'holders', 'value', 'borrowed_value', 'entered', 'left'].map((column) => row[column]),
      )
    const all = [
      ['2025-07-31', '2', '15.00', '0.00', null, null],
      ['2025-08-31', '1', '10.00', '0.00', '0', '1'],
      ['2025-09-30', '2', '7.00', '-3.00', '1', '0'],
      ['2025-10-31', '0', '0.00', '0.00', '0', '2'],
    ]
    expect(await figures('')).toEqual(all)
    expect(await figures('from=2025-09&to=2025-09')).toEqual([all[2]])
  })

  it('say nothing of holders, and of who left and entered, where a member that can have these lines is missing', async () => {
    const dataDir = await temporaryFolder()
    const whole = month(share(stays, '10.00'), share(leaves, '5.00'))
    // One lacks shares and structured funds, another the latter alone; the last lacks what no share is in.
    const months = {
      '2025-07': whole,
      '2025-08': { ...whole, BLC_4: [], FIE: [] },
      '2025-09': whole,
      '2025-10': { ...whole, BLC_7: [] },
      '2025-11': { ...whole, FIE: [] },
    }
    await publish(await makeMirror({ months, funds: [] }), dataDir)
    const api = await serve(dataDir, OPEN_EXPLORER)
    onTestFinished(() => api.stop())

    const rows = await readRows(api, '/v1/asset/PETR4/holders/history')
    expect(
      rows.map((row) =>
        ['status', 'holders', 'value', 'entered', 'left', 'missing_members'].map((column) => row[column]),
      ),
    ).toEqual([
      ['read', '2', '15.00', null, null, ''],
      ['members_missing', null, null, null, null, 'BLC_4,FIE'],
      ['read', '2', '15.00', null, null, ''],
      ['read', '2', '15.00', '0', '0', 'BLC_7'],
      ['members_missing', null, null, null, null, 'FIE'],
    ])
    expect(await readList(api, '/v1/asset/PETR4/holders?date=2025-08')).toMatchObject({
      status: 'members_missing',
      completeness: 'partial',
      missing_members: 'BLC_4,FIE',
      identified_percent: null,
      data: [],
    })
    expect(await readList(api, '/v1/asset/PETR4/holders?date=2025-10')).toMatchObject({
      status: 'read',
      data: [{}, {}],
    })

    const unknown = { holders: null, value: null, seen_holders: '0', seen_value: '0.00', missing_members: 'BLC_4,FIE' }
    const known = { holders: '2', value: '15.00', seen_holders: '2', seen_value: '15.00', missing_members: '' }
    for (const [date, expected] of [
      ['2025-08', unknown],
      ['2025-10', known],
    ] as const) {
      expect(await readList(api, `/v1/asset/PETR4?date=${date}`)).toMatchObject({ data: expected })
      expect(await readRows(api, `/v1/assets?q=PETR4&date=${date}`)).toMatchObject([expected])
    }
    // Nobody knows which assets of that month are worth as much, so an empty list has to say it.
    expect(await readList(api, `/v1/assets?min_value=15&date=2025-08`)).toMatchObject({
      completeness: 'partial',
      missing_members: 'BLC_4,FIE',
      data: [],
    })

    expect(
      (await readRows(api, `/v1/fund/${stays}/positions/PETR4`)).map(({ status, missing_members }) => [
        status,
        missing_members,
      ]),
    ).toEqual([
      ['held', ''],
      ['not_visible', 'BLC_4'],
      ['held', ''],
      ['held', ''],
      ['held', ''],
    ])
    // A class without a line in any month: what the lines of a month without shares were, nobody knows.
    expect(
      (await readRows(api, `/v1/fund/${comes}/positions/PETR4`)).map(({ reference_date, status, value }) => [
        reference_date,
        status,
        value,
      ]),
    ).toEqual([
      ['2025-08-31', 'not_visible', null],
      ['2025-10-31', 'not_held', '0.00'],
    ])
    const categories = await readRows(api, `/v1/fund/${leaves}/portfolio/history`)
    expect(categories.filter(({ group }) => group === 'equities').map(({ status, value }) => [status, value])).toEqual([
      ['filed', '5.00'],
      ['members_missing', null],
      ['filed', '5.00'],
      ['filed', '5.00'],
      ['filed', '5.00'],
    ])
    expect(categories).toContainEqual(
      expect.objectContaining({
        reference_date: '2025-10-31',
        group: 'foreign',
        status: 'members_missing',
        value: null,
      }),
    )

    const page = await api.get('/en/asset/PETR4?date=2025-08')
    expect(page.text).toContain('Who holds it is not known')
    expect(page.text).not.toContain('No line of this month names this asset')
  })
})
