import { z } from 'zod'
import { series } from '../../schemas/datasets/statistics/series.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import type { PublishedRow } from './cell.ts'
import { exactNumber, writtenDay } from './values.ts'
import type { ReadMember } from './read-members.ts'

/** The rows that a document says. */
export interface SaidRows {
  readonly table: string
  readonly rows: readonly SaidRow[]
  /** A condition in SQL on the rows that come from it; null for those that name it as their member. */
  readonly condition: string | null
  /** The values of a row that it does not say; null if the table must have no such row. */
  readonly otherwise: PublishedRow | null
  /** True if it may say rows that the table lacks. */
  readonly mayLack: boolean
}

/** A row that a document says, by the columns that name it, with the values that it must have. */
export interface SaidRow {
  readonly key: PublishedRow
  readonly values: PublishedRow
}

const ibge = z.array(
  z.object({
    id: z.string(),
    resultados: z.array(
      z.object({
        classificacoes: z.array(z.object({ categoria: z.record(z.string(), z.string()) })),
        series: z.array(z.object({ serie: z.record(z.string(), z.string()) })),
      }),
    ),
  }),
)

const portfolio = z.object({
  results: z.array(
    z.object({ cod: z.string(), asset: z.string(), type: z.string(), theoricalQty: z.string(), part: z.string() }),
  ),
})

const membership = z.object({
  header: z.object({ update: z.string(), startMonth: z.number(), endMonth: z.number(), year: z.number() }),
  results: z.array(z.object({ code: z.string(), indexes: z.string() })),
})

const periods = z.array(z.object({ id: z.string(), modificacao: z.string() }))

/** The rows that the table of a document must have; null if this document is not read again. */
export function listSaidRows({ member, document }: ReadMember): SaidRows | null {
  const own = { condition: null, otherwise: null, mayLack: false }
  if (member.relation === 'raw_ibge') return { table: 'statistic_value', rows: ibgeRows(member.id, document), ...own }
  if (member.relation === 'raw_portfolio')
    return { table: 'b3_index_asset', rows: indexRows(document, member.id), ...own }
  // An index can have a portfolio and no place in the list.
  if (member.relation === 'raw_membership')
    return { ...own, table: 'b3_index', rows: listedIndexRows(document), condition: 'securities IS NOT NULL' }
  if (member.relation === 'raw_ibge_period') {
    const table = member.id.replace('_PERIODS', '')
    return {
      table: 'statistic_value',
      rows: revisionRows(table, document),
      condition: `starts_with(series, ${literal(`ibge-${table}-`)})`,
      otherwise: { modified_date: null },
      mayLack: true,
    }
  }
  return null
}

function ibgeRows(table: string, document: unknown): SaidRow[] {
  const results = ibge.parse(document).flatMap(({ id, resultados }) => resultados.map((each) => ({ id, ...each })))
  return results.flatMap(({ id, classificacoes, series }) => {
    const categories = classificacoes.flatMap(({ categoria }) => Object.keys(categoria))
    const name = ['ibge', table, id, ...categories].join('-')
    return series
      .flatMap(({ serie }) => Object.entries(serie))
      .map(([period, filed]) => {
        const value = exactNumber(filed)
        return {
          key: { series: name, period: hyphenate(period) },
          values: { value, marker: value === null ? filed : null },
        }
      })
  })
}

/** `202401` → `2024-01`. */
function hyphenate(period: string): string {
  return `${period.slice(0, 4)}-${period.slice(4)}`
}

function indexRows(document: unknown, index: string): SaidRow[] {
  return portfolio.parse(document).results.map(({ cod, asset, type, theoricalQty, part }) => ({
    key: { index_code: index, ticker: cod.trim() },
    values: {
      name: asset.trim() || null,
      specification: type.trim() || null,
      // A point is between thousands, a comma before decimals.
      theoretical_quantity: exactNumber(theoricalQty.replaceAll('.', '')),
      share_percent: exactNumber(part),
    },
  }))
}

function listedIndexRows(document: unknown): SaidRow[] {
  const { header, results } = membership.parse(document)
  const counts = new Map<string, number>()
  for (const { indexes } of results) {
    for (const code of indexes.split(',').map((each) => each.trim())) {
      if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  const month = (number: number) => `${String(header.year)}-${String(number).padStart(2, '0')}`
  return [...counts].map(([code, securities]) => ({
    key: { code },
    values: {
      securities: String(securities),
      updated_date: header.update,
      first_month: month(header.startMonth),
      last_month: month(header.endMonth),
    },
  }))
}

/** The institute writes the first day of year 1 where it does not know the day. */
function revisionRows(table: string, document: unknown): SaidRow[] {
  const ofTable = series.filter(({ publisher, code }) => publisher === 'IBGE' && code.startsWith(`${table}/`))
  return periods.parse(document).flatMap(({ id, modificacao }) =>
    ofTable.map((each) => ({
      key: { series: each.id, period: hyphenate(id) },
      values: { modified_date: modificacao === '01/01/0001' ? null : writtenDay(modificacao, 'day_first') },
    })),
  )
}
