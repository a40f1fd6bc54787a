import { expect, it } from 'vitest'
import { digestManifest, hasItsDigest } from '../../../lake/snapshots/manifest-file.ts'
import type { Manifest } from '../../../schemas/core/manifest.ts'
import { nameExampleCompiler } from '../../../tools/openapi/example-compiler.ts'

const hash = (character: string) => character.repeat(64)

/** A snapshot with one month and one view. `code` is a hash of the code and rules that made it. */
function snapshotBy(code: string, rows = hash('c')): Manifest {
  const file = (table: string) => ({ file: `${table}/all/${table}.parquet`, rows: 1, bytes: 1, sha256: rows })
  const body = {
    format: 'market-data-snapshot-1' as const,
    compiler: { version: code.slice(0, 16), duckdb: 'duckdb v1' },
    partitions: [
      {
        dataset: 'b3_quote',
        partition: 'all',
        input_digest: code,
        inputs: [],
        completeness: [],
        checks: [],
        tables: { b3_quote: file('b3_quote') },
        first_snapshot: '20260110T030000Z',
      },
    ],
    sources: [],
    own_tables: { b3_view: { ...file('b3_view'), made_from: code, rows_from: code }, source_file: file('source_file') },
  }
  return { snapshot: '20260110T030000Z', created_at: '2026-01-10T03:00:00Z', digest: digestManifest(body), ...body }
}

it('leaves the digest as it was where only the code changed', () => {
  const [before, after] = [snapshotBy(hash('a')), snapshotBy(hash('b'))]

  expect(after.digest).not.toBe(before.digest)
  expect(nameExampleCompiler(after)).toEqual(nameExampleCompiler(before))
})

it('changes the digest where a published byte changed', () => {
  const [before, after] = [snapshotBy(hash('a')), snapshotBy(hash('a'), hash('d'))]

  expect(nameExampleCompiler(after).digest).not.toBe(nameExampleCompiler(before).digest)
})

it('gives a manifest that its readers take for whole', () => {
  expect(hasItsDigest(nameExampleCompiler(snapshotBy(hash('a'))))).toBe(true)
})
