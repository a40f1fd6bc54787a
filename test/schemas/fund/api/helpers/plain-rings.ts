import type { Graph } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { reason } from './plain-reasons.ts'

const EVERYTHING = { maxDepth: Infinity, least: 0n, shareOf: 0n }

/** Lists for each fund where its followed lines lead, itself included if they lead back. */
export function listReached(graph: Graph): Map<string, ReadonlySet<string>> {
  return new Map([...graph.holders.keys()].map((name) => [name, findReached(graph, name)]))
}

/** Lists the targets of a fund's lines that are followed on every way. */
function listFollowed(graph: Graph, name: string): string[] {
  const lines = graph.holders.get(name)?.quotas ?? []
  return lines.filter((line) => reason(graph, line, [], 0n, EVERYTHING) === null).map(({ target }) => target ?? '')
}

function findReached(graph: Graph, name: string): Set<string> {
  const reached = new Set<string>()
  const ahead = listFollowed(graph, name)
  for (const target of ahead) {
    if (reached.has(target)) continue
    reached.add(target)
    ahead.push(...listFollowed(graph, target))
  }
  return reached
}
