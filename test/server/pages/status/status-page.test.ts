import { expect, it } from 'vitest'
import type { CanaryStatus } from '../../../../schemas/service/status/canary-status.ts'
import { type Status, statusOutput } from '../../../../schemas/service/status/status.ts'
import { statusBody } from '../../../../server/pages/status/status-page.tsx'
import { readVisibleText } from '../../helpers/pages.ts'

const DATASET = {
  month: null,
  newest: null,
  retrieved_at: null,
  cadence: 'Each morning.',
  because: 'A test says so.',
  held_back: 0,
  counted_by: null,
  parts: [],
  sessions: null,
}
const SNAPSHOT = { id: '20260210T030000Z', published_at: '2026-02-10T03:00:00Z' }
const LAST_BUILD: NonNullable<Status['last_build']> = {
  outcome: 'held_back',
  started_at: '2026-02-11T03:00:00Z',
  ended_at: '2026-02-11T03:01:00Z',
  exit_code: 1,
  published: false,
  snapshot: SNAPSHOT.id,
  held_back: [
    {
      dataset: 'cvm_fund_portfolio',
      partition: 'competence_month=2026-01',
      sources: ['cda_fi'],
      code: 'SOURCE_DAMAGED',
      message: 'cda_fi_BLC_1_202601.csv line 7: column VL_MERC_POS_FINAL holds "x".',
    },
  ],
  failure: null,
  canary: null,
}
const TOLD: Status = {
  status: 'attention',
  sample: false,
  checked_at: '2026-02-11T12:00:00Z',
  pinned: [],
  build_days: null,
  newest_snapshot: { ...SNAPSHOT, age_seconds: 118_800 },
  oldest_snapshot: { id: '20260110T030000Z', published_at: '2026-01-10T03:00:00Z' },
  log_head: null,
  store_head: { snapshot: '20260209T030000Z', published_at: '2026-02-09T03:10:00Z', age_seconds: 204_600 },
  datasets: [
    { ...DATASET, id: 'b3_index', title: 'Index portfolios', state: 'fresh', days_late: 0, late_from: '2026-03-01' },
    {
      ...DATASET,
      id: 'business_calendar',
      title: 'Business calendars',
      state: 'ending',
      days_late: 0,
      late_from: '2026-04-01',
      parts: [
        {
          id: 'b3-sessions',
          state: 'ending',
          days_late: 0,
          late_from: '2026-04-01',
          counted_by: null,
          newest: '2026-03-31',
          cadence: '60 days before its last day.',
          because: 'It has whole years.',
        },
        {
          id: 'br-banks',
          state: 'not_known',
          days_late: null,
          late_from: null,
          counted_by: null,
          newest: null,
          cadence: 'Not known.',
          because: 'Nobody says.',
        },
      ],
    },
    { ...DATASET, id: 'b3_quote', title: 'Exchange quotes', state: 'no_data', days_late: null, late_from: null },
    {
      id: 'cvm_fund_portfolio',
      title: 'Fund portfolios',
      state: 'late',
      days_late: 1,
      late_from: '2026-02-10',
      counted_by: 'weekdays',
      month: '2025-12',
      newest: '2025-12-30',
      because: 'The file fills up.',
      parts: [],
      sessions: null,
      retrieved_at: '2026-01-20T03:00:00Z',
      cadence: 'Each month.',
      held_back: 1,
    },
  ],
  held_back: [
    {
      dataset: 'b3_quote',
      partition: 'competence_month=2025-11',
      sources: ['cotahist_month'],
      code: 'CHECK_FAILED',
      message: 'COTAHIST_M112025.ZIP has other records.',
      since: '2026-02-01T03:01:00Z',
    },
  ],
  last_build: LAST_BUILD,
  build_under_way: null,
  degraded: ['keys.json cannot be read.'],
}

