import { expect, it } from 'vitest'
import { ExactNumber } from '../../../../../schemas/core/exact-number.ts'
import { sayLargestHolder } from '../../../../../server/pages/explorer/text/largest-holder.ts'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'

const view = { figures: figuresOf('pt'), say: ({ pt }: { readonly pt: string }) => pt }
const holder = { cnpj: '17590518000125', name: 'FUNDO DE ÍNDICE IBOVESPA' }

it('is the holder that has most, and among the holdings at hand where members are missing', () => {
  const value = new ExactNumber('1156645725.30')

  expect(sayLargestHolder(view, holder, value, false)).toMatch(/^\S.* é quem mais tem: R\$\u00a01,16\u00a0bi$/)
  expect(sayLargestHolder(view, holder, value, true)).toMatch(
    /^Entre as carteiras disponíveis, .* é quem mais tem: R\$\u00a01,16\u00a0bi$/,
  )
})

it('is the number of a holder without a name', () => {
  expect(sayLargestHolder(view, { cnpj: holder.cnpj }, new ExactNumber('5.00'), false)).toContain(holder.cnpj)
})

it('is not said where nobody holds it, or nobody knows how much', () => {
  expect(sayLargestHolder(view, undefined, undefined, false)).toBeNull()
  expect(sayLargestHolder(view, holder, null, false)).toBeNull()
})
