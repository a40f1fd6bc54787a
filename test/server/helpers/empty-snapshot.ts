import { Rows } from '../../../schemas/core/endpoint.ts'
import type { OpenSnapshot } from '../../../server/snapshot.ts'

/** A snapshot that has nothing, for tests of what is around it. */
export function emptySnapshot(id: string, close: () => void = () => undefined): OpenSnapshot {
  return {
    id,
    createdAt: '',
    digest: '',
    query: () => Promise.resolve([]),
    rows: () => Promise.resolve(Rows.of([])),
    months: () => [],
    has: () => false,
    monthsWith: () => [],
    retrievedAt: () => null,
    inputs: () => [],
    close,
  }
}
