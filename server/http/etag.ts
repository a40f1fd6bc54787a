import { createHash } from 'node:crypto'

/** Strong: the same bytes for the same snapshot, code, endpoint and parameters in any order. */
export function etagOf(parts: readonly unknown[]): string {
  const canonical = JSON.stringify(parts, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return `"${createHash('sha256').update(canonical).digest('base64url').slice(0, 32)}"`
}

export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  // `*` asks whether there is any answer at all, which only the query would tell: it is answered in full.
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
