import type { Term } from './term.ts'

/** Funds, who serves and owns them, and what flows in and out. */
export const FUND_TERMS: readonly Term[] = [
  {
    pt: 'administrador',
    en: 'administrator',
    means: {
      en: 'Institution that answers for the fund to CVM: it hires the other providers, computes the quota and files the reports.',
      pt: 'Instituição que responde pelo fundo perante a CVM: contrata os prestadores, calcula a cota e entrega os informes.',
    },
  },
  {
    pt: 'auditor',
    en: 'auditor',
    means: {
      en: 'Independent firm that audits the statements of the fund.',
      pt: 'Empresa independente que audita as demonstrações do fundo.',
    },
  },
  {
    pt: 'cancelado',
    en: 'cancelled',
    means: {
      en: 'State of a fund whose registration at CVM has ended.',
      pt: 'Situação de um fundo cujo registro na CVM foi encerrado.',
    },
  },
  {
    pt: 'captação, aplicação',
    en: 'inflow',
    means: {
      en: 'Money that holders put into a fund on a day.',
      pt: 'Dinheiro que cotistas colocam no fundo em um dia.',
    },
  },
  {
    pt: 'captação líquida',
    en: 'net inflow',
    means: {
      en: 'Inflow less redemptions in a period.',
      pt: 'Captação menos resgates no período.',
    },
  },
  {
    pt: 'classe, subclasse',
    en: 'class, subclass',
    means: {
      en: 'Parts of a fund since CVM Resolution 175: each class has a CNPJ, a portfolio and a quota of its own.',
      pt: 'Divisões de um fundo desde a Resolução CVM 175: cada classe tem CNPJ, carteira e cota próprios.',
    },
  },
  {
    pt: 'cota',
    en: 'quota',
    means: {
      en: 'Fraction of the net assets of a fund.',
      pt: 'Fração do patrimônio de um fundo.',
    },
  },
  {
    pt: 'cotista',
    en: 'holder',
    means: {
      en: 'Whoever has quotas of a fund.',
      pt: 'Quem tem cotas do fundo.',
    },
  },
  {
    pt: 'custodiante',
    en: 'custodian',
    means: {
      en: 'Institution that keeps the assets of a fund.',
      pt: 'Instituição que guarda os ativos do fundo.',
    },
  },
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
    pt: 'patrimônio líquido (PL)',
    en: 'net asset value (NAV)',
    means: {
      en: 'What a fund has less what it owes.',
      pt: 'O que o fundo tem menos o que deve.',
    },
  },
  {
    pt: 'resgate',
    en: 'outflow, redemption',
    means: {
      en: 'Money that holders take out of a fund.',
      pt: 'Dinheiro que cotistas tiram do fundo.',
    },
  },
  {
    pt: 'valor da cota',
    en: 'quota value',
    means: {
      en: 'Price of a quota, computed each business day.',
      pt: 'Preço de uma cota, calculado a cada dia útil.',
    },
  },
]
