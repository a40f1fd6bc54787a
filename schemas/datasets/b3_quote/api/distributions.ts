import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { exchangeMessages } from '../../../exchange/api/exchange-messages.ts'
import { distributionColumns } from '../columns.ts'
import { requireTicker } from './quotes.ts'

const DATASET = 'b3_quote'
const DISTRIBUTIONS = 'b3_distribution'
const ROWS = new URL('distributions.sql', import.meta.url)

const distribution = z
  .strictObject(allColumnFields(distributionColumns))
  .meta({ id: 'Distribution', description: 'A number of the distribution of a security, and its days.' })

export const distributions = defineEndpoint({
  id: 'exchange_distributions',
  path: '/v1/exchange/distributions',
  summary: 'When events of a security went ex, by the numbers of its quotes',
  description:
    'Each event of a security, such as a dividend or a split, raises the number of its distribution in the quotes. A row is a number of an ISIN that the ticker has had, the oldest first: that something went ex between `last_day_before` and `first_day`, on that day where `is_certain`; not what, nor how much: `/v1/exchange/events` has the events that are known. `marks` say the kind on some days.',
  dataset: DATASET,
  input: z.strictObject({
    ticker: parameter(
      z
        .string()
        .regex(/^[0-9A-Za-z]{1,12}$/, { error: issueText(exchangeMessages.tickerForm) })
        .transform((ticker) => ticker.toUpperCase()),
      'Trading code, whole, in any case.',
      { type: 'string', pattern: '^[0-9A-Za-z]{1,12}$', examples: ['PETR4'] },
    ),
    ...sortInput(sortableColumns(distribution), { by: 'first_day', key: ['isin', 'number'] }),
    ...pageInput,
  }),
  output: listOutput(distribution),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ ticker: 'PETR4' }],
  async answer(snapshot, { ticker, sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, DATASET)
    const bindings = { ticker, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows = snapshot.has(DISTRIBUTIONS) ? await snapshot.query(ROWS, bindings, snapshot.months(DATASET)) : []
    if (rows.length === 0) await requireTicker(snapshot, ticker)
    return listAnswer(rows, page, `distributions-${ticker}`)
  },
})
