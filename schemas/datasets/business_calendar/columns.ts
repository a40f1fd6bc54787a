import { type Column, copied, day, long, required, text, whole } from '../../core/column.ts'

export const holidayColumns = {
  calendar: required(text('derived', 'br-banks or b3-sessions.')),
  date: required(day(copied('Data', { kind: 'serial_day', source: 'Data; the reference list' }), 'A day that is no business day.')),
  name: text(copied('Feriado'), 'What the day is; of the exchange, where the banks have the same day.'),
  weekday_filed: text(copied('Dia da Semana'), 'The weekday as filed; an edition has some wrong.'),
  source_member: required(text('the file', 'File that the row was read from, or closed-days, the reference list of the exchange.')),
  source_line: required(whole('the file', 'Row of the sheet; the header is row 1. Of the reference list its place there.')),
} satisfies Record<string, Column> // prettier-ignore

export const calendarColumns = {
  id: required(text('derived', 'br-banks or b3-sessions.')),
  name: required(text('declared', 'Whose business days they are.')),
  source: required(text('declared', 'Where they come from.')),
  first_date: required(day('derived', 'First day that the calendar knows; before it nothing is said.')),
  last_date: required(day('derived', 'Last day that the calendar knows; after it nothing is said.')),
  holidays: required(long('derived', 'Days listed, on weekends too where the source lists those.')),
} satisfies Record<string, Column>
