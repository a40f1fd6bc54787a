import { isDeepStrictEqual } from 'node:util'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Shares are rounded from a quotient: a peer that divides binary floats may round the last digit otherwise. */
const SHARE_TOLERANCE = 1.5e-6

/** Lists where two answers differ, as paths; two that agree give none. Of a share the last digit may differ. */
export function listDifferences(ours: Json, theirs: Json, path = ''): string[] {
  if (typeof ours === 'number' && typeof theirs === 'number' && path.endsWith('.portfolio_share_percent')) {
    return Math.abs(ours - theirs) <= SHARE_TOLERANCE ? [] : [`${path}: ${String(ours)}, not ${String(theirs)}`]
  }
  if (isRecord(ours) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)])
    return [...keys].flatMap((key) => listDifferences(readKey(ours, key), readKey(theirs, key), `${path}.${key}`))
  }
  return isDeepStrictEqual(ours, theirs) ? [] : [`${path}: ${JSON.stringify(ours)}, not ${JSON.stringify(theirs)}`]
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> | readonly Json[] {
  return typeof value === 'object' && value !== null
}

function readKey(of: Readonly<Record<string, Json>> | readonly Json[], key: string): Json {
  const value = (of as Readonly<Record<string, Json | undefined>>)[key]
  return value === undefined ? 'absent' : value
}

/** Throws where the answer of a peer is not ours. */
export function demandSameAnswer(what: string, ours: Buffer, theirs: Buffer): void {
  const differences = listDifferences(JSON.parse(ours.toString()) as Json, JSON.parse(theirs.toString()) as Json)
  if (differences.length > 0) throw new Error(`${what} answers otherwise: ${differences.slice(0, 5).join('; ')}`)
}
