import { maskMadeUpCpf, personCpf } from '../base/documents.ts'
import { SeededRandom } from '../base/random.ts'
import { withoutAccents } from '../world/names.ts'
import { scaleCount } from '../world/population.ts'
import type { FiledMember } from './headers.ts'

type CellChange = (cell: string, nth: number, until: string) => string

/**
 * Accidents of single cells, by the number of lines of a full month that have them. None changes an amount or the
 * target of a quota.
 */
interface Quirk {
  member: FiledMember
  count: number
  cells: Record<string, CellChange>
}

const loneQuote = (cell: string): string => `"${cell || 'EMISSOR SINTÉTICO'}`.slice(0, 100)
const empty = (): string => ''
const deadline: CellChange = (_cell, _nth, until) => until
const person = {
  PF_PJ_EMISSOR: (): string => 'PF',
  CPF_CNPJ_EMISSOR: (_cell: string, nth: number): string => maskMadeUpCpf(personCpf(nth + 1)),
  EMISSOR: (_cell: string, nth: number): string => `PESSOA SINTÉTICA ${String(nth + 1)}`,
}

const QUIRKS: Quirk[] = [
  { member: 'BLC_2', count: 9, cells: { NM_FUNDO_CLASSE_SUBCLASSE_COTA: loneQuote, NM_FUNDO_COTA: loneQuote } },
  {
    member: 'BLC_2',
    count: 700,
    cells: { NM_FUNDO_CLASSE_SUBCLASSE_COTA: withoutAccents, NM_FUNDO_COTA: withoutAccents },
  },
  { member: 'BLC_4', count: 250, cells: { DT_CONFID_APLIC: deadline } },
  { member: 'BLC_4', count: 400, cells: { CD_ISIN: empty, DT_INI_VIGENCIA: empty } },
  { member: 'BLC_5', count: 60, cells: { EMISSOR: empty } },
  { member: 'BLC_6', count: 1, cells: { EMISSOR: (cell) => cell.replace(' ', '\u0007') } },
  { member: 'BLC_6', count: 16, cells: { EMISSOR: (cell) => `SERTÃ\u0083O ${cell}` } },
  { member: 'BLC_6', count: 8, cells: person },
  { member: 'BLC_6', count: 40, cells: { DT_CONFID_APLIC: deadline } },
  { member: 'BLC_8', count: 4, cells: { DS_ATIVO: loneQuote } },
  { member: 'BLC_8', count: 5, cells: person },
  { member: 'BLC_8', count: 300, cells: { TP_ATIVO: empty } },
  { member: 'fie', count: 6, cells: { EMISSOR: loneQuote } },
  { member: 'fie', count: 1_000, cells: { EMISSOR: withoutAccents } },
  { member: 'fie', count: 5, cells: { DT_CONFID_APLIC: deadline } },
]

/** Where lines stand: `lines` is how many there are, and `until` when the confidential ones are disclosed. */
interface LinePlace {
  member: FiledMember
  columns: readonly string[]
  lines: number
  until: string
}

/** Changes the lines that were drawn for it, and no other. */
export function chooseBlemish(place: LinePlace, seed: number, funds: number): (line: string, number: number) => string {
  const { member, lines } = place
  const drawn = new Map<number, (line: string) => string>()
  const random = new SeededRandom(seed, member, 'quirks')
  for (const quirk of QUIRKS.filter((each) => each.member === member)) {
    for (let nth = 0; nth < scaleCount(quirk.count, funds) && drawn.size < lines / 2; nth++) {
      let number = random.between(1, lines)
      while (drawn.has(number)) number = (number % lines) + 1
      drawn.set(number, (line) => applyQuirk(line, quirk, nth, place))
    }
  }
  return (line, number) => drawn.get(number)?.(line) ?? line
}

function applyQuirk(line: string, { cells }: Quirk, nth: number, { columns, until }: LinePlace): string {
  const change = (cell: string, column: number): string => cells[columns[column] ?? '']?.(cell, nth, until) ?? cell
  return line.split(';').map(change).join(';')
}
