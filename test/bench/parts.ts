import type { BenchOptions } from './bench-options.ts'
import { compileBudgets } from './compile-month.ts'
import { fareBudgets } from './fares.ts'
import type { PartRecord } from './harness/part-record.ts'
import { historyBudgets } from './history.ts'
import { holderBudgets } from './holders.ts'
import { lookThroughBudgets } from './look-through.ts'
import { manyMonthsBudgets } from './many-months.ts'
import { nightlyBudgets } from './nightly.ts'
import { overloadBudgets } from './overload.ts'
import { peerComparison } from './peers.ts'
import { portfolioBudgets } from './portfolio.ts'
import { quoteBudgets } from './quotes.ts'
import { keptBudgets } from './response-cache.ts'
import { requestBudgets } from './requests.ts'
import { marketBudgets } from './market.ts'
import { memoryBudget } from './server-memory.ts'

/** Measures one part in a folder of its own. */
type MeasurePart = (folder: string, record: PartRecord, options: BenchOptions) => Promise<void>

/** Every part, in the order of a run. */
export const PARTS: Readonly<Record<string, MeasurePart>> = {
  portfolio: portfolioBudgets,
  compile: compileBudgets,
  serve: manyMonthsBudgets,
  kept: keptBudgets,
  'look-through': lookThroughBudgets,
  holders: holderBudgets,
  requests: requestBudgets,
  market: marketBudgets,
  nightly: nightlyBudgets,
  history: historyBudgets,
  fares: fareBudgets,
  quotes: quoteBudgets,
  memory: memoryBudget,
  overload: overloadBudgets,
  peers: peerComparison,
}

/** Parts that take many minutes run only on request. */
const ON_REQUEST = new Set(['history', 'fares', 'quotes', 'overload', 'memory', 'peers'])

/** Reads a list of parts; without one, all that do not wait for a request. An unknown name throws. */
export function chooseParts(list: string | undefined): string[] {
  const known = Object.keys(PARTS)
  if (list === undefined || list === '') return known.filter((part) => !ON_REQUEST.has(part))
  const chosen = list.split(',').map((part) => part.trim())
  const unknown = chosen.filter((part) => !known.includes(part))
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}; there are ${known.join(', ')}`)
  return chosen
}
