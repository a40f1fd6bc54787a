import { type MemberId, NEW, OLD } from '../../../helpers/headers.ts'

export type HeaderLayout = 'old' | 'new'

export type FiledMember = Exclude<MemberId, 'FIE' | 'FIE_CONFID'> | 'fie' | 'fie_CONFID'

const HEADERS: Readonly<Record<FiledMember, MemberId>> = {
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
}

export const MEMBERS = Object.keys(HEADERS).sort() as FiledMember[]

/** In the layout of before or after Resolution CVM 175. */
export function listColumns(member: FiledMember, layout: HeaderLayout): string[] {
  return (layout === 'new' ? NEW : OLD)[HEADERS[member]].split(';')
}

/** 'cda_fi_BLC_1_202510.csv'; the present cda_fie was cda_fiim then. */
export function nameFile(member: FiledMember, layout: HeaderLayout, month: string): string {
  const stem = member.startsWith('fie') ? member.replace('fie', layout === 'new' ? 'fie' : 'fiim') : `fi_${member}`
  return `cda_${stem}_${month.replace('-', '')}.csv`
}
