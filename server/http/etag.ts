import { createHash } from 'node:crypto'

/** Computes a strong ETag: equal parts give an equal ETag, whatever the order of their keys. */
export function computeEtag(parts: readonly unknown[]): string {
  const canonical = JSON.stringify(parts, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })
  return `"${createHash('sha256').update(canonical).digest('base64url').slice(0, 32)}"`
}

/** Checks whether a header `If-None-Match` names this ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  // `*` asks whether there is any answer at all. Only the query knows that, so such a request gets its full answer.
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