it('the status page says in words everything that the JSON says', () => {
  const text = readVisibleText(statusBody(statusOutput.shape.data.parse(TOLD), 'en').text)

  const words = [
    ...TOLD.datasets.flatMap(({ title, cadence, because }) => [title, `${cadence} ${because}`]),
    'fresh, late from 2026-03-01',
    'no data yet',
    'late by 1 day',
    '2025-12-30',
    'Business calendars: b3-sessions',
    'ends soon, late from 2026-04-01',
    '2026-03-31',
    '60 days before its last day. It has whole years.',
    'not known',
    '2026-01-20 03:00 UTC',
    '20260210T030000Z, published 2026-02-10 03:00 UTC, 33 h ago',
    '20260110T030000Z, published 2026-01-10 03:00 UTC',
    'Newest in the object store',
    '20260209T030000Z, published 2026-02-09 03:10 UTC, 2 days ago',
    'exit code 1',
    'b3_quote competence_month=2025-11',
    '2026-02-01 03:01 UTC',
    'CHECK_FAILED',
    'COTAHIST_M112025.ZIP has other records.',
    'cotahist_month',
    'keys.json cannot be read.',
  ]
  for (const word of words) expect(text).toContain(word)
})

it('the status page says how the new snapshot answered beside the one before it, and what is odd', () => {
  const canary: CanaryStatus = {
    before: '20260209T030000Z',
    compared: 129,
    changed: 80,
    figures: 412,
    median_ratio: 1000.04,
    lost: ['/v1/curves/di (404)'],
    not_asked: 3,
    odd: ['80 of 129 answers changed'],
  }
  const withCanary = (found: CanaryStatus | null) => ({ ...TOLD, last_build: { ...LAST_BUILD, canary: found } })

  const [en, pt] = (['en', 'pt'] as const).map((language) =>
    readVisibleText(statusBody(withCanary(canary), language).text),
  )

  for (const said of ['20260209T030000Z', '/v1/curves/di (404)', '80 of 129 answers changed']) {
    expect(en).toContain(said)
    expect(pt).toContain(said)
  }
  expect(en).toContain('412; the median of new / old is 1,000')
  expect(pt).toContain('412; a mediana de novo / antigo é 1.000')
  expect(pt).toContain('80 de 129')
  expect(readVisibleText(statusBody(withCanary(null), 'en').text)).not.toContain('Before it was served')
})

it.each([
  ['fresh', 'signed 2026-02-11 03:01 UTC, fresh until 2026-02-14 03:01 UTC', 'vale até 2026-02-14'],
  [
    'stale',
    'stale: nobody signed it anew by 2026-02-14 03:01 UTC',
    'vencido: ninguém o assinou de novo até 2026-02-14',
  ],
  ['not_signed', 'not signed, so it tells nobody how old the data are; made 2026-02-11 03:01 UTC', 'sem assinatura'],
] as const)('the status page shows the head of the log, %s', (state, en, pt) => {
  const times = { signed_at: '2026-02-11T03:01:00Z', expires_at: '2026-02-14T03:01:00Z' }
  const log_head = { state, size: 31, root: 'cm9vdA==', snapshot: SNAPSHOT.id, ...times }

  const [english, portuguese] = (['en', 'pt'] as const).map((language) =>
    readVisibleText(statusBody({ ...TOLD, log_head }, language).text),
  )

  expect(english).toContain(`31 snapshots, the newest ${SNAPSHOT.id}`)
  expect(english).toContain(en)
  expect(english).toContain('cm9vdA==')
  expect(portuguese).toContain(pt)
})

it('the status page begins with the reasons for attention, and has none when everything works', () => {
  const late = readVisibleText(statusBody(TOLD, 'en').text).split('As of')[0]
  const good = readVisibleText(
    statusBody({ ...TOLD, status: 'ok', datasets: [], held_back: [], degraded: [] }, 'en').text,
  ).split('As of')[0]

  const reasons = [
    'Late: Fund portfolios.',
    'Ends soon: Business calendars.',
    'No data yet: Exchange quotes.',
    'Held back: 1 partition.',
    'The last build ended with code 1.',
    'Degraded.',
  ]
  for (const why of reasons) expect(late).toContain(why)
  expect(good).toMatch(/Everything works\.\s*$/)
})

it('the status page of a sample begins with that, and that of live data never says it', () => {
  const sample = readVisibleText(statusBody({ ...TOLD, sample: true }, 'en').text)

  expect(sample).toMatch(/^Status\s*Sample data, not live\./)
  expect(readVisibleText(statusBody(TOLD, 'en').text)).not.toContain('Sample')
})
