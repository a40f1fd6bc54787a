import type { Term } from './term.ts'

export const TERMS_E_N: readonly Term[] = [
  {
    pt: 'em funcionamento normal',
    en: 'normal operation',
    means: {
      en: 'State of a fund that operates.',
      pt: 'Situação de um fundo que opera.',
    },
  },
  {
    pt: 'em liquidação',
    en: 'in liquidation',
    means: {
      en: 'State of a fund that sells its assets to pay its holders back.',
      pt: 'Situação de um fundo que vende os ativos para devolver o dinheiro aos cotistas.',
    },
  },
  {
    pt: 'emissor',
    en: 'issuer',
    means: {
      en: 'Who issued a paper and owes it: a company, a bank or the Treasury.',
      pt: 'Quem emitiu o papel e o deve: empresa, banco ou Tesouro.',
    },
  },
  {
    pt: 'entrega',
    en: 'delivery',
    means: {
      en: 'The filing of a portfolio or report at CVM; it can be filed again.',
      pt: 'O envio de uma carteira ou informe à CVM; pode ser refeito.',
    },
  },
  {
    pt: 'exigibilidades',
    en: 'liabilities',
    means: {
      en: 'What a fund owes.',
      pt: 'O que o fundo deve.',
    },
  },
  {
    pt: 'fase pré-operacional',
    en: 'pre-operational',
    means: {
      en: 'State of a registered fund that does not operate yet.',
      pt: 'Situação de um fundo registrado que ainda não opera.',
    },
  },
  {
    pt: 'FIDC',
    en: 'receivables fund',
    means: {
      en: 'Fund that buys receivables, such as invoices and loans.',
      pt: 'Fundo que compra direitos creditórios, como duplicatas e empréstimos.',
    },
  },
  {
    pt: 'FII',
    en: 'real-estate fund',
    means: {
      en: 'Fund that invests in property or in paper of property.',
      pt: 'Fundo que investe em imóveis ou em papéis imobiliários.',
    },
  },
  {
    pt: 'FIP',
    en: 'private-equity fund',
    means: {
      en: 'Fund that buys stakes in companies.',
      pt: 'Fundo que compra participações em empresas.',
    },
  },
  {
    pt: 'fundo de cotas (FIC)',
    en: 'fund of funds',
    means: {
      en: 'Fund that invests in quotas of other funds.',
      pt: 'Fundo que investe em cotas de outros fundos.',
    },
  },
  {
    pt: 'fundo de índice',
    en: 'ETF',
    means: {
      en: 'Fund traded on the exchange that follows an index.',
      pt: 'Fundo negociado em bolsa que segue um índice.',
    },
  },
  {
    pt: 'fundo de investimento',
    en: 'investment fund',
    means: {
      en: 'Money of many investors, invested by a manager.',
      pt: 'Patrimônio de muitos investidores, aplicado por um gestor.',
    },
  },
  {
    pt: 'gestor',
    en: 'manager',
    means: {
      en: 'Who decides what a fund buys and sells.',
      pt: 'Quem decide o que o fundo compra e vende.',
    },
  },
  {
    pt: 'informe diário',
    en: 'daily report',
    means: {
      en: 'Net assets, quota, inflow and redemptions that a fund reports each business day.',
      pt: 'Patrimônio, cota, captação e resgates que o fundo informa a cada dia útil.',
    },
  },
  {
    pt: 'investimento no exterior',
    en: 'foreign investment',
    means: {
      en: 'Assets outside Brazil.',
      pt: 'Ativos fora do Brasil.',
    },
  },
  {
    pt: 'ligado',
    en: 'related party',
    means: {
      en: 'Company or person related to the administrator or manager of a fund.',
      pt: 'Empresa ou pessoa ligada ao administrador ou ao gestor do fundo.',
    },
  },
  {
    pt: 'mercado futuro',
    en: 'futures',
    means: {
      en: 'Contracts to buy or sell on a later day. Portfolios have the settlement of the day, not the value of the contract.',
      pt: 'Contratos de compra e venda em data futura. A carteira informa o ajuste do dia, não o valor do contrato.',
    },
  },
]
