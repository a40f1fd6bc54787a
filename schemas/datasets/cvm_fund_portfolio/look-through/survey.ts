import { invalidInput } from '../../../core/input.ts'
import type { Graph, Holder } from './graph.ts'
import type { Limits } from './outcome.ts'
import { type Stop, stopsOf } from './walk.ts'

/** Stops between pauses in which other requests get their turn: some milliseconds of work. */
const STOPS_A_TURN = 500

/** Paths multiply where funds hold each other crosswise; the widest look-throughs of a full month have some ten thousand. */
const MOST_STOPS = 500_000

/** Walks through all that a fund holds and shows each stop to each of `visitors`. */
export async function survey(
  graph: Graph,
  root: Holder,
  limits: Limits,
  visitors: readonly { add(stop: Stop): void }[],
): Promise<void> {
  let count = 0
  for (const stop of stopsOf(graph, root, limits)) {
    for (const visitor of visitors) visitor.add(stop)
    count += 1
    if (count > MOST_STOPS) throw tooWide(root)
    if (count % STOPS_A_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}

function tooWide({ cnpj }: Holder): Error {
  const message = `Fund ${cnpj} leads to more than ${String(MOST_STOPS)} portfolios: lower it, or raise min_share_percent.`
  return invalidInput({ formErrors: [], fieldErrors: { max_depth: [message] } })
}
