import { type Column, required, text } from './column.ts'
import type { Table } from './dataset.ts'
import { provenanceColumns } from './provenance.ts'

/**
 * Why a value differs between the tables and the file, or why its line is in no table. The list is closed. It does not
 * cover what is only written differently (punctuation of a number, zeros at the end of a decimal, spaces, control
 * bytes), nor values that are published together with their filed form, such as the spelling of a label or the sign of
 * a value.
 */
export const cleaningReasons = {
  leading_zeros_restored: 'a number shorter than a CNPJ was filled up with zeros on its left',
  filling_zeros_dropped: 'a CPF that was filled up to the length of a CNPJ has its own length again',
  number_without_characters: 'a number that is only punctuation is no number',
  personal_document_masked: 'the number of a natural person is masked',
  personal_name_masked: 'the name of a natural person is masked',
  flag_not_understood: 'a flag that is neither S nor N says nothing',
  filed_under_two_types: 'the line repeats, under the other type of its class, what counts under one',
  earlier_document: 'the line is of a document that a newer one of the same fund and month replaces',
  repeated_fund: 'the line repeats, with all others of its fund, what counts once',
  repeated_nav_dropped: 'the line repeats a NAV',
  repeated_report: 'the line repeats a report of the same class and day',
  conflicting_report: 'other lines report the same class and day with other figures, and none of them counts',
  repeated_line: 'the line repeats another one of its statement, value for value',
  sheet_not_understood:
    'a line of the statement has a currency, scale, period or value that nobody can read, or two values of one account',
  sheet_does_not_add_up: 'the totals of the statement are not the sums that they must be',
  repeated_line_differs: 'another line of the same registration or party says otherwise and counts',
  other_registration_dropped: 'the fund was registered anew and its other registration counts',
  first_registration_taken: 'the day on another line of the fund, the first one, counts',
  without_report: 'the file has no report of that fund, day and version',
  rounded: 'a figure with more decimals than are published was rounded, half away from zero',
  day_means_none: 'the last day of 1899 or the first of 1900 is what the publisher writes where there is no day',
  unreadable: 'the line cannot be read',
} as const

const reasons = Object.entries(cleaningReasons).map(([reason, meaning]) => `${reason} (${meaning})`)

const columns = {
  ...provenanceColumns('the file', { file: 'File that the value was read from.' }),
  column_name: text(
    'the file',
    'Column of the source, by its newest name; NULL where a line has another number of fields.',
  ),
  filed: text(
    'the column named',
    'Value as filed, a figure as its exact decimal; NULL where it is personal data or the line cannot be read (data/quarantine).',
  ),
  cleaned: text('derived', 'Value as published; NULL where none is.'),
  reason: required(text('derived', `Why: ${reasons.join('; ')}.`)),
} satisfies Record<string, Column>

/** SQL for a dataset whose cleaning changes no value. */
export const LINES_LEFT_OUT = '../../core/lines_left_out.sql'

/** SQL for a dataset whose cleaning changes CNPJs alone. */
export const NUMBERS_CLEANED = '../../core/numbers_cleaned.sql'

/**
 * Declares the table of the values that cleaning changed in a dataset. Its SQL can read, in addition to the dataset's
 * own relations, `masked_value` (texts and numbers of legal entities in which a CPF or a person's name was masked:
 * member_file, line, column_name, cleaned, reason), `odd_number` (numbers whose text may be changed beyond its
 * punctuation: member_file, line, column_name, filed) and `quarantined_line` (member_file, line, column_name, filed,
 * reason).
 */
export function cleanedTable(dataset: string, sql = `${dataset}_cleaned.sql`): Table {
  return {
    name: `${dataset}_cleaned`,
    description:
      'One row per value that cleaning changed beyond its spaces and control bytes, or a line that it left out.',
    columns,
    sql,
    orderBy: ['source_member', 'source_line', 'column_name', 'reason'],
    key: ['source_member', 'source_line', 'column_name', 'reason'],
    rowGroupSize: 20_480,
    mayShrink: true,
  }
}
