import { z } from 'zod'
import { defineEndpoint } from '../core/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../core/input.ts'
import { SNAPSHOT_ID } from '../core/manifest.ts'
import { listAnswer, pageBindings, pageInput } from '../core/page.ts'
import { datasets } from '../registry.gen.ts'

const CHANGELOG = 'changelog'
const ROWS = new URL('changelog.sql', import.meta.url)

const ids = datasets.map(({ id }) => id)

const change = z.strictObject({
  snapshot: z.string().regex(SNAPSHOT_ID),
  published_at: z.iso.datetime(),
  dataset: z.string(),
  partition: z.string(),
  table: z.string(),
  change: z.enum(['added', 'amended', 'recompiled', 'rolled_back', 'removed']),
  rows: z.int(),
  rows_added: z.int(),
  rows_removed: z.int(),
  rows_changed: z.int(),
  cleaned: z.array(z.strictObject({ column: z.string(), reason: z.string(), values: z.int() })),
})

/** What each snapshot changed. It tells of all datasets and shows no row of any, so every key may ask for it. */
export const changelog = defineEndpoint({
  id: CHANGELOG,
  path: '/v1/changelog',
  summary: 'What each snapshot changed: partitions added or amended, their rows, the values that were cleaned and why',
  dataset: null,
  input: z
    .strictObject({
      dataset: z.enum(ids, { error: `There is no such dataset. Known: ${ids.join(', ')}.` }).optional(),
      ...dayRange,
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: z.strictObject({ success: z.literal(true), data: z.array(change) }),
  examples: [{}, { dataset: 'cvm_fund_portfolio', page_size: '10' }],
  async answer(snapshot, { dataset = null, from = null, to = null, ...page }) {
    const bindings = { dataset, first_day: from, last_day: to, ...pageBindings(page) }
    const rows = snapshot.has(CHANGELOG) ? await snapshot.query(ROWS, bindings) : []
    return listAnswer(rows, page, dataset === null ? CHANGELOG : `${CHANGELOG}-${dataset}`)
  },
})
