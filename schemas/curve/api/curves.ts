import { z } from 'zod'
import { requireDataset } from '../../api/coverage.ts'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { USUAL_BOUNDS } from '../../api/cost.ts'
import { defineEndpoint } from '../../api/endpoint.ts'
import { described, listOutput } from '../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../api/page.ts'
import { sortableColumns, sortInput } from '../../api/sort.ts'
import { valueListInput } from '../../api/value-list.ts'
import { choiceInput } from '../../api/input.ts'
import { ANBIMA_CURVE, CURVE_IDS, type CurveId, datasetOfCurve, DI_CURVE } from './curve-input.ts'

const ROWS = new URL('curves.sql', import.meta.url)
const SETTLEMENTS = new URL('known_settlements.sql', import.meta.url)
const CURVES = new URL('known_curves.sql', import.meta.url)

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
  description:
    'A curve without a day in this snapshot is not in the list. `di1` takes the scope `b3_di_curve`, the others `anbima_curve`: without `id` a key gets those that it may see, and one with neither scope is refused.',
  dataset: null,
  narrowed: { parameter: 'id', values: CURVE_IDS, datasetsOf: (id) => [datasetOfCurve(id)] },
  input: z.strictObject({
    id: valueListInput(choiceInput(CURVE_IDS, 'Only these curves.')).optional(),
    ...sortInput(sortableColumns(row), { by: 'id', key: ['id'] }),
    ...pageInput,
  }),
  output: listOutput(row),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{}],
  async answer(snapshot, { id: ids = CURVE_IDS, sort_by, sort_order, ranges, ...page }) {
    const known = await readKnown(snapshot, ids)
    const textsOf = (column: string) => known.map((each) => String(each[column] as string | number))
    const rows = { ids: textsOf('id'), days: textsOf('days'), first_days: textsOf('first_day') }
    const bindings = { ...rows, last_days: textsOf('last_day'), sort_by, sort_order, ranges, ...pageBindings(page) }
    return listAnswer(known.length === 0 ? [] : await snapshot.query(ROWS, bindings), page, 'curves')
  },
})

/** Reads the days of these curves only. A snapshot without any of their datasets is refused. */
async function readKnown(snapshot: Snapshot, ids: readonly CurveId[]): Promise<readonly Row[]> {
  const asked = [...new Set(ids.map(datasetOfCurve))]
  const there = asked.filter((dataset) => snapshot.months(dataset).length > 0)
  if (there.length === 0) for (const dataset of asked) requireDataset(snapshot, dataset)
  const rows = await Promise.all([
    there.includes(DI_CURVE) ? snapshot.query(SETTLEMENTS, {}, snapshot.months(DI_CURVE)) : [],
    there.includes(ANBIMA_CURVE) ? snapshot.query(CURVES, {}, snapshot.months(ANBIMA_CURVE)) : [],
  ])
  return rows.flat().filter(({ id }) => ids.some((each) => each === id))
}
