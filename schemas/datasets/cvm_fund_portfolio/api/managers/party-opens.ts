import { z } from 'zod'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { countMonths, type Month } from '../../../../core/month.ts'
import { type MarketRequest, coversAllClasses } from '../market/kit/market-request.ts'
import type { PartyType } from './party-type.ts'

const OPENS = new URL('party_opens.sql', import.meta.url)
const HIDDEN = new URL('party_hidden.sql', import.meta.url)
const HIDDEN_OF_CLASSES = new URL('party_hidden_of_classes.sql', import.meta.url)
/** Most months for which holdings are confidential. */
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

/** Reads the confidential part of a party's month with its opening, and the part that opened in the month. */
export async function readOpens(
  snapshot: Snapshot,
  asked: MarketRequest,
  type: PartyType,
  party: string,
): Promise<Row> {
  const { month, classes } = asked
  const earlier = listEarlierMonths(snapshot, month)
  const months = [...earlier, month]
  const sql = chooseOpens(snapshot, asked, months)
  const ofParty = { party_type: type, party, month }
  const rows = await snapshot.query(sql, sql === HIDDEN ? ofParty : { ...ofParty, ...classes }, months)
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

/** Chooses the query: earlier snapshots have only lines. */
function chooseOpens(snapshot: Snapshot, asked: MarketRequest, months: readonly Month[]): URL {
  const known = snapshot.monthsWith('cvm_class_hidden')
  if (!months.every((month) => known.includes(month))) return OPENS
  return coversAllClasses(asked) ? HIDDEN : HIDDEN_OF_CLASSES
}

function listEarlierMonths(snapshot: Snapshot, month: Month): readonly Month[] {
  return snapshot
    .monthsWith('cvm_party_class')
    .filter((each) => each < month && countMonths(each, month) <= LONGEST_SECRET)
}
