import type { Text } from '../../../../schemas/core/language.ts'

/** By the class as CVM's register writes it. */
export const CLASS_WORDS: Readonly<Record<string, Text>> = {
  'Renda Fixa': { en: 'Fixed income', pt: 'Renda fixa' },
  Ações: { en: 'Equities', pt: 'Ações' },
  Multimercado: { en: 'Multi-market', pt: 'Multimercado' },
  Cambial: { en: 'Foreign exchange', pt: 'Cambial' },
  unclassified: { en: 'Class not known', pt: 'Classe não informada' },
}

/** Types of funds in a word, for a list. */
export const TYPE_WORDS: Readonly<Record<string, Text>> = {
  fif: { en: 'FIF', pt: 'FIF' },
  fidc: { en: 'FIDC (receivables)', pt: 'FIDC' },
  fii: { en: 'FII (real estate)', pt: 'FII' },
  fip: { en: 'FIP (private equity)', pt: 'FIP' },
  fiagro: { en: 'Fiagro (agribusiness)', pt: 'Fiagro' },
  etf: { en: 'ETF', pt: 'ETF' },
  fapi: { en: 'FAPI (retirement)', pt: 'FAPI' },
  fmp: { en: 'FMP (privatisation)', pt: 'FMP' },
  other: { en: 'Other', pt: 'Outros' },
}

/** By the audience as the register writes it. */
export const AUDIENCE_WORDS: Readonly<Record<string, Text>> = {
  'Público Geral': { en: 'Everyone', pt: 'Público geral' },
  Qualificado: { en: 'Qualified', pt: 'Qualificados' },
  Profissional: { en: 'Professional', pt: 'Profissionais' },
}

export const PERIOD_WORDS: Readonly<Record<string, Text>> = {
  last_1_month: { en: '1 month', pt: '1 mês' },
  last_3_months: { en: '3 months', pt: '3 meses' },
  last_6_months: { en: '6 months', pt: '6 meses' },
  last_12_months: { en: '12 months', pt: '12 meses' },
  last_24_months: { en: '24 months', pt: '24 meses' },
  last_36_months: { en: '36 months', pt: '36 meses' },
  year_to_date: { en: 'year to date', pt: 'no ano' },
}
