import { z } from 'zod'
import { COVERAGE_HEADER, requireCoverage, requireDataset } from '../../../api/coverage.ts'
import { misspelledName } from '../../../api/request-errors.ts'
import { defineEndpoint, type Row } from '../../../api/endpoint.ts'
import type { ApiError } from '../../../api/error.ts'
import { switchInput, dayRange, inOrder, outOfOrder, parameter } from '../../../api/input.ts'
import { allColumnFields, field, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, NO_PROVENANCE, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { calendarColumns, holidayColumns } from '../columns.ts'
import { issueText } from '../../../api/issue-message.ts'
import { defineMessages } from '../../../api/language/message.ts'
import { requestMessages } from '../../../api/request-messages.ts'

const calendarMessages = defineMessages({
  tooLongName: {
    en: 'No name of a calendar is so long: see /v1/calendars.',
    pt: 'Nenhum nome de calendário é tão longo: veja /v1/calendars.',
  },
})

const DATASET = 'business_calendar'
const CALENDARS = new URL('calendars.sql', import.meta.url)
const HOLIDAYS = new URL('holidays.sql', import.meta.url)
const BUSINESS_DAYS = new URL('business_days.sql', import.meta.url)

const calendarOutput = z
  .strictObject(allColumnFields(calendarColumns))
  .meta({ id: 'Calendar', description: 'A calendar: whose business days it has, and how far it reaches.' })

export const calendars = defineEndpoint({
  id: 'calendars',
  path: '/v1/calendars',
  summary: 'The list of business calendars',
  description: 'Each calendar with the first and the last day that it covers.',
  dataset: DATASET,
  input: z.strictObject({ ...sortInput(sortableColumns(calendarOutput), { by: 'id', key: ['id'] }), ...pageInput }),
  output: listOutput(calendarOutput),
  rows: ['data'],
  examples: [{}],
  async answer(snapshot, { sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, DATASET)
    const rows = await snapshot.query(CALENDARS, { ranges, sort_by, sort_order, ...pageBindings(page) })
    return listAnswer(rows, page, 'calendars')
  },
})

const dayOutput = z
  .strictObject({
    ...allColumnFields(holidayColumns, { without: ['calendar', 'weekday_filed', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'CalendarDay', description: 'A day of a calendar.' })

const idInput = parameter(
  z.string().max(64, issueText(calendarMessages.tooLongName)),
  'Which calendar: br-banks or b3-sessions.',
  {
    type: 'string',
    maxLength: 64,
  },
)

export const calendar = defineEndpoint({
  id: 'calendar',
  path: '/v1/calendars/{id}',
  summary: 'The holidays of a calendar, or its business days',
  description:
    'Oldest first. With `business_days=true` the answer has the Mondays to Fridays that the calendar does not list, from its first day to its last: nothing is guessed outside of them.',
  dataset: DATASET,
  input: z
    .strictObject({
      id: idInput,
      ...dayRange,
      ...provenanceInput,
      business_days: switchInput('List the business days in place of the others.').optional(),
      ...sortInput(sortableColumns(dayOutput), { by: 'date', key: ['date'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine(({ business_days, provenance }) => business_days !== true || provenance !== true, NO_PROVENANCE),
  output: listOutput(dayOutput),
  rows: ['data'],
  // A row already has its day.
  rowKeys: { calendar: field(holidayColumns.calendar) },
  headers: COVERAGE_HEADER,
  examples: [
    { id: 'br-banks', from: '20241101', to: '20241231' },
    { id: 'b3-sessions', from: '20241220', to: '20241231', business_days: 'true' },
  ],
  async answer(
    snapshot,
    { id, from = null, to = null, business_days = false, provenance = false, sort_by, sort_order, ...page },
  ) {
    const known = await snapshot.query(CALENDARS, { sort_by: 'id', sort_order: 'asc', limit: 1000, offset: 0 })
    const found = known.find((row) => row['id'] === id)
    if (found === undefined) throw calendarNotFound(id, known)
    const { first_date: first, last_date: last } = found
    const days = typeof first === 'string' && typeof last === 'string' ? [{ from: first, to: last }] : []
    const headers = requireCoverage({ en: `the calendar ${id}`, pt: `o calendário ${id}` }, days, { from, to })
    const bindings = { calendar: id, first_day: from, last_day: to, sort_by, sort_order, ...pageBindings(page) }
    const rows = await snapshot.query(business_days ? BUSINESS_DAYS : HOLIDAYS, bindings)
    return {
      ...listAnswer(
        rows.map(addSource(snapshot, DATASET, provenance)),
        page,
        `${business_days ? 'business_days' : 'holidays'}-${id}`,
      ),
      rowKeys: { calendar: id },
      headers,
    }
  },
})

function calendarNotFound(id: string, known: readonly Row[]): ApiError {
  const ids = known.flatMap((row) => (typeof row['id'] === 'string' ? row['id'] : []))
  return misspelledName('calendar', id, ids, ids.length === 0 ? { advice: requestMessages.hasNone } : {})
}
