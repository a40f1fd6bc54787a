import { copiedFields } from '../../core/copied-column.ts'
import type { Member } from '../../core/source.ts'
import { quoteColumns } from './columns.ts'

/** TIPREG, which comes before these fields, distinguishes records of quotes from the others. */
export const quoteFields: Member['fields'] = {
  ...copiedFields(quoteColumns),
  // No column copies this field, because it is 99991231 for an instrument that does not expire.
  DATVEN: { kind: 'bare_day', at: [203, 210] },
}

/** Files of a year, a month and a day are alike; the name inside the zip varies over the years. */
const member = (id: string): Member => ({
  id,
  relation: 'raw_quote',
  names: () => 'any',
  format: 'records',
  records: { bytes: 245, header: '00COTAHIST.', data: '01', trailer: '99', count: [32, 42] },
  fields: quoteFields,
  monthField: 'DATPRE',
})

export const yearMembers: readonly Member[] = [member('YEAR')]
export const monthMembers: readonly Member[] = [member('MONTH')]
export const dayMembers: readonly Member[] = [member('DAY')]
