import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { masked } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { classLine, fundLine, holding, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { leafCents, readLookThrough, listQuotas } from '../../../server/helpers/look-through.ts'
import { cnpj, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [ROOT, TOP, FUND, CLASS, TWO, FIRST, SECOND, ADAPTED, ITS_CLASS, INNER, INNER_FUND] = [
  cnpj(1),
  cnpj(2),
  cnpj(3),
  cnpj(4),
  cnpj(5),
  cnpj(6),
  cnpj(7),
  cnpj(8),
  cnpj(9),
  cnpj(10),
  cnpj(11),
]
const STOCK = 'Ações'
const quotas = (holder: string, of: string, value: string) =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(of), QT_POS_FINAL: '1' })

let api: Api

beforeAll(async () => {
  const mirror = await makeMirror({
    months: {
      '2025-10': {
        ...wholeMonth({
          PL: [
            nav(ROOT, '600.00'),
            nav(TOP, '600.00'),
            nav(CLASS, '1000.00'),
            nav(FIRST, '1000.00'),
            nav(ADAPTED, '1000.00'),
            nav(INNER, '500.00'),
          ],
          BLC_2: [
            quotas(TOP, ROOT, '600.00'),
            quotas(ROOT, FUND, '300.00'),
            quotas(ROOT, TWO, '200.00'),
            quotas(ROOT, ADAPTED, '100.00'),
            // Two numbers mean another class on one path.
            quotas(CLASS, INNER_FUND, '500.00'),
          ],
          BLC_4: [
            holding(CLASS, STOCK, '500.00', { CD_ATIVO: 'PETR4' }),
            holding(FIRST, STOCK, '1000.00'),
            holding(ADAPTED, STOCK, '1000.00'),
            holding(INNER, STOCK, '500.00', { CD_ATIVO: 'VALE3' }),
          ],
        }),
        FIE: [],
      },
    },
    funds: [fundLine('F1', FUND), fundLine('F2', TWO), fundLine('F3', ADAPTED), fundLine('F4', INNER_FUND)],
    classes: [
      classLine('F1', CLASS),
      classLine('F2', FIRST),
      // A class that ended is one of the two all the same: which of them a line means is not known.
      classLine('F2', SECOND, { status: 'Cancelado' }),
      classLine('F3', ITS_CLASS),
      classLine('F4', INNER),
    ],
  })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const look = async (fund: string) =>
  readLookThrough(await api.get(`/v1/fund/${fund}/portfolio/look-through?date=20251031`))

interface Held {
  readonly cnpj: string
  readonly value: string
  readonly direct_value: string
  readonly shortest_depth: string
}

async function holders(code: string): Promise<(readonly [string, string, string])[]> {
  const { status, text } = await api.get(`/v1/asset/${code}/holders?date=20251031&indirect=true`)
  expect(status, text.slice(0, 300)).toBe(200)
  const rows = (exactJson(text) as { data: Held[] }).data
  return rows.map(({ cnpj: holder, value, shortest_depth }) => [holder, value, shortest_depth])
}

describe('quotas that name a fund whose only class has another number', () => {
  it('are opened into what that class holds, at every level, and conserve', async () => {
    const { portfolio, fund } = await look(ROOT)

    expect(listQuotas(portfolio, FUND)).toEqual([])
    expect(portfolio.map(({ path, final_position_value }) => [path.join('>'), final_position_value])).toEqual(
      expect.arrayContaining([
        [[ROOT, CLASS].join('>'), '150.00'],
        [[ROOT, CLASS, INNER].join('>'), '150.00'],
      ]),
    )
    expect(fund.total_portfolio_value).toBe('600.00')
    expect(leafCents(portfolio)).toBe(600_00n)
  })

  it('are among the holders of the class, whichever of the two numbers is requested', async () => {
    const expected = [
      [ROOT, '300.00', '0'],
      [TOP, '300.00', '1'],
    ]

    expect(await holders(CLASS)).toEqual(expected)
    expect(await holders(FUND)).toEqual(expected)
  })

  it('lead to the holders of what the class holds, as in a look-through', async () => {
    expect(await holders('VALE3')).toEqual([
      [CLASS, '500.00', '1'],
      [INNER, '500.00', '0'],
      [ROOT, '150.00', '2'],
      [TOP, '150.00', '3'],
    ])
  })
})

describe('quotas that name a fund', () => {
  it('with two classes, one of them ended, are not filed: nobody knows which class they belong to', async () => {
    expect(listQuotas((await look(ROOT)).portfolio, TWO)).toMatchObject([{ resolution: 'not_filed', depth: '0' }])
    expect(await holders(FIRST)).toEqual([])
  })

  it('that filed under its own number in the month belong to that filing, whatever the register says today', async () => {
    const { portfolio } = await look(ROOT)

    expect(portfolio.filter(({ path }) => path.at(-1) === ADAPTED)).toMatchObject([
      { resolution: 'direct', final_position_value: '100.00' },
    ])
  })
})

describe('the number of a fund whose only class has another number', () => {
  const answers = ['portfolio?', 'portfolio/look-through?', `portfolio/compare?against=${CLASS}&`]
  const readCnpj = async (fund: string, address: string) => {
    const { status, text } = await api.get(`/v1/fund/${fund}/${address}date=20251031`)
    expect(status, text.slice(0, 300)).toBe(200)
    return (exactJson(text) as { data: { fund: { cnpj: string } } }).data.fund.cnpj
  }

  it.each(answers)('represents that class in %s', async (address) => {
    expect(await readCnpj(FUND, address)).toBe(CLASS)
  })

  it.each(answers)('represents itself in a month that it filed, in %s', async (address) => {
    expect(await readCnpj(ADAPTED, address)).toBe(ADAPTED)
  })
})
