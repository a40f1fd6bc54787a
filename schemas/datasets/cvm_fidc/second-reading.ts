import { judge } from '../../second-reading/column-rules.ts'
import type { ColumnRule, FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SecondReading } from '../../second-reading/second-reading.ts'
import { compareText, exactNumber, readBareNumber, verdict } from '../../second-reading/values.ts'

const TABLES = ['segment', 'balance', 'month', 'quota', 'credit_right', 'age', 'assignor'].map(
  (each) => `cvm_fidc_${each}`,
)

/** Columns of the tables of receivables funds that follow from one line although they are not declared as copied. */
const COLUMNS: Readonly<Record<string, ColumnRule>> = {
  ...Object.fromEntries(
    TABLES.flatMap((table) => [
      [`${table}.cnpj`, fundNumber],
      [`${table}.reference_date`, expectText('DT_COMPTC')],
    ]),
  ),
  'cvm_fidc_month.filed_as': expectText('TP_FUNDO_CLASSE'),
  'cvm_fidc_month.fund_name_filed': expectText('DENOM_SOCIAL'),
  'cvm_fidc_month.open_ended': expectWord('CONDOM', { ABERTO: 'true', FECHADO: 'false' }),
  'cvm_fidc_month.credit_rights_gross': total(
    'TAB_I2A_VL_DIRCRED_RISCO',
    'TAB_I2B_VL_DIRCRED_SEM_RISCO',
    'TAB_I2A11_VL_REDUCAO_RECUP',
    'TAB_I2B11_VL_REDUCAO_RECUP',
  ),
  'cvm_fidc_month.overdue': total(
    'TAB_I2A21_VL_TOTAL_PARCELA_INAD',
    'TAB_I2A3_VL_CRED_INAD',
    'TAB_I2B21_VL_TOTAL_PARCELA_INAD',
    'TAB_I2B3_VL_CRED_INAD',
  ),
  'cvm_fidc_segment.value': namedColumn(() => false),
  'cvm_fidc_age.value': namedColumn(() => false),
  // Provisions are filed as magnitudes, and so is everything in table III.
  'cvm_fidc_balance.value': namedColumn((name) => /_REDUCAO_RECUP$|^TAB_I2_|^TAB_III_/.test(name)),
  'cvm_fidc_credit_right.value': namedColumn((name) => name.endsWith('_REDUCAO_RECUP')),
  'cvm_fidc_assignor.assignor_cnpj': ({ fields }, published, { row }) => {
    const filed = fields.get(row['source_column'] ?? '') ?? ''
    const isEqual = published === filed.padStart(14, '0')
    return { field: 'the number of the assignor', filed, verdict: verdict(isEqual), isPersonal: true }
  },
  'cvm_fidc_assignor.share_percent': ({ fields }, published, { row }) => {
    const name = (row['source_column'] ?? '').replace('CPF_CNPJ', 'PR')
    const filed = fields.get(name) ?? ''
    return judge(name, filed, exactNumber(published ?? '') === exactNumber(filed))
  },
}

/** Row of the month for lines of these members: a line whose figures are all zero has no row of its own. */
const ROW_OF_FUND = { table: 'cvm_fidc_month', columns: ['cnpj'], fields: ['CNPJ_FUNDO_CLASSE'] }

export default {
  columns: COLUMNS,
  sharedRows: { II: ROW_OF_FUND, V: ROW_OF_FUND, VI: ROW_OF_FUND },
} satisfies SecondReading

function fundNumber({ fields }: FiledLine, published: string | null): Judged {
  const filed = fields.get('CNPJ_FUNDO_CLASSE') ?? ''
  return judge('CNPJ_FUNDO_CLASSE', filed, published === readBareNumber(filed).padStart(14, '0'))
}

function expectText(name: string): ColumnRule {
  return ({ fields }, published) => {
    const filed = fields.get(name) ?? ''
    const isEqual = published === null ? verdict(filed === '') : compareText(published, filed)
    return { field: name, filed, verdict: isEqual, isPersonal: false }
  }
}

/** Expects a word from a column that only one of the members has. */
function expectWord(name: string, meanings: Readonly<Record<string, string>>): ColumnRule {
  return ({ columns, fields }, published) => {
    if (!columns.has(name)) return null
    const filed = fields.get(name) ?? ''
    return judge(name, filed, published === (meanings[filed] ?? null))
  }
}

/** Judges the figure of the column that the row names. */
function namedColumn(isNegative: (name: string) => boolean): ColumnRule {
  return ({ fields }, published, { row }) => {
    const name = row['source_column'] ?? ''
    const filed = fields.get(name) ?? ''
    const figure = exactNumber(filed)
    if (figure === null || figure === '0') return judge(name, filed, false)
    const signed = isNegative(name) ? (figure.startsWith('-') ? figure.slice(1) : `-${figure}`) : figure
    return judge(name, filed, exactNumber(published ?? '') === signed)
  }
}

/** Adds up amounts with two decimals, in cents. */
function total(...names: readonly string[]): ColumnRule {
  return ({ columns, fields }, published) => {
    if (!names.every((name) => columns.has(name))) return null
    const filed = names.map((name) => fields.get(name) ?? '')
    const sum = filed.reduce((all, each) => all + toCents(each), 0n)
    return judge(names.join(' + '), filed.join(' + '), published !== null && toCents(published) === sum)
  }
}

function toCents(amount: string): bigint {
  const [, minus = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount) ?? []
  const magnitude = BigInt(`${whole}${cents.padEnd(2, '0')}`)
  return minus === '' ? magnitude : -magnitude
}
