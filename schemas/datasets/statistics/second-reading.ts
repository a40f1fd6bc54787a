import { z } from 'zod'
import type { Lookup } from '../../core/dataset.ts'
import type { Member } from '../../core/source.ts'
import { expectValue, judge, judgeField } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SaidRow, SaidRows, SecondReading } from '../../second-reading/second-reading.ts'
import { exactNumber, writtenDay } from '../../second-reading/values.ts'

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

const values = z.array(z.object({ data: z.string(), valor: z.string() }))
const periods = z.array(z.object({ id: z.string(), modificacao: z.string() }))

export default {
  columns: {
    'statistic_value.series': centralBankSeries,
    'statistic_value.period': period,
    'statistic_value.value': expectValue('valor'),
    'statistic_value.end_date': expectValue('dataFim'),
  },
  listSaidRows,
} satisfies SecondReading

/** Series in the declaration of the dataset. */
interface DeclaredSeries {
  readonly id: string
  readonly code: string
  readonly frequency: string
}

function listSeries(lookups: readonly Lookup[]): DeclaredSeries[] {
  const declared = lookups.find(({ name }) => name === 'declared_series')
  const read = (row: Lookup['rows'][number], column: string) => String(row[declared?.columns.indexOf(column) ?? -1])
  return (declared?.rows ?? []).map((row) => ({
    id: read(row, 'id'),
    code: read(row, 'code'),
    frequency: read(row, 'frequency'),
  }))
}

/** Expects the series of a file, whose name has after a point the first year of its decade or its frequency. */
function centralBankSeries({ member }: FiledLine, published: string | null): Judged {
  return judge('the file', member.id, published === `bcb-${member.id.split('.')[0] ?? ''}`)
}

function period(line: FiledLine, published: string | null): Judged | null {
  const behind = line.member.id.split('.')[1] ?? 'month'
  const frequency = /^\d{4}$/.test(behind) ? 'day' : behind
  return judgeField(line, 'data', (filed) => {
    const day = writtenDay(filed, 'day_first')
    return day !== null && published === nameDay(day, frequency)
  })
}

/** Names the period that begins on a day. */
function nameDay(day: string, frequency: string): string {
  const [year = '', month = ''] = day.split('-')
  if (frequency === 'year') return year
  if (frequency === 'quarter') return `${year}-Q${String(Math.ceil(Number(month) / 3))}`
  return frequency === 'month' ? `${year}-${month}` : day
}

function listSaidRows({ id, relation }: Member, document: unknown, lookups: readonly Lookup[]): SaidRows | null {
  const whole = { table: 'statistic_value', condition: null, otherwise: null, mayLack: false }
  if (relation === 'raw_ibge') return { ...whole, rows: ibgeRows(id, document) }
  // Lines of the same days take precedence over documents.
  if (relation === 'raw_bcb_document')
    return { ...whole, rows: documentRows(id, document, listSeries(lookups)), mayLack: true }
  if (relation !== 'raw_ibge_period') return null
  const table = id.replace('_PERIODS', '')
  return {
    ...whole,
    rows: revisionRows(table, document, listSeries(lookups)),
    condition: `starts_with(series, 'ibge-${table}-')`,
    otherwise: { modified_date: null },
    mayLack: true,
  }
}

/**
 * Lists the rows of a file of the institute. A built-in table names its file by its number, an operator's series by its
 * id and frequency.
 */
function ibgeRows(member: string, document: unknown): SaidRow[] {
  const [table = '', frequency = 'month'] = member.split('.')
  const results = ibge.parse(document).flatMap(({ id, resultados }) => resultados.map((each) => ({ id, ...each })))
  return results.flatMap(({ id, classificacoes, series }) => {
    const categories = classificacoes.flatMap(({ categoria }) => Object.keys(categoria))
    const name = table.startsWith('ibge-') ? table : ['ibge', table, id, ...categories].join('-')
    return series
      .flatMap(({ serie }) => Object.entries(serie))
      .map(([period, filed]) => {
        const value = exactNumber(filed)
        return {
          key: { series: name, period: namePeriod(period, frequency) },
          values: { value, marker: value === null ? filed : null },
        }
      })
  })
}

function documentRows(member: string, document: unknown, series: readonly DeclaredSeries[]): SaidRow[] {
  const id = `bcb-${member.replace('.document', '')}`
  const length = series.find((each) => each.id === id)?.frequency === 'day' ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length
  return values.parse(document).map(({ data, valor }) => ({
    key: { series: id, period: writtenDay(data, 'day_first')?.slice(0, length) ?? data },
    values: { value: exactNumber(valor) },
  }))
}

/** `202401` → `2024-01`, or `2024-Q1` for a quarter. */
function namePeriod(period: string, frequency: string): string {
  if (frequency === 'year') return period
  return frequency === 'quarter'
    ? `${period.slice(0, 4)}-Q${String(Number(period.slice(4)))}`
    : `${period.slice(0, 4)}-${period.slice(4)}`
}

/** Lists the rows of days of revision. The institute writes the first day of year 1 for an unknown day. */
function revisionRows(table: string, document: unknown, series: readonly DeclaredSeries[]): SaidRow[] {
  const ofTable = series.filter(({ id, code }) => id.startsWith('ibge-') && code.startsWith(`${table}/`))
  return periods.parse(document).flatMap(({ id, modificacao }) =>
    ofTable.map((each) => ({
      key: { series: each.id, period: namePeriod(id, each.frequency) },
      values: { modified_date: modificacao === '01/01/0001' ? null : writtenDay(modificacao, 'day_first') },
    })),
  )
}
