import { expect, it } from 'vitest'
import { shortenFundName } from '../../../../../server/pages/explorer/text/fund-name.ts'

it.each([
  ['ISHARES IBOVESPA CLASSE DE ÍNDICE - RESPONSABILIDADE LIMITADA', 'ISHARES IBOVESPA'],
  ['FUNDO DE INVESTIMENTO DE ÍNDICE - CLASSE DE INVESTIMENTO ETF BRADESCO IBOVESPA - RESP LIMITADA', 'ETF BRADESCO IBOVESPA'], // prettier-ignore
  ['AQUILA 7 CRÉDITO PRIVADO FI FINANCEIRO RENDA FIXA LONGO PRAZO - RESPONSABILIDADE LIMITADA', 'AQUILA 7 CRÉDITO PRIVADO RENDA FIXA LONGO PRAZO'], // prettier-ignore
  ['CAPITANIA YIELD 120 FUNDO DE INVESTIMENTO EM DIREITOS CREDITÓRIOS', 'CAPITANIA YIELD 120 FIDC'],
  ['NU RENDA IBOV SMART DIVIDENDOS CLASSE DE  ÍNDICE - RESPONSABILIDADE LIMITADA', 'NU RENDA IBOV SMART DIVIDENDOS'],
  ['SANTANDER PB ALOCAÇÃO RENDA FIXA CRÉDITO PRIVADO - FIF', 'SANTANDER PB ALOCAÇÃO RENDA FIXA CRÉDITO PRIVADO'],
])('%s is %s for short', (name, short) => {
  expect(shortenFundName(name)).toBe(short)
})

it.each(['FUNDO DE INVESTIMENTO FINANCEIRO', 'FI ABC', ''])(
  'keeps a name of which nothing would be left: %s',
  (name) => {
    expect(shortenFundName(name)).toBe(name)
  },
)
