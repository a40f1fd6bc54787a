import { expect, it } from 'vitest'
import { shortenFundName } from '../../../../../server/pages/explorer/text/fund-name.ts'

it.each([
  ['ISHARES IBOVESPA CLASSE DE ÍNDICE - RESPONSABILIDADE LIMITADA', 'iShares Ibovespa'],
  [
    'FUNDO DE INVESTIMENTO DE ÍNDICE - CLASSE DE INVESTIMENTO ETF BRADESCO IBOVESPA - RESP LIMITADA',
    'ETF Bradesco Ibovespa',
  ],
  [
    'AQUILA 7 CRÉDITO PRIVADO FI FINANCEIRO RENDA FIXA LONGO PRAZO - RESPONSABILIDADE LIMITADA',
    'Aquila 7 Crédito Privado Renda Fixa Longo Prazo',
  ],
  ['CAPITANIA YIELD 120 FUNDO DE INVESTIMENTO EM DIREITOS CREDITÓRIOS', 'Capitania Yield 120 FIDC'],
  ['NU RENDA IBOV SMART DIVIDENDOS CLASSE DE  ÍNDICE - RESPONSABILIDADE LIMITADA', 'NU Renda IBOV Smart Dividendos'],
  ['ITAÚ PRIVILÈGE RENDA FIXA REFERENCIADO DI FIF DA CIC RESP LIMITADA', 'Itaú Privilège Renda Fixa Referenciado DI'],
  ['BB RENDA FIXA LONGO PRAZO HIGH FI EM COTAS DE FIF RESPONSABILIDADE LIMITADA', 'BB Renda Fixa Longo Prazo High FIC'],
  ['SANTANDER PB ALOCAÇÃO RENDA FIXA CRÉDITO PRIVADO - FIF', 'Santander PB Alocação Renda Fixa Crédito Privado'],
  [
    'ITAÚ BBA RENDA FIXA CRÉDITO PRIVADO ACTIVE FIX FIF DA CLASSE DE INVESTIMENTO EM COTAS RESP LIMITADA',
    'Itaú BBA Renda Fixa Crédito Privado Active Fix',
  ],
  ['OTTO FIF - CLASSE DE INVESTIMENTO EM AÇÕES - RESP LIMITADA', 'Otto em Ações'],
  ['FUNDO DE INVESTIMENTO EM  COTAS DE FUNDOS DE INVESTIMENTO MULTIMERCADO SRM  360', 'FIC Multimercado SRM 360'],
  [
    'BUENO MULTIMERCADO CRÉDITO PRIVADO FUNDO DE INVEST EM COTAS DE FDOS DE INVE',
    'Bueno Multimercado Crédito Privado FIC',
  ],
  [
    'BANRISUL AUTOMÁTICO FUNDO DE INVESTIMENTO FINANCEIRO RENDA FIXA RESPONSABILIDADE LIMITAD',
    'Banrisul Automático Renda Fixa',
  ],
  ['GENOVA DA SERRA DO MAR FUNDO DE INVESTIMENTO MULTIMERCADO II', 'Genova da Serra do Mar Multimercado II'],
  ['Fundo de Investimento Alfa de Ações', 'Alfa de Ações'],
  ['OCEANA VALOR A3 FIC DE FUNDOS DE INVESTIMENTO FINANCEIRO EM AÇÕES - RESP LIMITADA', 'Oceana Valor A3 FIC em Ações'],
  ['GENOA CAPITAL ARPA CIC DE CLASSES DE INVESTIMENTO EM AÇÕES - RESP LIMITADA', 'Genoa Capital Arpa em Ações'],
  ['SANTANDER CDI 4 PB RF CRÉD PRIV- CIC FIF RESP LIMITADA', 'Santander CDI 4 PB RF Créd Priv'],
])('%s is %s for short', (name, short) => {
  expect(shortenFundName(name)).toBe(short)
})

it.each(['', 'FI ABC'])('keeps a name of which nothing would be left: %s', (name) => {
  expect(shortenFundName(name)).toBe(name)
})

it('writes a name that is only words of the law as people do', () => {
  expect(shortenFundName('FUNDO DE INVESTIMENTO FINANCEIRO')).toBe('Fundo de Investimento Financeiro')
})

it('is the same for a name that is short already', () => {
  for (const name of [
    'ITAÚ AÇÕES DIVIDENDOS FIF DA CIC RESP LIMITADA',
    'XP ADVISORY IV FI EM COTAS DE FI MULTIMERCADO',
  ])
    expect(shortenFundName(shortenFundName(name))).toBe(shortenFundName(name))
})
