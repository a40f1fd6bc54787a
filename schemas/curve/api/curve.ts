import { z } from 'zod'
import { USUAL_BOUNDS } from '../../api/cost.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../api/endpoint.ts'
import { dayInput } from '../../api/input.ts'
import { described, objectOutput } from '../../api/output.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../core/exact-number.ts'
import { findDay } from './curve-day.ts'
import { businessDaysInput, CURVE_IDS, type CurveId, curveInput, datasetOfCurve } from './curve-input.ts'
import { expiryOf, RATE_DECIMALS, rateBetween, type Vertex } from './di-curve.ts'
import { COEFFICIENT_DECIMALS, type Formula, inflationOf, rateByFormula } from './formula-curve.ts'

const CURVE_DAYS = new URL('curve_days.sql', import.meta.url)
const SETTLEMENT_DAYS = new URL('settlement_days.sql', import.meta.url)
const SETTLEMENTS = new URL('settlements.sql', import.meta.url)
const POINTS = new URL('curve_points.sql', import.meta.url)
const FORMULAS = new URL('formulas.sql', import.meta.url)

const day = described(z.iso.date(), 'Day of the curve.', 'DATE')

const point = z
  .strictObject({
    business_days: described(
      z.int(),
      'Business days from the day of the curve, which counts, to the day of the point.',
      'INTEGER',
    ),
    rate: described(
      z.number().nullable(),
      'Rate of a year of 252 business days; null with its reason.',
      'DECIMAL(18,6)',
    ),
    rate_reason: described(
      z.enum(['', 'outside_points', 'formula_missing']),
      'Why it is null: outside_points, before the first or behind the last point of the day; formula_missing where the file of the day has none; "" where it is a number.',
      'VARCHAR',
    ),
    is_published: described(z.boolean(), 'True for a rate as published, false for one between two points.', 'BOOLEAN'),
    ticker: described(
      z.string().nullable(),
      'Contract of the point; null between contracts and of other curves.',
      'VARCHAR',
    ),
    expiry_date: described(
      z.iso.date().nullable(),
      'First business day of the month of the contract; null as the ticker is.',
      'DATE',
    ),
    price: described(
      z.number().nullable(),
      'Settlement price of the contract; null as the ticker is.',
      'DECIMAL(28,8)',
    ),
    open_interest: described(
      z.int().nullable(),
      'Open contracts; null as the ticker is, and where none are named.',
      'BIGINT',
    ),
  })
  .meta({ id: 'CurvePoint', description: 'A point of a curve.' })

const output = z
  .strictObject({
    id: described(z.enum(CURVE_IDS), 'Name of the curve.', 'VARCHAR'),
    points: described(z.array(point), 'The points of the day, the nearest first; with `business_days` only that one.'),
  })
  .meta({ id: 'CurveOfDay', description: 'A curve on a day.' })

export const curve = defineEndpoint({
  id: 'curve',
  path: '/v1/curves/{id}',
  summary: 'A curve of interest on a day: its points, or the rate of any number of business days between them',
  description:
    'Business days count by the holidays that were known on the day of the curve. Between two contracts of `di1` what one real grows to rises by the same factor each business day; between two points of the others their formula (Svensson) counts, cut to four decimals. Nothing is said outside of the first and the last point. Without `date` it is the newest day; a day without the curve is a 404 that names the nearest ones. `di1` comes from B3 and takes the scope `b3_di_curve`; the others come from ANBIMA and take `anbima_curve`.',
  dataset: null,
  extraScopes: [{ parameter: 'id', datasetOf: datasetOfCurve }],
  input: z.strictObject({
    id: curveInput,
    date: dayInput('Day of the curve; omitted, the newest.').optional(),
    business_days: businessDaysInput.optional(),
  }),
  output: objectOutput(day, output),
  rows: ['data', 'points'],
  rowKeys: { curve: described(z.enum(CURVE_IDS), 'Name of the curve.', 'VARCHAR'), reference_date: day },
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [
    { id: 'di1', date: '2025-10-31' },
    { id: 'di1', date: '2025-10-31', business_days: '252' },
    { id: 'ettj-ipca', date: '2025-10-31' },
  ],
  async answer(snapshot, { id, date: asked = null, business_days: businessDays = null, ranges }) {
    const dataset = datasetOfCurve(id)
    const days = id === 'di1' ? { days: SETTLEMENT_DAYS } : { days: CURVE_DAYS, bindings: { curve: id } as const }
    const date = await findDay(snapshot, id, { dataset, date: asked, ...days })
    const points = id === 'di1' ? await readContracts(snapshot, date) : await readVertices(snapshot, id, date)
    const shown = businessDays === null ? points : [await findPoint(snapshot, id, { date, points, businessDays })]
    return {
      body: { success: true, reference_date: date, data: { id, points: ranges.select(shown) } },
      rowKeys: { curve: id, reference_date: date },
      fileName: ['curve', id, date, businessDays].filter((part) => part !== null).join('-'),
    }
  },
})

