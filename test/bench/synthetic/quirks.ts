import type { MemberId } from '../../helpers/headers.ts'
import { punctuateCpf, personCpf } from './documents.ts'
import { scaleCount, withoutAccents } from './population.ts'
import { SeededRandom } from './random.ts'

type CellChange = (cell: string, nth: number, until: string) => string

const loneQuote: CellChange = (cell) => `"${cell || 'EMISSOR SINTÉTICO'}`.slice(0, 100)
const empty: CellChange = () => ''
const deadline: CellChange = (_cell, _nth, until) => until
const plain: CellChange = (cell) => withoutAccents(cell)
const person: Record<string, CellChange> = {
  PF_PJ_EMISSOR: () => 'PF',
  CPF_CNPJ_EMISSOR: (_cell, nth) => punctuateCpf(personCpf(nth + 1)),
  EMISSOR: (_cell, nth) => `PESSOA SINTÉTICA ${String(nth + 1)}`,
}
const quotaNames = (change: CellChange) => ({ NM_FUNDO_CLASSE_SUBCLASSE_COTA: change, NM_FUNDO_COTA: change })

/**
 * Accidents of single cells, by the number of lines of a full month that have them. None changes an amount or the
 * target of a quota.
 */
const QUIRKS: Partial<Record<MemberId, readonly (readonly [count: number, cells: Record<string, CellChange>])[]>> = {
  BLC_2: [
    [9, quotaNames(loneQuote)],
    [700, quotaNames(plain)],
  ],
  BLC_4: [
    [250, { DT_CONFID_APLIC: deadline }],
    [400, { CD_ISIN: empty, DT_INI_VIGENCIA: empty }],
  ],
  BLC_5: [[60, { EMISSOR: empty }]],
  BLC_6: [
    [1, { EMISSOR: (cell) => cell.replace(' ', '\u0007') }],
    [16, { EMISSOR: (cell) => `SERTÃ\u0083O ${cell}` }],
    [8, person],
    [40, { DT_CONFID_APLIC: deadline }],
  ],
  BLC_8: [
    [4, { DS_ATIVO: loneQuote }],
    [5, person],
    [300, { TP_ATIVO: empty }],
  ],
  FIE: [
    [6, { EMISSOR: loneQuote }],
    [1_000, { EMISSOR: plain }],
    [5, { DT_CONFID_APLIC: deadline }],
  ],
}

/** What accidents are drawn from, and the day on which the confidential lines are disclosed. */
export interface Drawn {
  readonly seed: number
  readonly funds: number
  readonly until: string
}

/** Changes the lines that were drawn for it, and no other; `at` is the place of the line in the file. */
export function chooseBlemish(
  member: MemberId,
  columns: readonly string[],
  lines: number,
  { seed, funds, until }: Drawn,
): (line: string, at: number) => string {
  const drawn = new Map<number, (line: string) => string>()
  const random = new SeededRandom(seed, member === 'FIE' ? 'fie' : member, 'quirks')
  for (const [count, cells] of QUIRKS[member] ?? []) {
    for (let nth = 0; nth < scaleCount(count, funds) && drawn.size < lines / 2; nth++) {
      let number = random.between(1, lines)
      while (drawn.has(number)) number = (number % lines) + 1
      const change = (cell: string, column: number) => cells[columns[column] ?? '']?.(cell, nth, until) ?? cell
      drawn.set(number, (line) => line.split(';').map(change).join(';'))
    }
  }
  return (line, at) => drawn.get(at + 1)?.(line) ?? line
}
