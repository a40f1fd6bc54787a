import { monthRange } from '../../schemas/core/month.ts'
import { type Headers, type MemberId, OLD } from './headers.ts'
import { makeBareCnpj, filed, type PortalFiles, line, masked } from './portal.ts'

type YearlyValues = Readonly<Record<string, string>>
export type MonthLines = Partial<Record<MemberId, readonly YearlyValues[]>>

/** Near enough to the last day of a month. */
const writeDay = (month: string) => `${month}-28`

/** In the layout of the yearly files. By default a line is dated in that month. */
export function oldMonth(month: string, lines: MonthLines, headers: Headers = OLD): Record<string, readonly string[]> {
  const members = Object.entries(lines) as [MemberId, readonly YearlyValues[]][]
  const written = members.map(([id, own]) => {
    return [id, own.map((values) => line(headers[id], { DT_COMPTC: writeDay(month), ...values }))] as const
  })
  return filed(Object.fromEntries(written), { month, headers })
}

/** Months of member files as the files of their year: each header once, the lines of the months in this order. */
export function mergeMonths(
  months: readonly PortalFiles[],
  order: 'by month' | 'interleaved' = 'by month',
): PortalFiles {
  const names = [...new Set(months.flatMap((files) => Object.keys(files)))].sort()
  const byYear = new Map<string, (readonly string[])[]>()
  for (const files of months) {
    for (const name of names.filter((each) => each in files)) {
      const yearly = name.replace(/(_\d{4})\d\d\.csv$/, '$1.csv')
      const content = files[name]
      if (content === undefined || Buffer.isBuffer(content)) throw new Error(`${name} is not made of lines`)
      byYear.set(yearly, [...(byYear.get(yearly) ?? []), content])
    }
  }
  return Object.fromEntries([...byYear].map(([name, contents]) => [name, withOneHeader(contents, order)]))
}

function withOneHeader(contents: readonly (readonly string[])[], order: 'by month' | 'interleaved'): string[] {
  const [header = ''] = contents[0] ?? []
  const lines = contents.map(([, ...own]) => own)
  if (order === 'by month') return [header, ...lines.flat()]
  const longest = Math.max(...lines.map(({ length }) => length))
  return [header, ...Array.from({ length: longest }, (_, at) => lines.flatMap((own) => own.slice(at, at + 1))).flat()]
}

/** Lines of some funds with a value in every member of a yearly file, and other figures in other months. */
export function richMonth(month: string, funds = 3): MonthLines {
  const cents = month.slice(-2)
  const filer = (at: number): YearlyValues => ({
    CNPJ_FUNDO: masked(makeBareCnpj(at)),
    DENOM_SOCIAL: `FUNDO ${String(at)}`,
  })
  const each = (own: (at: number) => YearlyValues) =>
    Array.from({ length: funds }, (_, at) => ({ ...filer(at), ...own(at) }))
  const held = (at: number, TP_APLIC: string): YearlyValues => ({
    TP_APLIC,
    VL_MERC_POS_FINAL: `${String(at + 1)}0.${cents}`,
  })
  const structured = { CNPJ_FUNDO: masked(makeBareCnpj(77)), TP_FUNDO: 'FIIM' }
  return {
    PL: each((at) => ({ VL_PATRIM_LIQ: `${String(at + 1)}00.${cents}` })),
    BLC_1: each((at) => ({ ...held(at, 'Títulos Públicos'), TP_ATIVO: 'Título Público', CD_SELIC: '210100' })),
    BLC_2: each((at) => ({
      ...held(at, 'Cotas de fundos de renda fixa'),
      CNPJ_FUNDO_COTA: masked(makeBareCnpj(at + 1)),
    })),
    BLC_3: each((at) => held(at, 'DIFERENCIAL DE SWAP A PAGAR')),
    BLC_4: each((at) => ({ ...held(at, 'Ações'), CD_ATIVO: 'PETR4', QT_POS_FINAL: '7' })),
    BLC_5: each((at) => held(at, 'Depósitos a prazo e outros títulos de IF')),
    BLC_6: each((at) => held(at, 'Debêntures')),
    BLC_7: each((at) => held(at, 'Investimento no Exterior')),
    // Two equal lines: their ids differ by an ordinal.
    BLC_8: each((at) => held(at, 'Valores a pagar')).flatMap((same) => [same, same]),
    CONFID: each((at) => held(at, 'Disponibilidades')),
    FIE: [{ ...structured, ...held(0, 'AÇÕES'), VL_PATRIM_LIQ: `10.${cents}` }],
    FIE_CONFID: [{ ...structured, ...held(0, 'DISPONIBILIDADES') }],
  }
}

/** A line of cash. */
export const cash = (value = '5.00') => ({ TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: value })

/** A year of three months, each with one NAV and one line of cash, unless a test has others. */
export function quarter(own: Readonly<Record<string, MonthLines>> = {}): PortalFiles {
  const months = monthRange('2019-01', '2019-03')
  return mergeMonths(
    months.map((month) => oldMonth(month, own[month] ?? { PL: [{ VL_PATRIM_LIQ: '5.00' }], BLC_8: [cash()] })),
  )
}

/** Appends lines to a member. */
export function withLines(files: PortalFiles, name: string, ...lines: readonly string[]): PortalFiles {
  return { ...files, [name]: [...((files[name] ?? []) as readonly string[]), ...lines] }
}