const NO_CONTRACT = { ticker: null, expiry_date: null, price: null, open_interest: null }

async function readContracts(snapshot: Snapshot, date: string): Promise<Row[]> {
  const rows = await snapshot.query(SETTLEMENTS, { date }, [date.slice(0, 7)])
  return rows.flatMap(({ ticker = null, expiry_month: month, rate = null, price = null, open_interest = null }) => {
    const expiry = expiryOf(date, month as string, snapshot.calendars)
    // A contract is left out if no calendar knows its end, because its business days are not known.
    if (expiry === null) return []
    return {
      business_days: expiry.businessDays,
      rate,
      rate_reason: '',
      is_published: true,
      ticker,
      expiry_date: expiry.day,
      price,
      open_interest,
    }
  })
}

async function readVertices(snapshot: Snapshot, curve: CurveId, date: string): Promise<Row[]> {
  const rows = await snapshot.query(POINTS, { curve, date }, [date.slice(0, 7)])
  return rows.map(({ business_days = null, rate = null }) => ({
    business_days,
    rate,
    rate_reason: '',
    is_published: true,
    ...NO_CONTRACT,
  }))
}

/** Finds one rate: the published rate of a point, or a rate between two points by the rule of the curve. */
async function findPoint(
  snapshot: Snapshot,
  id: CurveId,
  {
    date,
    points,
    businessDays,
  }: { readonly date: string; readonly points: readonly Row[]; readonly businessDays: number },
): Promise<Row> {
  const published = points.find((each) => each['business_days'] === businessDays)
  if (published !== undefined) return published
  const vertices = points.flatMap(({ business_days, rate }): Vertex[] =>
    typeof business_days === 'number' && rate instanceof ExactNumber
      ? [{ businessDays: business_days, rate: toUnits(rate.text, RATE_DECIMALS) }]
      : [],
  )
  const isInside =
    (vertices[0]?.businessDays ?? Infinity) < businessDays && businessDays < (vertices.at(-1)?.businessDays ?? 0)
  const rate = !isInside
    ? null
    : id === 'di1'
      ? rateBetween(vertices, businessDays)
      : findByFormula(await readFormulas(snapshot, date), id, businessDays)
  return {
    business_days: businessDays,
    rate: rate === null ? null : toExactNumber(rate, RATE_DECIMALS),
    rate_reason: rate !== null ? '' : isInside ? 'formula_missing' : 'outside_points',
    is_published: false,
    ...NO_CONTRACT,
  }
}

function findByFormula(formulas: ReadonlyMap<string, Formula>, id: CurveId, businessDays: number): bigint | null {
  const rateOf = (curve: CurveId) => {
    const formula = formulas.get(curve)
    return formula === undefined ? null : rateByFormula(formula, businessDays)
  }
  if (id !== 'ettj-inflation') return rateOf(id)
  const [fixed, real] = [rateOf('ettj-fixed'), rateOf('ettj-ipca')]
  return fixed === null || real === null ? null : inflationOf(fixed, real)
}

async function readFormulas(snapshot: Snapshot, date: string): Promise<ReadonlyMap<string, Formula>> {
  const rows = await snapshot.query(FORMULAS, { date }, [date.slice(0, 7)])
  return new Map(
    rows.map((row) => {
      const unitsOf = (name: string) => {
        const value = row[name]
        return value instanceof ExactNumber ? toUnits(value.text, COEFFICIENT_DECIMALS) : 0n
      }
      const betas = [unitsOf('beta_1'), unitsOf('beta_2'), unitsOf('beta_3'), unitsOf('beta_4')] as const
      return [row['curve'] as string, { betas, lambdas: [unitsOf('lambda_1'), unitsOf('lambda_2')] }]
    }),
  )
}
