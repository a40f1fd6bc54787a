import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { choiceInput, dayInput } from '../../../api/input.ts'
import { allColumnFields, described, listOutput, writtenByServer } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { bondPriceColumns } from '../columns.ts'
import { priceOfRow, readValuesOfDay, writeValue } from './bond-values.ts'
import { findDay } from '../../../curve/api/curve-day.ts'
import { ANBIMA_CURVE } from '../../../curve/api/curve-input.ts'

const ROWS = new URL('bonds.sql', import.meta.url)
const DAYS = new URL('bond_days.sql', import.meta.url)
/** Dataset of the Selic rates, which give the next nominal value. */
const RATES = 'statistics'

const amount = (description: string) => writtenByServer(described(z.number().nullable(), description, 'DECIMAL(28,6)'))

const row = z
  .strictObject({
    asset_id: described(
      z.string(),
      'Id of the bond in `/v1/assets` and in the portfolios of funds, such as selic:210100:2027-03-01.',
      'VARCHAR',
    ),
    ...allColumnFields(bondPriceColumns, { without: ['source_member', 'source_line'] }),
    price_of_rate: amount(
      'Price that follows from the indicative rate by the conventions of the market; null where the nominal value is not known.',
    ),
    nominal_value: amount(
      'Nominal value (VNA) of an LFT, NTN-B or NTN-C on the day: the one of six decimals by which all prices of its kind follow from their rates; null of other bonds, and where no single value does.',
    ),
    next_nominal_value: amount(
      'Nominal value of an LFT on the next business day, by the Selic rate of the day; null of other bonds, and where that rate is not in the snapshot.',
    ),
    next_business_day: writtenByServer(described(z.iso.date(), 'The next business day of banks.', 'DATE')),
  })
  .meta({ id: 'BondOfDay', description: 'Indicative rate and price of a federal bond on a day.' })

export const bonds = defineEndpoint({
  id: 'bonds',
  path: '/v1/bonds',
  summary: 'Indicative rates and prices of federal bonds on a day, with their nominal values',
  description:
    'What ANBIMA publishes of each bond, and what follows from it: the price by the rate, the nominal value by all prices of a kind, and that of the next day. Without `date` it is the newest day; a day without prices is a 404 that names the nearest ones. Business days count by the holidays that were known on the day.',
  dataset: ANBIMA_CURVE,
  extraScopes: [RATES],
  input: z.strictObject({
    date: dayInput('Day of the prices; omitted, the newest.').optional(),
    bond: choiceInput(['LFT', 'LTN', 'NTN-B', 'NTN-C', 'NTN-F'], 'Only this kind of bond.').optional(),
    ...sortInput(sortableColumns(row), { by: 'maturity_date', key: ['selic_code', 'maturity_date'] }),
    ...pageInput,
  }),
  output: listOutput(row),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ date: '2025-10-31' }, { date: '2025-10-31', bond: 'LFT' }],
  async answer(snapshot, { date: asked = null, bond = null, sort_by, sort_order, ranges, ...page }) {
    const date = await findDay(snapshot, '/v1/bonds', { dataset: ANBIMA_CURVE, date: asked, days: DAYS })
    const bindings = { date, bond, sort_by, sort_order, ranges, ...pageBindings(page) }
    const [values, rows] = await Promise.all([
      readValuesOfDay(snapshot, date),
      snapshot.query(ROWS, bindings, [date.slice(0, 7)]),
    ])
    const valued = rows.map((each) => ({
      ...each,
      price_of_rate: writeValue(priceOfRow(snapshot, date, each, values)),
      nominal_value: writeValue(values.nominal.get(each['bond'] as string) ?? null),
      next_nominal_value: writeValue(each['bond'] === 'LFT' ? values.next.value : null),
      next_business_day: values.next.day,
    }))
    return listAnswer(valued, page, ['bonds', bond, date].filter((part) => part !== null).join('-'))
  },
})
