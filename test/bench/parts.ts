import { measureCompile } from './compile.ts'
import type { Bench } from './harness/bench.ts'
import { measureHolders } from './holders.ts'
import { measureKept } from './kept.ts'
import { measureLookThroughs } from './look-through.ts'
import { measureMarket } from './market.ts'
import { measureMemory } from './memory.ts'
import { measureNights } from './nightly.ts'
import { measureOverload } from './overload.ts'
import { measurePeers } from './peers.ts'
import { measurePortfolios } from './portfolio.ts'
import { measureRequests } from './requests.ts'
import { measureManyMonths } from './serve.ts'
import { measureFares, measureHistory, measureQuotes } from './years.ts'

interface Part {
  /** On the page of benchmarks. */
  readonly heading: string
  readonly measure: (bench: Bench) => Promise<void>
  /** A part that takes many minutes runs only on request. */
  readonly onRequest?: boolean
}

/** Every part, in the order of a run and of the page. */
export const PARTS: Readonly<Record<string, Part>> = {
  portfolio: { heading: 'A portfolio', measure: measurePortfolios },
  peers: { heading: 'What one would pick instead', measure: measurePeers, onRequest: true },
  compile: { heading: 'Compiling a month', measure: measureCompile },
  serve: { heading: 'Many months', measure: measureManyMonths },
  nightly: { heading: 'An ordinary night', measure: measureNights },
  history: { heading: 'A year in one file', measure: measureHistory, onRequest: true },
  'look-through': { heading: 'Look-through', measure: measureLookThroughs },
  holders: { heading: 'Holders and comparisons', measure: measureHolders },
  requests: { heading: 'Other requests', measure: measureRequests },
  market: { heading: 'The market', measure: measureMarket },
  kept: { heading: 'Kept answers', measure: measureKept },
  fares: { heading: 'Fares', measure: measureFares, onRequest: true },
  quotes: { heading: 'Quotes', measure: measureQuotes, onRequest: true },
  memory: { heading: 'Memory of the server', measure: measureMemory, onRequest: true },
  overload: { heading: 'Overload', measure: measureOverload, onRequest: true },
}

/** Reads a list of parts; without one, all that do not wait for a request. An unknown name throws. */
export function chooseParts(list: string | undefined): string[] {
  const known = Object.keys(PARTS)
  if (list === undefined || list === '') return known.filter((part) => PARTS[part]?.onRequest !== true)
  const chosen = list.split(',').map((part) => part.trim())
  const unknown = chosen.filter((part) => !known.includes(part))
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}; there are ${known.join(', ')}`)
  return chosen
}
