import type { TextRow } from '../helpers/build.ts'

/**
 * Whatever arrived, each line of each member of a published month is either published with exactly the figures that it
 * files, or quarantined; no line is lost and none is invented. The check reads the members itself, with no code of the
 * project.
 */
export interface Published {
  /** Rows of `cvm_fund_portfolio`. */
  readonly lines: readonly TextRow[]
  /** Rows of `cvm_fund_month`. */
  readonly months: readonly TextRow[]
  /** `member line` of each line in quarantine. */
  readonly quarantined: ReadonlySet<string>
}

type Fields = Readonly<Record<string, string>>

const FIGURES = {
  VL_VENDA_NEGOC: 'sales_value',
  VL_AQUIS_NEGOC: 'purchases_value',
  VL_MERC_POS_FINAL: 'filed_value',
  VL_CUSTO_POS_FINAL: 'final_position_cost',
  QT_VENDA_NEGOC: 'sales_quantity',
  QT_AQUIS_NEGOC: 'purchases_quantity',
  QT_POS_FINAL: 'final_position_quantity',
} as const

/** Describes each breach of the law; empty if there is none. */
export function listFaults(members: ReadonlyMap<string, Buffer>, { lines, months, quarantined }: Published): string[] {
  const filed = new Map([...members].flatMap(([name, content]) => filedLines(name, content)))
  const published = new Map(lines.map((row) => [writeSourceLine(row), row]))
  const faults = [...published].flatMap(([place, row]) => compareRow(place, filed.get(place), row))
  const lost = [...filed.keys()].filter(
    (place) => !place.includes('_PL_') && !published.has(place) && !quarantined.has(place),
  )
  return [
    ...faults,
    ...lost.map((place) => `${place} is lost`),
    ...navFaults(filed, months),
    ...sumFaults(lines, months),
  ]
}

function writeSourceLine(row: TextRow): string {
  return `${row['source_member'] ?? ''} ${row['source_line'] ?? ''}`
}

function filedLines(member: string, content: Buffer): [string, Fields][] {
  const [header = '', ...lines] = content.toString('latin1').split('\n')
  const names = clean(header).split(';')
  return lines.flatMap((raw, at) => {
    const values = raw.split(';').map(clean)
    if (clean(raw) === '') return []
    return [
      [`${member} ${String(at + 2)}`, Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))],
    ]
  })
}

/** Control bytes mean nothing, a non-breaking space is a space, and edges are trimmed. */
function clean(text: string): string {
  return text
    .replaceAll(/[\x00-\x1f\x7f-\x9f]/g, '')
    .replaceAll('\xa0', ' ')
    .replaceAll(/^ +| +$/g, '')
}

function compareRow(place: string, fields: Fields | undefined, row: TextRow): string[] {
  if (fields === undefined) return [`${place} is made up`]
  const reported = Object.entries(FIGURES).flatMap(([column, name]) => {
    const text = fields[column] ?? ''
    return sameNumber(text, row[name] ?? null)
      ? []
      : [`${place} ${column} files ${text}, published ${row[name] ?? 'nothing'}`]
  })
  const filer = (fields['CNPJ_FUNDO_CLASSE'] ?? '').replaceAll(/[./-]/g, '').padStart(14, '0')
  return filer === row['cnpj'] ? reported : [...reported, `${place} is of ${filer}, published ${row['cnpj'] ?? ''}`]
}

function sameNumber(text: string, value: string | null): boolean {
  if (text === '' || value === null) return text === (value ?? '')
  const canonical = (number: string) => {
    const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(number) ?? ['', 'odd']
    const digits = `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`
    return digits === '.' ? '0' : minus + digits
  }
  return canonical(text) === canonical(value)
}

function navFaults(filed: ReadonlyMap<string, Fields>, months: readonly TextRow[]): string[] {
  return months.flatMap((row) => {
    if (row['nav_value'] === null) return []
    const place = `${row['nav_source_member'] ?? ''} ${row['nav_source_line'] ?? ''}`
    const text = filed.get(place)?.['VL_PATRIM_LIQ']
    return text !== undefined && sameNumber(text, row['nav_value'] ?? null)
      ? []
      : [`${place} files NAV ${text ?? 'nowhere'}, published ${row['nav_value'] ?? ''}`]
  })
}

function sumFaults(lines: readonly TextRow[], months: readonly TextRow[]): string[] {
  const totals = new Map<string, bigint>()
  for (const { cnpj, final_position_value: value } of lines) {
    totals.set(cnpj ?? '', (totals.get(cnpj ?? '') ?? 0n) + BigInt((value ?? '0').replace('.', '')))
  }
  return months.flatMap(({ cnpj, total_portfolio_value: total, line_count: count }) => {
    if (count === '0') return totals.has(cnpj ?? '') ? [`${cnpj ?? ''} has lines and says none`] : []
    const sum = totals.get(cnpj ?? '')
    return sum === BigInt((total ?? '').replace('.', ''))
      ? []
      : [`${cnpj ?? ''} adds up to ${String(sum)}, published ${total ?? ''}`]
  })
}
