import type { Text } from '../../../../../schemas/core/language.ts'
import { STATEMENT_NAMES } from '../../../../../schemas/datasets/cvm_company_statement/words.ts'

export const SCOPE_WORDS: Readonly<Record<string, Text>> = {
  consolidated: { en: 'Consolidated', pt: 'Consolidado' },
  individual: { en: 'Individual', pt: 'Individual' },
}

export const STATEMENT_WORDS: Readonly<Record<string, Text>> = {
  assets: { en: 'Assets', pt: 'Ativo' },
  liabilities: { en: 'Liabilities and equity', pt: 'Passivo e patrimônio líquido' },
  income: { en: 'Income statement', pt: 'Demonstração do resultado' },
  comprehensive_income: { en: 'Comprehensive income', pt: 'Resultado abrangente' },
  cash_flow_direct: { en: 'Cash flows (direct)', pt: 'Fluxos de caixa (direto)' },
  cash_flow_indirect: { en: 'Cash flows (indirect)', pt: 'Fluxos de caixa (indireto)' },
  value_added: { en: 'Value added', pt: 'Valor adicionado' },
}

/** Changes of equity are left out: they have a column for each part of it. */
export const SHOWN_STATEMENTS = STATEMENT_NAMES.filter((name) => name in STATEMENT_WORDS)

export const CHART_WORDS: Readonly<Record<string, Text>> = {
  commercial: { en: 'commercial company', pt: 'companhia comercial' },
  insurance: { en: 'insurer', pt: 'seguradora' },
  bank_cosif: { en: 'bank (Cosif)', pt: 'banco (Cosif)' },
  bank_ifrs: { en: 'bank (IFRS)', pt: 'banco (IFRS)' },
}

export const PUBLISHER = 'CVM (ODbL)'
