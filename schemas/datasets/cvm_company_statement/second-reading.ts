import { judgeField } from '../../second-reading/column-rules.ts'
import type { Context, FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { exactNumber } from '../../second-reading/values.ts'

export default {
  columns: {
    'cvm_company_statement.statement': ofMember(0, {
      BPA: 'assets',
      BPP: 'liabilities',
      DRE: 'income',
      DRA: 'comprehensive_income',
      DFC_MD: 'cash_flow_direct',
      DFC_MI: 'cash_flow_indirect',
      DMPL: 'equity_changes',
      DVA: 'value_added',
    }),
    'cvm_company_statement.scope': ofMember(1, { con: 'consolidated', ind: 'individual' }),
    'cvm_company_statement.category': category,
    'cvm_company_capital.category': capitalCategory,
    'cvm_company_statement.period': period,
    'cvm_company_statement.scale': scale,
    'cvm_company_statement.value': value,
    // These columns of a row of figures follow from one line, the total assets.
    'cvm_company_figures.total_assets': totalAssets,
  },
} satisfies SecondReading

/**
 * Reads a part of the member's name: the letters before the scope, or the scope. Names of quarterly members begin with
 * ITR.
 */
function ofMember(part: 0 | 1, meanings: Readonly<Record<string, string>>) {
  return (line: FiledLine, published: string | null): Judged | null => {
    const id = line.member.id.replace(/^ITR_/, '')
    const cut = id.lastIndexOf('_')
    const letters = part === 0 ? id.slice(0, cut) : id.slice(cut + 1)
    return judgeField(line, 'GRUPO_DFP', () => published === meanings[letters])
  }
}

function capitalCategory(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'VERSAO', () => published === (line.member.id.startsWith('ITR_') ? 'ITR' : 'DFP'))
}

function category(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'GRUPO_DFP', () => published === (line.member.id.startsWith('ITR_') ? 'ITR' : 'DFP'))
}

/** Judges the period. PENÚLTIMO, the last but one year, is recognized by PEN, because the rest has an accent. */
function period(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'ORDEM_EXERC', (filed) => published === (filed.startsWith('PEN') ? 'previous' : 'current'))
}

function scale(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'ESCALA_MOEDA', (filed) => published === (filed === 'MIL' ? '1000' : '1'))
}

function value(line: FiledLine, published: string | null): Judged | null {
  return judgeField(line, 'VL_CONTA', (filed) => exactNumber(published ?? '') === inReais(line, filed))
}

function totalAssets(line: FiledLine, published: string | null, { row }: Context): Judged | 'not compared' | null {
  if (row['total_assets_account'] !== '1' || line.fields.get('CD_CONTA') !== '1') return 'not compared'
  return value(line, published)
}

/**
 * Converts a value to reais: thousands get three zeros, earnings per share none. The decimal point moves, and no number
 * is computed.
 */
function inReais({ fields }: FiledLine, filed: string): string | null {
  const isPerShare = /^3\.99(?:\.|$)/.test(fields.get('CD_CONTA') ?? '')
  if (isPerShare || fields.get('ESCALA_MOEDA') !== 'MIL') return exactNumber(filed)
  const [whole = '', fraction = ''] = filed.split('.')
  const digits = fraction.padEnd(3, '0')
  return exactNumber(`${whole}${digits.slice(0, 3)}.${digits.slice(3).padEnd(1, '0')}`)
}
