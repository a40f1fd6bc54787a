import { type readCda, cents, type PlainFundMonth, signedCents } from '../../helpers/plain-reading/cda.ts'
import type { Compiled } from './compiled.ts'

/** By `member line`: what the line files, quantities in millionths and money in cents. */
type FigureMap = Map<string, string>

const MONEY = ['VL_VENDA_NEGOC', 'VL_AQUIS_NEGOC', 'VL_MERC_POS_FINAL', 'VL_CUSTO_POS_FINAL']
const QUANTITIES = ['QT_VENDA_NEGOC', 'QT_AQUIS_NEGOC', 'QT_POS_FINAL']

/** Every line of every member but the NAV file, as the plain reading sees it. */
export function filedFigures({ members }: ReturnType<typeof readCda>): FigureMap {
  const figures: FigureMap = new Map()
  for (const [name, { lines }] of members) {
    if (name.includes('_PL_')) continue
    for (const { line, fields } of lines) {
      const filer = (fields['CNPJ_FUNDO_CLASSE'] ?? fields['CNPJ_FUNDO'] ?? '').replaceAll(/\D/g, '')
      const value = fields['VL_MERC_POS_FINAL'] ?? ''
      const signed = value === '' ? '' : signedCents(fields['TP_APLIC'] ?? '', cents(value)).toString()
      const money = MONEY.map((column) => (fields[column] ? cents(fields[column]).toString() : ''))
      const quantities = QUANTITIES.map((column) => (fields[column] ? millionths(fields[column]) : ''))
      figures.set(`${name} ${String(line)}`, [filer, fields['TP_APLIC'], ...money, ...quantities, signed].join(';'))
    }
  }
  return figures
}

/** Reads the same from the published table, by the member and line that each row names. */
export async function publishedFigures(compiled: Compiled, month: string): Promise<FigureMap> {
  const whole = (column: string, scale: number) =>
    `coalesce((${column} * 1${'0'.repeat(scale)})::DECIMAL(38,0)::VARCHAR, '')`
  const rows = await compiled.rows(`
    SELECT source_member || ' ' || source_line AS place, concat_ws(';', cnpj, application_type_filed,
      ${['sales_value', 'purchases_value', 'filed_value', 'final_position_cost'].map((column) => whole(column, 2)).join(', ')},
      ${['sales_quantity', 'purchases_quantity', 'final_position_quantity'].map((column) => whole(column, 6)).join(', ')},
      ${whole('final_position_value', 2)}) AS figures
    FROM cvm_fund_portfolio WHERE competence_month = '${month}'`)
  return new Map(rows.map(({ place, figures }) => [place as string, figures as string]))
}

function millionths(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(`${whole}${fraction.padEnd(6, '0')}`).toString()
}

/** NAV, total and lines of each class as one text, for comparing thousands at once. */
export function lineFigures(months: ReadonlyMap<string, PlainFundMonth>): FigureMap {
  return new Map(
    [...months].map(([cnpj, { nav, total, lineCount, confidentialCount }]) => [
      cnpj,
      [nav?.toString() ?? '', lineCount === 0 ? '' : total.toString(), lineCount, confidentialCount].join(';'),
    ]),
  )
}

export async function summaryFigures(compiled: Compiled, month: string): Promise<FigureMap> {
  const rows = await compiled.rows(`
    SELECT cnpj, concat_ws(';', coalesce((nav_value * 100)::DECIMAL(38,0)::VARCHAR, ''),
      coalesce((total_portfolio_value * 100)::DECIMAL(38,0)::VARCHAR, ''), line_count, confidential_line_count) AS figures
    FROM cvm_fund_month WHERE competence_month = '${month}'`)
  return new Map(rows.map(({ cnpj, figures }) => [cnpj as string, figures as string]))
}
