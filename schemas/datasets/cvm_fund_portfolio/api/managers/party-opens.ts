import { z } from 'zod'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { countMonths, type Month } from '../../../../core/month.ts'
import type { AskedMonth } from '../market/kit/asked-month.ts'
import type { PartyType } from './party-type.ts'

const OPENS = new URL('party_opens.sql', import.meta.url)
const OPENS_OF_TABLE = new URL('party_hidden.sql', import.meta.url)
/** Holdings are confidential for months, never for more than a year. */
const LONGEST_SECRET = 12

export const opensRow = z
  .strictObject({
    month: described(
      z.string().nullable(),
      'Month in which the totals open, YYYY-MM; null where none is filed.',
      'VARCHAR',
    ),
    value: described(z.number(), 'Confidential totals, BRL.', 'DECIMAL(24,2)'),
    line_count: described(z.int(), 'Lines.', 'BIGINT'),
    class_count: described(z.int(), 'Classes with such a line.', 'BIGINT'),
  })
  .meta({ id: 'PartyOpens', description: 'What a month hides of the classes of a party until another month.' })

/** Reads what a month hides of the classes of a party until when, and what opened in it. */
export async function readOpens(snapshot: Snapshot, asked: AskedMonth, type: PartyType, party: string): Promise<Row> {
  const { month, classes } = asked
  const earlier = listEarlierMonths(snapshot, month)
  const months = [...earlier, month]
  const rows = await snapshot.query(
    chooseOpens(snapshot, months),
    { party_type: type, party, month, ...classes },
    months,
  )
  const cents = rows
    .filter(({ filed_month }) => filed_month !== month)
    .reduce((sum, { value }) => sum + toUnits((value as ExactNumber).text, 2), 0n)
  return {
    opens: rows
      .filter(({ filed_month }) => filed_month === month)
      .map(({ filed_month: _filed, month: opening, value, line_count, class_count }) => ({
        month: opening ?? null,
        value: value ?? null,
        line_count: line_count ?? null,
        class_count: class_count ?? null,
      })),
    released_value: earlier.length === 0 ? null : toExactNumber(cents, 2),
  }
}

/** Snapshots of before have lines alone. */
function chooseOpens(snapshot: Snapshot, months: readonly Month[]): URL {
  const known = snapshot.monthsWith('cvm_class_hidden')
  return months.every((month) => known.includes(month)) ? OPENS_OF_TABLE : OPENS
}

function listEarlierMonths(snapshot: Snapshot, month: Month): readonly Month[] {
  return snapshot
    .monthsWith('cvm_party_class')
    .filter((each) => each < month && countMonths(each, month) <= LONGEST_SECRET)
}
