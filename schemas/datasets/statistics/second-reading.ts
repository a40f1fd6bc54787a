import { z } from 'zod'
import type { Member } from '../../core/source.ts'
import { expectValue, judge, judgeField } from '../../second-reading/column-rules.ts'
import type { FiledLine, Judged } from '../../second-reading/rule.ts'
import type { SaidRow, SaidRows, SecondReading } from '../../second-reading/second-reading.ts'
import { exactNumber, writtenDay } from '../../second-reading/values.ts'
import { series } from './series.ts'

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

/** The file of a decade of a daily series has its first year behind a point. */
function centralBankSeries({ member }: FiledLine, published: string | null): Judged {
  return judge('the file', member.id, published === `bcb-${member.id.replace(/\.\d{4}$/, '')}`)
}

function period(line: FiledLine, published: string | null): Judged | null {
  const length = line.member.id.includes('.') ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length
  return judgeField(line, 'data', (filed) => {
    const day = writtenDay(filed, 'day_first')
    return day !== null && published === day.slice(0, length)
  })
}

function listSaidRows({ id, relation }: Member, document: unknown): SaidRows | null {
  const whole = { table: 'statistic_value', condition: null, otherwise: null, mayLack: false }
  if (relation === 'raw_ibge') return { ...whole, rows: ibgeRows(id, document) }
  // Lines of the same days count.
  if (relation === 'raw_bcb_document') return { ...whole, rows: documentRows(id, document), mayLack: true }
  if (relation !== 'raw_ibge_period') return null
  const table = id.replace('_PERIODS', '')
  return {
    ...whole,
    rows: revisionRows(table, document),
    condition: `starts_with(series, 'ibge-${table}-')`,
    otherwise: { modified_date: null },
    mayLack: true,
  }
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

function documentRows(member: string, document: unknown): SaidRow[] {
  const id = `bcb-${member.replace('.document', '')}`
  const length = series.find((each) => each.id === id)?.frequency === 'day' ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length
  return values.parse(document).map(({ data, valor }) => ({
    key: { series: id, period: writtenDay(data, 'day_first')?.slice(0, length) ?? data },
    values: { value: exactNumber(valor) },
  }))
}

/** `202401` → `2024-01`. */
function hyphenate(period: string): string {
  return `${period.slice(0, 4)}-${period.slice(4)}`
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
