import { type MemberId, NEW, OLD } from '../../helpers/headers.ts'
import { type CsvFile, makeCsv } from './files.ts'
import { BLOCKS } from './plan.ts'
import { chooseBlemish, type Drawn } from './quirks.ts'

/** Before or after Resolution CVM 175. */
export type Layout = 'old' | 'new'
export type FiledLines = Record<MemberId, string[]>

/** In the order of the zip. */
const MEMBERS: readonly MemberId[] = [...BLOCKS, 'PL', 'FIE', 'FIE_CONFID']

export function noLines(): FiledLines {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(MEMBERS.map((member): [MemberId, string[]] => [member, []])) as FiledLines
}

/** Makes the files of a month: each member with its header and the accidents of its cells. */
export function makeMembers(layout: Layout, month: string, lines: FiledLines, drawn: Drawn): CsvFile[] {
  return MEMBERS.map((member) => {
    const header = (layout === 'new' ? NEW : OLD)[member]
    const blemish = chooseBlemish(member, header.split(';'), lines[member].length, drawn)
    return makeCsv(nameFile(member, layout, month), header, lines[member].map(blemish))
  })
}

/** 'cda_fi_BLC_1_202510.csv'; the present cda_fie was cda_fiim then. */
function nameFile(member: MemberId, layout: Layout, month: string): string {
  const stem = member.startsWith('FIE') ? member.replace('FIE', layout === 'new' ? 'fie' : 'fiim') : `fi_${member}`
  return `cda_${stem}_${month.replace('-', '')}.csv`
}
