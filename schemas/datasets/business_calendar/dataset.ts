import { closedDays } from './closed-days.ts'
import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { checks } from './checks.ts'
import { calendarColumns, holidayColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'business_calendar',
  title: { en: 'Business calendars', pt: 'Calendários de dias úteis' },
  publisher: 'ANBIMA',
  licence: 'Published by ANBIMA for public use; name the source. The session calendar is a reference list of ours.',
  terms: { kind: 'open' },
  attribution: 'Source: ANBIMA, www.anbima.com.br; the sessions of the exchange are a reference list of this product.',
  description: 'Days that are not business days for the banks of Brazil, and days without a session of the exchange.',
  revisions:
    'The sheet is overwritten when a law adds a holiday: the edition of 2024 added 327 days to that of 2019 and removed none. An older snapshot has the edition of its time.',
  expectation: {
    every: 'part',
    parts: {
      'br-banks': {
        every: 'end',
        endingDays: 365,
        withinDays: 0,
        because: 'The sheet of the bank holidays reaches decades ahead: one that ends within a year is an old edition.',
      },
      'b3-sessions': {
        every: 'end',
        endingDays: 60,
        withinDays: 0,
        because: 'The reference list has whole years: two months are enough to add the next.',
      },
    },
    because: 'A calendar knows its days up to its last one; beyond it nothing is known.',
  },
  caveats: [
    "The banks' list leaves out holidays of cities and states, elections and the last day of the year.",
    'Editions add days: the edition of 2024 has every 20 November from 2024 on; that of 2019 does not.',
    'The exchange publishes no file of its sessions: b3-sessions is a reference list, checked by hand.',
    'The list of the banks has holidays on weekends; the list of the exchange has them only up to 2023.',
  ],
  folder: new URL('.', import.meta.url),
  partitionBy: 'all',
  sources: [
    {
      id: 'feriados_nacionais',
      page: 'https://www.anbima.com.br/feriados/feriados.asp',
      format: 'xls',
      members,
      covers: 'everything',
      url: () => 'https://www.anbima.com.br/feriados/arqs/feriados_nacionais.xls',
      maxUnpackedBytes: 8 * 1024 ** 2,
    },
  ],
  tolerance: {
    lines: 0,
    share: 0,
    because: 'A holiday that is missing makes every count of business days wrong.',
  },
  lookups: [
    {
      name: 'calendar_name',
      columns: ['id', 'name', 'source'],
      rows: [
        ['br-banks', 'Bank holidays of Brazil', 'ANBIMA, national holidays'],
        ['b3-sessions', 'Days without a session of the exchange B3', 'reference list'],
      ],
    },
    {
      name: 'closed_day',
      columns: ['number', 'day'],
      rows: closedDays.map((day, at) => [String(at + 1), day]),
    },
  ],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'calendar_holiday',
      description:
        'One row per calendar and holiday, a day that is not a business day. Two holidays can fall on one day.',
      columns: holidayColumns,
      sql: 'calendar_holiday.sql',
      orderBy: ['calendar', 'date', 'source_line'],
      key: ['calendar', 'date', 'name'],
      appendOnly: {
        each: 'calendar',
        because: 'Editions have added days and removed none: one with fewer is older, or only a part of the sheet.',
      },
      rowGroupSize: 20_480,
    },
    {
      name: 'business_calendar',
      description: 'One row per calendar: whose it is and how far it reaches.',
      columns: calendarColumns,
      sql: 'business_calendar.sql',
      orderBy: ['id'],
      key: ['id'],
      rowGroupSize: 20_480,
    },
    cleanedTable('business_calendar', LINES_LEFT_OUT),
  ],
  checks,
})
