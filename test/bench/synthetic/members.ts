import { type MemberId, NEW, OLD } from '../../helpers/headers.ts'
import { type CsvFile, makeCsv } from './files.ts'
import { chooseBlemish } from './quirks.ts'

/** Before or after Resolution CVM 175. */
export type Layout = 'old' | 'new'
export type Lines = Record<MemberId, string[]>

/** In the order of the zip. */
const MEMBERS: readonly MemberId[] = [
  'BLC_1',
  'BLC_2',
  'BLC_3',
  'BLC_4',
  'BLC_5',
  'BLC_6',
  'BLC_7',
  'BLC_8',
  'CONFID',
  'PL',
  'FIE',
  'FIE_CONFID',
]

export function noLines(): Lines {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(MEMBERS.map((member): [MemberId, string[]] => [member, []])) as Lines
}

/** Makes the files of a month: each member with its header and the accidents of its cells. */
export function makeMembers(lines: Lines, { layout, month, until, ...drawn }: Described): CsvFile[] {
  return MEMBERS.map((member) => {
    const header = (layout === 'new' ? NEW : OLD)[member]
    const place = { member, columns: header.split(';'), lines: lines[member].length, until }
    return makeCsv(nameFile(member, layout, month), header, lines[member].map(chooseBlemish(place, drawn)))
  })
}

interface Described {
  readonly layout: Layout
  readonly month: string
  readonly until: string
  readonly seed: number
  readonly funds: number
}

/** 'cda_fi_BLC_1_202510.csv'; the present cda_fie was cda_fiim then. */
function nameFile(member: MemberId, layout: Layout, month: string): string {
  const stem = member.startsWith('FIE') ? member.replace('FIE', layout === 'new' ? 'fie' : 'fiim') : `fi_${member}`
  return `cda_${stem}_${month.replace('-', '')}.csv`
}
