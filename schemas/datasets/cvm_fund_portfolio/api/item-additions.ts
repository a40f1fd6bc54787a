import { type Row, Rows, type Snapshot } from '../../../api/endpoint.ts'
import { choiceInput } from '../../../api/input.ts'
import type { Month } from '../../../core/month.ts'
import { markOf, MARKS, readBondMarks } from '../../../fund/api/bond-marks.ts'
import { readTermsOfAll } from '../../../fund/api/register-terms.ts'

/** Additions to lines from restricted datasets, for a key with their scope. */
export const includeInput = choiceInput(
  ['terms', 'marks'],
  'terms: also what the register of debentures says of each paper (`metainfo.terms`); a key needs the scope `debenture`. marks: also the indicative price of each federal bond on the last business day of the month, and how far the price of the line is from it; a key needs the scope `anbima_curve`.',
).optional()

export type PortfolioAddition = 'terms' | 'marks'

/** Scope of the dataset of an addition, which a request for it needs. */
export const INCLUDE_SCOPE = {
  parameter: 'include',
  datasetOf: (included: string) => (included === 'marks' ? MARKS : 'debenture'),
} as const

/** Adds the requested keys to the `metainfo` of the items, and changes nothing else. */
export async function addIncluded(
  snapshot: Snapshot,
  included: PortfolioAddition,
  items: Rows,
  month: Month,
): Promise<Rows> {
  if (included === 'marks') {
    const marks = await readBondMarks(snapshot, month)
    return marks === null ? items : items.map((item) => addTo(item, markOf(marks, assetOf(item), item)))
  }
  const { pieces } = items
  return new Rows(
    (async function* () {
      for await (const piece of pieces) yield await addTerms(snapshot, piece, month)
    })(),
  )
}

/** Form of names of assets that the register of debentures can have: a code, or terms in place of one. */
const CAN_BE_REGISTERED = /^(?:cetip|paper:DEBENTURE-)/

async function addTerms(snapshot: Snapshot, items: readonly Row[], month: Month): Promise<Row[]> {
  const ids = items.flatMap((item) => assetOf(item) ?? []).filter((id) => CAN_BE_REGISTERED.test(id))
  const terms = await readTermsOfAll(snapshot, ids, month)
  return items.map((item) => {
    const found = terms.get(assetOf(item) ?? '')
    return found === undefined ? item : addTo(item, { terms: found })
  })
}

function addTo(item: Row, keys: Row): Row {
  return { ...item, metainfo: { ...(item['metainfo'] as Row), ...keys } }
}

function assetOf(item: Row): string | null {
  const id = (item['metainfo'] as Row)['asset_id']
  return typeof id === 'string' ? id : null
}
