import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RULES_VERSION } from '../../../../schemas/datasets/cvm_fund_portfolio/identity-rules.ts'
import { exactJson } from '../../../helpers/exact-json.ts'
import { masked } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { holding, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [A, B, C, HELD, NOBODY, VAGUE] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4), cnpj(5), cnpj(6)]
const PETR4 = { CD_ISIN: 'BRPETRACNPR6', CD_ATIVO: 'PETR4', QT_POS_FINAL: '1' }
const bond = (holder: string, label: string, value: string, maturity: string) =>
  holding(holder, label, value, { CD_SELIC: '760199', DT_VENC: maturity, TP_TITPUB: 'NTN-B', QT_POS_FINAL: '1' })

let api: Api

beforeAll(async () => {
  const mirror = await makeMirror({
    months: {
      '2025-09': wholeMonth({
        PL: [nav(A, '9.00')],
        BLC_4: [holding(A, 'Ações', '9.00', { CD_ATIVO: 'VALE3', QT_POS_FINAL: '1' })],
      }),
      '2025-10': wholeMonth({
        PL: [nav(A, '1000.00'), nav(B, '1000.00'), nav(C, '1000.00'), nav(VAGUE, '2.00')],
        BLC_1: [
          bond(A, 'Títulos Públicos', '100.00', '2035-05-15'),
          bond(B, 'Operações Compromissadas', '50.00', '2035-05-15'),
          bond(B, 'Títulos Públicos', '70.00', '2045-05-15'),
          holding(C, 'Títulos Públicos', '30.00', { CD_SELIC: '100000', DT_VENC: '2030-01-01', QT_POS_FINAL: '1' }),
        ],
        BLC_2: [
          holding(A, 'Cotas de Fundos', '5.00', { CNPJ_FUNDO_CLASSE_COTA: masked(HELD), ID_SUBCLASSE: 'SUB1' }),
          holding(B, 'Cotas de Fundos', '6.00', { CNPJ_FUNDO_CLASSE_COTA: masked(HELD) }),
        ],
        BLC_4: [
          holding(A, 'Ações', '700.00', PETR4),
          holding(B, 'Ações', '20.00', { CD_ISIN: 'BRPETRACNPR6', QT_POS_FINAL: '1' }),
          holding(C, 'Opções - Posições titulares', '3.00', {
            CD_ISIN: 'BRPETRACNPR6',
            CD_ATIVO: 'PETRA139',
            DT_FIM_VIGENCIA: '2025-12-19',
            QT_POS_FINAL: '2',
          }),
          holding(C, 'Opções - Posições titulares', '4.00', {
            CD_ISIN: 'BRPETRACNPR6',
            CD_ATIVO: 'PETRX120',
            DT_FIM_VIGENCIA: '2025-12-19',
            QT_POS_FINAL: '5',
          }),
          holding(C, 'Debêntures', '40.00', { CD_ATIVO: 'BRKMA8', QT_POS_FINAL: '1' }),
          holding(VAGUE, 'Ações', '2.00', { QT_POS_FINAL: '1' }),
        ],
      }),
    },
  })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const ask = (code: string, query = '') => api.get(`/v1/asset/${encodeURIComponent(code)}/holders?date=20251031${query}`)

async function found(code: string, query = '') {
  const { status, text } = await ask(code, query)
  expect(status, text.slice(0, 300)).toBe(200)
  const { asset_id, data } = exactJson(text) as { asset_id: string; data: Record<string, string>[] }
  return { asset_id, held: data.map(({ cnpj: holder, value, position }) => [holder, value, position].join(' ')) }
}

describe('an asset is the same', () => {
  it.each(['PETR4', 'petr4', 'BRPETRACNPR6', 'brpetracnpr6', 'b3:PETR4', 'B3:petr4', 'isin:BRPETRACNPR6'])(
    'requested as %s, and held also by a fund that files only its ISIN',
    async (code) => {
      expect(await found(code)).toEqual({ asset_id: 'b3:PETR4', held: [`${A} 700.00 owned`, `${B} 20.00 owned`] })
    },
  )

  it.each([
    ['760199', 'selic:760199:2035-05-15', 'the Selic code with the maturity'],
    ['100000', 'selic:100000:2030-01-01', 'a Selic code of one bond'],
    ['BRKMA8', 'cetip:BRKMA8', 'a CETIP code'],
    ['brkma8', 'cetip:BRKMA8', 'a CETIP code in small letters'],
    ['PETRA139', 'b3o:PETRA139:2025-12-19', 'an option'],
  ])('%s', async (code, asset_id) => {
    const asked = code === '760199' || code === 'PETRA139' ? asset_id : code

    expect(await found(asked)).toMatchObject({ asset_id, held: [expect.any(String)] })
  })

  it('by the number of a fund, bare, masked or as its asset_id; a subclass by its own', async () => {
    const all = { asset_id: `fund:${HELD}`, held: [`${B} 6.00 owned`, `${A} 5.00 owned`] }

    expect([await found(HELD), await found(masked(HELD)), await found(`fund:${HELD}`)]).toEqual([all, all, all])
    expect(await found(`fund:${HELD}:sub1`)).toEqual({ asset_id: `fund:${HELD}:SUB1`, held: [`${A} 5.00 owned`] })
  })
})

it('the version of the rules that name assets is in each answer that rests on them', async () => {
  const paths = [
    '/v1/asset/PETR4/holders?date=20251031',
    '/v1/asset/PETR4?date=20251031',
    `/v1/fund/${A}/portfolio/look-through?date=20251031&view=aggregate`,
    `/v1/fund/${A}/portfolio/compare?date=20251031&against=${B}`,
    `/v1/fund/${A}/portfolio?date=20251031`,
    `/v1/fund/${A}/portfolio/revisions?date=20251031`,
    '/v1/assets?date=20251031',
  ]
  const versions = await Promise.all(paths.map(async (path) => (await api.get(path)).headers['x-rules-version']))

  expect(versions).toEqual(paths.map(() => String(RULES_VERSION)))
})

it('a Selic code of several bonds is a conflict that lists them', async () => {
  const problem = readProblem(await ask('760199'))

  expect(problem).toMatchObject({ status: 409, code: 'conflict', error_data: { reason: 'several_assets' } })
  expect(problem.error_data['assets']).toMatchObject([
    { asset_id: 'selic:760199:2035-05-15', asset_kind: 'government_bond', maturity_date: '2035-05-15' },
    { asset_id: 'selic:760199:2045-05-15' },
  ])
})

it.each([['NOBODY11'], ['BRNOBDACNOR1'], ['x:NOBODY:US'], [NOBODY]])(
  '%s, which no line names, is not found',
  async (code) => {
    expect(readProblem(await ask(code))).toMatchObject({
      status: 404,
      code: 'not_found',
      error_data: { reason: 'asset_not_found' },
    })
  },
)

it('an asset of another month, and a fund that files, are known: nobody holds them', async () => {
  expect(await found('VALE3')).toEqual({ asset_id: 'b3:VALE3', held: [] })
  expect(await found(C)).toEqual({ asset_id: `fund:${C}`, held: [] })
})

it.each([
  [C, 'not_held', '0.00', 'each of its lines names another asset'],
  [VAGUE, 'not_visible', null, 'one of its lines does not say which share it is'],
])('the position of %s in an asset is %s, %s, where %s', async (holder, status, value, _why) => {
  const { text } = await api.get(`/v1/fund/${holder}/positions/VALE3?from=2025-10`)

  expect((exactJson(text) as { data: unknown[] }).data).toMatchObject([{ status, value, lines: '0' }])
})

describe('what is not owned', () => {
  it('is left out, and added with its position where it is requested', async () => {
    const collateral = 'selic:760199:2035-05-15'

    expect((await found(collateral)).held).toEqual([`${A} 100.00 owned`])
    expect((await found(collateral, '&include=repo')).held).toEqual([`${A} 100.00 owned`, `${B} 50.00 repo_collateral`])
    expect((await found('PETR4', '&include=repo,derivatives')).held).toEqual([
      `${A} 700.00 owned`,
      `${B} 20.00 owned`,
      `${C} 4.00 option`,
      `${C} 3.00 option`,
    ])
  })

  it('of derivatives is a row for each contract that a holder has, which nothing adds up', async () => {
    const { text } = await ask('PETR4', '&include=derivatives')

    const rows = (exactJson(text) as { data: Record<string, string | null>[] }).data
    expect(rows.map((row) => [row['cnpj'], row['contract'], row['quantity']])).toEqual([
      [A, null, '1.000000'],
      [B, null, '1.000000'],
      [C, 'b3o:PETRX120:2025-12-19', '5.000000'],
      [C, 'b3o:PETRA139:2025-12-19', '2.000000'],
    ])
    expect(readProblem(await ask('PETR4', '&sort_by=contract'))).toMatchObject({ status: 400 })
  })

  it('has words of its own', async () => {
    expect(readProblem(await ask('PETR4', '&include=swaps'))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { include: ['Use repo or derivatives, or both with a comma between them.'] } },
    })
  })
})
