import { type MemberId, NEW, OLD } from '../../../helpers/headers.ts'

export type Layout = 'old' | 'new'

/** The published name of each member's file, by the id that its header is kept under. */
const IDS = {
  BLC_1: 'BLC_1',
  BLC_2: 'BLC_2',
  BLC_3: 'BLC_3',
  BLC_4: 'BLC_4',
  BLC_5: 'BLC_5',
  BLC_6: 'BLC_6',
  BLC_7: 'BLC_7',
  BLC_8: 'BLC_8',
  CONFID: 'CONFID',
  PL: 'PL',
  fie: 'FIE',
  fie_CONFID: 'FIE_CONFID',
} as const satisfies Record<string, MemberId>

export type Member = keyof typeof IDS

export const MEMBERS = Object.keys(IDS).sort() as Member[]

/** The published header of a member, in the layout before or after Resolution CVM 175. */
export function columnsOf(member: Member, layout: Layout): string[] {
  return (layout === 'new' ? NEW : OLD)[IDS[member]].split(';')
}

/** 'cda_fi_BLC_1_202510.csv'; before the resolution cda_fie was called cda_fiim. */
export function fileNameOf(member: Member, layout: Layout, month: string): string {
  const stem = member.startsWith('fie') ? member.replace('fie', layout === 'new' ? 'fie' : 'fiim') : `fi_${member}`
  return `cda_${stem}_${month.replace('-', '')}.csv`
}
