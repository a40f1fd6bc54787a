import { beforeAll, describe, expect, it } from 'vitest'
import { monthRange } from '../../../schemas/core/month.ts'
import { coinNames, foreignNames } from '../../../schemas/datasets/cvm_fund_portfolio/foreign-names.ts'
import { listRows, type TextRow, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

const ABROAD = { TP_APLIC: 'Investimento no Exterior', TP_ATIVO: 'Outros' }
const at = (price: string, quantity = 100) => ({
  QT_POS_FINAL: String(quantity),
  VL_MERC_POS_FINAL: (Number(price) * quantity).toFixed(2),
})
const named = (EMISSOR: string, price: string, quantity?: number): Values => ({
  ...ABROAD,
  EMISSOR,
  ...at(price, quantity),
})
const ticker = (CD_ATIVO_BV_MERC: string, EMISSOR: string, price: string, quantity?: number): Values => ({
  ...ABROAD,
  CD_ATIVO_BV_MERC,
  EMISSOR,
  ...at(price, quantity),
})

const NVIDIA = named('NVIDIA CORP - 135621', '3931.2335', 10_000)

/** Each in a month of its own: the lines of block 7, and what the name of the first is the same as. */
const cases: readonly (readonly [why: string, lines: readonly Values[], same_as: string | null])[] = [
  [
    'the price is that of one ticker to the cent, whose letters are in the name',
    [NVIDIA, ticker('NVDA', '9000139', '3931.23')],
    'x:NVDA:US',
  ],
  [
    'another line files the name with the ticker',
    [
      named('ALPHABET INC', '687.8277'),
      ticker('GOOG US', 'ALPHABET INC', '687.83'),
      ticker('GOOG US', 'GOOGLE', '690.01'),
    ],
    'x:GOOG:US',
  ],
  [
    'one of several prices of the ticker is that of the name',
    [NVIDIA, ticker('NVDA', '9', '3931.23'), ticker('NVDA', '9', '3940.00')],
    'x:NVDA:US',
  ],
  [
    'a line of the name is converted at another rate',
    [NVIDIA, named('NVIDIA CORP', '3940.00'), ticker('NVDA', '9', '3931.23')],
    'x:NVDA:US',
  ],
  ['the price is a cent off', [NVIDIA, ticker('NVDA', '9', '3931.24')], null],
  ['another ticker has the price too', [NVIDIA, ticker('NVDA', '9', '3931.23'), ticker('VGT', '9', '3931.23')], null],
  ['neither letters nor a line say so', [NVIDIA, ticker('AMZN', '9', '3931.23')], null],
  ['the price has three digits, which many have', [named('NIKOLA CORP', '3.69'), ticker('NKLA', '9', '3.69')], null],
  [
    'the name has the prices of two classes of its shares',
    [
      named('GOOGLE INC', '687.83'),
      named('GOOGLE INC', '690.11'),
      ticker('GOOG', '9', '687.83'),
      ticker('GOOGL', '9', '690.11'),
    ],
    null,
  ],
  ['no line files a ticker', [NVIDIA], null],
]

const months = monthRange('2024-01', '2025-12').slice(0, cases.length)
let assets: readonly TextRow[] = []

beforeAll(async () => {
  let folder: string | undefined
  for (const [at, [, lines]] of cases.entries()) {
    const month = months[at] ?? ''
    const BLC_7 = lines.map((values) => line(NEW.BLC_7, { DT_COMPTC: `${month}-28`, ...values }))
    folder = await mirror({ month, members: filed({ BLC_7 }, { month }) }, folder)
  }
  const built = await compileMirror(folder ?? '', {
    declared: withoutLookThroughs,
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
    datasets: ['cvm_fund_portfolio'],
  })
  assets = await listRows(built, 'cvm_asset_month')
})

describe('a foreign share that is filed by its name', () => {
  it.each(cases.map(([why, , same_as], at) => ({ why, same_as, month: months[at] })))(
    'is the same as $same_as where $why',
    ({ same_as, month }) => {
      const [named, ...others] = assets.filter(
        ({ competence_month, asset_id }) => competence_month === month && asset_id?.startsWith('xn:'),
      )

      expect(others).toEqual([])
      expect(named).toMatchObject({ same_as, same_as_rule: same_as === null ? null : 'ticker_of_name' })
    },
  )
})

it('every name of the tables has a source, and means an asset of a form that rules make', () => {
  for (const { name, asset_id, source } of foreignNames) {
    expect(name).toMatch(/^xn:[A-Z0-9-]+$/)
    expect(asset_id).toMatch(/^(x:[A-Z]+:[A-Z]{2}|crypto:[A-Z]+)$/)
    expect(source.length).toBeGreaterThan(20)
  }
  for (const { coin, code, source } of coinNames) {
    expect([coin, code, source.length > 20]).toEqual([
      expect.stringMatching(/^[A-Z]+$/),
      expect.stringMatching(/^[A-Z]+$/),
      true,
    ])
  }
})
