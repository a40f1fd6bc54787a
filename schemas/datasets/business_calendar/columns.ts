import { type Column, copied, day, long, required, text } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

export const holidayColumns = {
  calendar: required(text('derived', 'br-banks or b3-sessions.')),
  date: required(day(copied('Data', { kind: 'serial_day', source: 'Data; the reference list' }), 'Day that is not a business day.')),
  name: text(copied('Feriado'), 'Name of the holiday. The exchange names none: its days have the name that the banks give the same day.'),
  weekday_filed: text(copied('Dia da Semana'), 'Weekday as filed; some are wrong in one edition.'),
  ...provenanceColumns('the file', {
    file: 'File that the row was read from, or closed-days, the reference list of the exchange.',
    line: 'Row of the sheet, whose header is row 1, or place in the reference list.',
  }),
} satisfies Record<string, Column>

export const calendarColumns = {
  id: required(text('derived', 'br-banks or b3-sessions.')),
  name: required(text('declared', 'Name of the calendar.')),
  source: required(text('declared', 'Source of its days.')),
  first_date: required(day('derived', 'First day that the calendar covers; earlier days are not known.')),
  last_date: required(day('derived', 'Last day that the calendar covers; later days are not known.')),
  holidays: required(long('derived', 'Number of days listed, including those on weekends if the source lists them.')),
} satisfies Record<string, Column>
