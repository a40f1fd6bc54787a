import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { SourceField } from '../../schemas/core/source.ts'
import type { FiledLine, Judged, PublishedRow, ColumnRule } from './cell.ts'
import { FIDC_RULES } from './fidc-columns.ts'
import { FII_RULES } from './fii-columns.ts'
import { PORTFOLIO_RULES } from './portfolio-columns.ts'
import { compareText, compareValue, verdict, writtenDay } from './values.ts'

/**
 * The columns that no declaration calls copied, and that one line decides all the same: by table and column. Null leaves
 * the column to its declaration; a column with neither is not read again.
 */
const RULES: Readonly<Record<string, ColumnRule>> = {
  ...FIDC_RULES,
  ...FII_RULES,
  ...PORTFOLIO_RULES,
  'cvm_fund_portfolio.fund_cnpj': expectValue('CNPJ_FUNDO_CLASSE_COTA'),
  'cvm_fund_portfolio.fund_name': expectValue('NM_FUNDO_CLASSE_SUBCLASSE_COTA'),
  'cvm_fund_portfolio.asset_code': expectValue('CD_ATIVO', 'CD_ATIVO_BV_MERC'),
  'cvm_fund_portfolio.issuer_document': expectValue('CPF_CNPJ_EMISSOR'),
  'cvm_fund_portfolio.issuer_name': personName('EMISSOR'),
  'cvm_fund_portfolio.asset_description': description('DS_ATIVO'),
  'cvm_fund_portfolio.foreign_description': description('DS_ATIVO_EXTERIOR'),
  'cvm_fund_month.cnpj': expectValue('CNPJ_FUNDO_CLASSE'),
  'cvm_fund_month.reference_date': expectValue('DT_COMPTC'),
  'cvm_fund_month.nav_value': expectValue('VL_PATRIM_LIQ'),
  'cvm_fii_asset.issuer_name': personName('Emissor'),
  'cvm_fund_delivery.delivered_at_filed': expectValue('Data_Hora_Entrega'),
  'cvm_fund.type_filed': expectValue('Tipo_Fundo', 'TP_FUNDO'),
  'calendar_holiday.calendar': ({ member }, published) =>
    judge('the file', member.id, () => published === (member.id === 'closed-days' ? 'b3-sessions' : 'br-banks')),
  'anac_fare.month': monthOfSale,
  'b3_quote.expiry': expiry,
  'statistic_value.series': centralBankSeries,
  'statistic_value.period': statisticPeriod,
  'statistic_value.value': expectValue('valor'),
  'statistic_value.end_date': expectValue('dataFim'),
}

/** Compares a column that has a rule here; null if it has none, or none for this member. */
export function deriveValue(
  dataset: Dataset,
  table: Table,
  column: string,
  row: PublishedRow,
  line: FiledLine,
): Judged | 'not compared' | null {
  const rule = RULES[`${table.name}.${column}`]
  const duckdb = table.columns[column]?.duckdb ?? ''
  return rule?.(line, row[column] ?? null, { dataset, duckdb, row }) ?? null
}

function judge(field: string, filed: string, isEqual: (filed: string) => boolean): Judged {
  return { field, filed, verdict: verdict(isEqual(filed)), isPersonal: false }
}

/** The value of the first of these fields that the file has and that is not empty. */
function expectValue(...names: readonly string[]): ColumnRule {
  return ({ member, columns, fields }, published, { duckdb }) => {
    const own = names.filter((name) => columns.has(name))
    const name = own.find((each) => fields.get(each) !== '') ?? own[0]
    const field: SourceField | undefined = member.fields[name ?? '']
    if (name === undefined || field === undefined) return null
    const filed = fields.get(name) ?? ''
    const isPersonal = field.kind === 'document'
    return { field: name, filed, verdict: compareValue(published, filed, field, duckdb), isPersonal }
  }
}

function personName(name: string): ColumnRule {
  return ({ columns, fields }, published) => {
    if (!columns.has(name)) return null
    const filed = fields.get(name) ?? ''
    if (published === '***') return { field: name, filed, verdict: 'masked', isPersonal: true }
    const isEqual = published === null ? verdict(filed === '') : compareText(published, filed)
    return { field: name, filed, verdict: isEqual, isPersonal: true }
  }
}

/** The name of an issuer who is a person is masked in a description too. */
function description(name: string): ColumnRule {
  return ({ columns, fields }, published, { row }) => {
    if (!columns.has(name) || published === null || row['issuer_name'] !== '***') return null
    const filed = fields.get(name) ?? ''
    return { field: name, filed, verdict: compareText(published, filed, fields.get('EMISSOR')), isPersonal: true }
  }
}

function monthOfSale({ fields }: FiledLine, published: string | null): Judged {
  const [year = '', month = ''] = [fields.get('ANO'), fields.get('MES')]
  return judge('MES', `${year}-${month}`, () => published === `${year}-${month.replace(/^0/, '').padStart(2, '0')}`)
}

/** The last day that a record can hold means none. */
function expiry({ fields }: FiledLine, published: string | null): Judged {
  return judge('DATVEN', fields.get('DATVEN') ?? '', (filed) =>
    filed === '99991231' ? published === null : published === writtenDay(filed, 'bare_day'),
  )
}

/** The file of a decade of a daily series has its first year behind a point. */
function centralBankSeries({ member }: FiledLine, published: string | null): Judged {
  return judge('the file', member.id, () => published === `bcb-${member.id.replace(/\.\d{4}$/, '')}`)
}

function statisticPeriod({ member, fields }: FiledLine, published: string | null): Judged {
  const length = member.id.includes('.') ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length
  return judge('data', fields.get('data') ?? '', (filed) => {
    const day = writtenDay(filed, 'day_first')
    return day !== null && published === day.slice(0, length)
  })
}
