import { expect, it } from 'vitest'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'
import type { ClassFigure, RankedFigure } from '../../../../../server/pages/explorer/answers.gen.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import {
  askNear,
  drawRiskReturn,
  findAboveCdi,
  sayCompared,
} from '../../../../../server/pages/explorer/pages/funds/risk-return.tsx'

const view = { figures: figuresOf('pt'), say: (text: Text) => text.pt }
const fund = (name: string, volatility: number | null, earned: number, excess: number) =>
  ({
    cnpj: '1',
    name,
    volatility_percent: volatility,
    return_percent: earned,
    excess_percent: excess,
    cdi_percent: 10,
  }) as RankedFigure
const FUNDS = [fund('ALFA FIM', 2, 12, 2), fund('BETA FIA', 20, -5, -15), fund('GAMA FIM', null, 11, 1)]
const INDEX = { name: 'Índice', figure: fund('ÍNDICE', 18, 8, -2) as unknown as ClassFigure }

it('draws the funds of a list by volatility and return, with CDI and the fund that a reader chose', () => {
  const text = drawRiskReturn(view, FUNDS, [INDEX])?.text.replaceAll('\u00a0', ' ') ?? ''

  expect(text.match(/<circle class="full c-accent"/g)).toHaveLength(2)
  expect(text).toContain('<title>Alfa FIM: retorno de 12,00 %, volatilidade de 2,00 %</title>')
  expect(text).toMatch(/<text class="last"[^>]*>Índice</)
  expect(text).toContain('CDI 10,00 %')
  expect(drawRiskReturn(view, FUNDS.slice(2), [])).toBeNull()
})

it('says how many returned more than CDI, of those of which that is known', () => {
  expect(findAboveCdi(view, FUNDS)).toBe('Acima do CDI: 2 de 3 fundos da lista')
  expect(findAboveCdi(view, FUNDS.slice(0, 1))).toBe('Acima do CDI: 1 de 1 fundo da lista')
  expect(findAboveCdi(view, [])).toBeNull()
})

it('asks for funds of a volatility near that of another', () => {
  expect(askNear(INDEX)).toEqual({ min_volatility_percent: '13.500000', max_volatility_percent: '22.500000' })
  expect(askNear(null)).toEqual({})
})

it('says to which risk the list is narrowed, and of which fund nothing is known to compare', () => {
  const say = (parameters: Readonly<Record<string, string>>, near: typeof INDEX | null) =>
    sayCompared({ ...view, parameters }, { index: null, near }).text

  expect(say({ near: 'BOVA11' }, INDEX)).toContain(
    'volatilidade até 25\u00a0% maior ou menor que a de Índice: 13,50\u00a0% – 22,50\u00a0%.',
  )
  expect(say({ near: 'BOVA11' }, null)).toContain('<p class="warn">BOVA11: retorno e volatilidade no período')
  expect(say({ near: 'BOVA11', index: 'BOVA11' }, null).match(/BOVA11: retorno/g)).toHaveLength(1)
  expect(say({ near: 'BOVA11', index: 'IMAB11' }, null)).toMatch(/BOVA11: retorno.*IMAB11: retorno/)
  expect(say({}, null)).toBe('')
})
