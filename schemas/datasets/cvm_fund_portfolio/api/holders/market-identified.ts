import { type Identified, IdentifiedCount } from '../../../../../algorithms/identified.ts'
import { toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Manifest } from '../../../../core/manifest.ts'
import type { Month } from '../../../../core/month.ts'
import { basisIn } from '../asset-output.ts'

const MARKET = new URL('market_identified.sql', import.meta.url)

/** By snapshot and month: the figure is of every line of the month, and the same for every asset. */
const known = new WeakMap<Manifest, Map<Month, Promise<Identified>>>()

/** The part of all lines of a month that names its asset; read once for a snapshot and month. */
export function readMarketIdentified(snapshot: Snapshot, month: Month): Promise<Identified> {
  const ofSnapshot = known.get(snapshot.manifest) ?? new Map<Month, Promise<Identified>>()
  known.set(snapshot.manifest, ofSnapshot)
  const before = ofSnapshot.get(month)
  // Another request that reads it can be given up.
  if (before !== undefined) return before.catch(() => readIdentified(snapshot, month))
  const reading = readIdentified(snapshot, month)
  ofSnapshot.set(month, reading)
  // The next request tries again.
  reading.catch(() => ofSnapshot.delete(month))
  return reading
}

/** A row of `market_identified.sql`. */
interface BasisRow {
  readonly basis: string | null
  readonly value: ExactNumber
}

async function readIdentified(snapshot: Snapshot, month: Month): Promise<Identified> {
  const count = new IdentifiedCount()
  const rows = (await snapshot.query(MARKET, {}, [month])) as unknown as BasisRow[]
  for (const { basis, value } of rows) count.add(basisIn(basis), toUnits(value.text, 2))
  return count.result()
}
