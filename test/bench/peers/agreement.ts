import { isDeepStrictEqual } from 'node:util'

/** Shares are rounded from a quotient: a peer that divides binary floats may round the last digit otherwise. */
const SHARE_TOLERANCE = 1.5e-6

/** Lists where two answers differ, as paths; two that agree give none. Of a share the last digit may differ. */
export function listDifferences(ours: unknown, theirs: unknown, path = ''): string[] {
  if (isRecord(ours) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
    return [...keys].flatMap((key) => listDifferences(ours[key], theirs[key], `${path}.${key}`))
  }
  const isShare = path.endsWith('.portfolio_share_percent') && typeof ours === 'number' && typeof theirs === 'number'
  const agrees = isShare ? Math.abs(ours - theirs) <= SHARE_TOLERANCE : isDeepStrictEqual(ours, theirs)
  return agrees ? [] : [`${path}: ${JSON.stringify(ours)}, not ${JSON.stringify(theirs)}`]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Throws where the answer of a peer is not ours. */
export function demandSameAnswer(what: string, ours: Buffer, theirs: Buffer): void {
  const differences = listDifferences(JSON.parse(ours.toString()), JSON.parse(theirs.toString()))
  if (differences.length > 0) throw new Error(`${what} answers otherwise: ${differences.slice(0, 5).join('; ')}`)
}
