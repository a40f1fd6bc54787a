import { Rows } from '../../../schemas/api/endpoint.ts'
import { createUnlimitedBudget } from '../../../server/limits/work-budget.ts'
import { quietIntegrity } from './integrity.ts'
import type { OpenSnapshot } from '../../../server/snapshots/open-snapshot.ts'

/** A snapshot without data, for tests of the code around it. */
export function emptySnapshot(id: string, close: () => void = () => undefined): OpenSnapshot {
  return {
    id,
    folder: '/nowhere',
    calendars: new Map(),
    newest: new Map(),
    work: createUnlimitedBudget(),
    manifest: {
      format: 'market-data-snapshot-1',
      snapshot: id,
      created_at: '2026-01-01T00:00:00Z',
      digest: '0'.repeat(64),
      compiler: { version: '', duckdb: '' },
      partitions: [],
      sources: [],
      own_tables: {},
    },
    issuerGroups: null,
    createdAt: '',
    digest: '',
    prepare: () => Promise.resolve(),
    query: () => Promise.resolve([]),
    keepRows: () => Promise.resolve(),
    lookUpClass: () => Promise.resolve([]),
    lookUpClasses: () => Promise.resolve([]),
    rows: () => Promise.resolve(Rows.of([])),
    months: () => [],
    has: () => false,
    monthsWith: () => [],
    retrievedAt: () => null,
    placed: () => {
      throw new Error('it has no file')
    },
    integrity: quietIntegrity(),
    verifyFiles: () => Promise.resolve(),
    mustReopen: () => false,
    close,
  }
}
