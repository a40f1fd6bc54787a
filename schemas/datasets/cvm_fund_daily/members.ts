import { copiedFields } from '../../core/copied-column.ts'
import { compact, type Period } from '../../core/month.ts'
import type { Member } from '../../core/source.ts'
import { dailyColumns } from './columns.ts'

const member = (id: string, names: (period: Period | null) => readonly string[]): Member => ({
  id,
  relation: 'raw_report',
  names,
  // Three layouts: without the type (as in 2018-01), with the type, and with classes and subclasses.
  fields: copiedFields(dailyColumns),
  monthField: 'DT_COMPTC',
})

const nameFile = (month: string) => `inf_diario_fi_${compact(month)}.csv`

/** The zip of a month holds one file. */
export const monthMembers: readonly Member[] = [member('INF_DIARIO', (month) => [nameFile(month ?? '')])]

/** The zip of a year holds a file of each month. */
export const yearMembers: readonly Member[] = Array.from({ length: 12 }, (_each, at) => {
  const number = String(at + 1).padStart(2, '0')
  return member(`INF_DIARIO_${number}`, (year) => [nameFile(`${year ?? ''}-${number}`)])
})
