import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { DATASET } from './curve-day.ts'
import { CURVE_IDS } from './curve-input.ts'

const ROWS = new URL('curves.sql', import.meta.url)

const row = z
  .strictObject({
    id: described(z.enum(CURVE_IDS), 'Name of the curve, as in `/v1/curves/{id}`.', 'VARCHAR'),
    days: described(z.int(), 'Number of days with the curve in this snapshot.', 'INTEGER'),
    first_day: described(z.iso.date(), 'First day with the curve.', 'DATE'),
    last_day: described(z.iso.date(), 'Last day with the curve.', 'DATE'),
  })
  .meta({ id: 'Curve', description: 'A curve of interest, and the days that it is known of.' })

export const curves = defineEndpoint({
  id: 'curves',
  path: '/v1/curves',
  summary: 'The curves of interest that there are, and their days',
  description: 'A curve without a day in this snapshot is not in the list.',
  dataset: DATASET,
  input: z.strictObject({ ...sortInput(sortableColumns(row), { by: 'id', key: ['id'] }), ...pageInput }),
  output: listOutput(row),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{}],
  async answer(snapshot, { sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, DATASET)
    const bindings = { sort_by, sort_order, ranges, ...pageBindings(page) }
    return listAnswer(await snapshot.query(ROWS, bindings, snapshot.months(DATASET)), page, 'curves')
  },
})
