import { expect, it } from 'vitest'
import { ExactNumber } from '../../../../schemas/core/exact-number.ts'
import { type AskEndpoint, toDecimal, writeFigure } from '../../../../server/pages/explorer/answers.ts'
import { figuresOf } from '../../../../server/pages/kit/figures.ts'

/** Never called: `make types` fails where a line that should not compile does. */
const asked = async (ask: AskEndpoint) => {
  const { data } = await ask('fund', { cnpj: '1' })
  const [row] = (await ask('market_assets', { date: '2025-10' })).data
  const read: unknown[] = [data.fund.name.toUpperCase(), toDecimal(row?.long_value)]
  // @ts-expect-error -- no field of the endpoint has this name
  read.push(data.fund.nome)
  // @ts-expect-error -- it is null where nothing tells
  read.push(data.fund.status_date.slice(0, 4))
  // @ts-expect-error -- it is a field of `fund_portfolio`
  read.push(data.portfolio)
  // @ts-expect-error -- a list can be empty
  read.push(row.long_value)
  // @ts-expect-error -- an exact number is its digits, and no number to calculate with
  read.push(Number.isInteger(row?.long_value satisfies number | undefined))
  // @ts-expect-error -- there is no such endpoint
  read.push(await ask('fundo', {}))
  return read
}

it('gives a page the fields that the endpoint declares, and no others', () => {
  expect(asked).toBeTypeOf('function')
})

it('writes numbers of answers with all their digits, and a dash where none is known', () => {
  const figures = figuresOf('pt')

  expect(toDecimal(new ExactNumber('12345678901234567890.10'))).toBe('12345678901234567890.10')
  expect([toDecimal(0), toDecimal(null), toDecimal(undefined)]).toEqual(['0', null, null])
  expect(writeFigure(figures, new ExactNumber('1234.567'), 2)).toBe('1.234,57')
  expect([writeFigure(figures, null, 2), writeFigure(figures, undefined)]).toEqual(['—', '—'])
})
