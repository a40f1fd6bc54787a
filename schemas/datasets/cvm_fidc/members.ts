import { copiedFields } from '../../core/copied-column.ts'
import { compact } from '../../core/month.ts'
import { fields, type Member, type SourceField } from '../../core/source.ts'
import { monthColumns, quotaColumns } from './columns.ts'
import { ageColumns, assetColumns, liabilityColumns, segmentColumns } from './items.ts'

const GROUP = 'fidc'

const REPORTER: Readonly<Record<string, SourceField>> = {
  TP_FUNDO_CLASSE: { kind: 'text' },
  CNPJ_FUNDO_CLASSE: { kind: 'required_cnpj' },
  DENOM_SOCIAL: { kind: 'text' },
  DT_COMPTC: { kind: 'date' },
}

const money = (names: readonly string[]) => fields(names.join(' '), 'money')

/**
 * Columns of the nine largest assignors of both kinds of credit rights: their numbers are CNPJs, CPFs and placeholders.
 */
const assignors = Object.fromEntries(
  ['TAB_I2A12', 'TAB_I2B12'].flatMap((stem) =>
    Array.from({ length: 9 }, (_each, at) => String(at + 1)).flatMap((number): [string, SourceField][] => [
      [`${stem}_CPF_CNPJ_CEDENTE_${number}`, { kind: 'document' }],
      [`${stem}_PR_CEDENTE_${number}`, { kind: 'percent' }],
    ]),
  ),
)

/**
 * Declares a member. A month has a line for each class in the tables I to VI, and about three in the tables of series.
 */
function member(id: string, relation: string, own: Readonly<Record<string, SourceField>>, perHundred: number): Member {
  return {
    id,
    relation,
    names: (month) => [`inf_mensal_fidc_tab_${id}_${compact(month ?? '')}.csv`],
    fields: { ...REPORTER, ...own },
    monthField: 'DT_COMPTC',
    expected: { group: GROUP, ...(id !== 'I' && { of: 'I' }), linesPerHundred: perHundred },
  }
}

const series = (id: string) => ({ TAB_X_CLASSE_SERIE: { kind: 'text' } as const, ...copiedFields(quotaColumns, id) })

export const members: readonly Member[] = [
  member(
    'I',
    'raw_assets',
    {
      ...money(assetColumns),
      ...money(['TAB_I3_VL_POSICAO_DERIV']),
      ...fields('CLASSE_UNICA CONDOM FUNDO_EXCLUSIVO COTST_INTERESSE'),
      ...copiedFields(monthColumns, 'I'),
      ...assignors,
    },
    0,
  ),
  member('II', 'raw_segment', money(['TAB_II_VL_CARTEIRA', ...segmentColumns]), 90),
  member(
    'III',
    'raw_liabilities',
    {
      ...money(['TAB_III_A_VL_PAGAR', 'TAB_III_B_VL_POSICAO_DERIV', ...liabilityColumns]),
      ...copiedFields(monthColumns, 'III'),
    },
    90,
  ),
  member('IV', 'raw_nav', copiedFields(monthColumns, 'IV'), 90),
  ...(['V', 'VI'] as const).map((table) =>
    member(
      table,
      'raw_age',
      money([
        `TAB_${table}_A_VL_DIRCRED_PRAZO`,
        `TAB_${table}_B_VL_DIRCRED_INAD`,
        `TAB_${table}_C_VL_DIRCRED_ANTECIPADO`,
        ...ageColumns(table),
      ]),
      90,
    ),
  ),
  member('X_1', 'raw_holders', series('X_1'), 90),
  member('X_2', 'raw_quotas', series('X_2'), 90),
  member('X_3', 'raw_returns', series('X_3'), 90),
  member('X_6', 'raw_performance', series('X_6'), 90),
]

/** Lists known members that are not read: transactions, liquidity, guarantees, ratings of debtors, kinds of holders. */
export const ignoredNames = (month: string): readonly string[] =>
  ['VII', 'VIII', 'IX', 'X', 'X_1_1', 'X_4', 'X_5', 'X_7'].map(
    (table) => `inf_mensal_fidc_tab_${table}_${compact(month)}.csv`,
  )
