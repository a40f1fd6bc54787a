import { Lake } from '../../../lake/lake.ts'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLookThroughCode } from '../../../pipeline/digest/compiler-code.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { refreshLookThroughs } from '../../../pipeline/look-through/refresh.ts'
import { readCurrentSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import type { Manifest, OwnTable, PublishedFile } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'

const MONTHS = ['2024-02', '2025-10'].map((month) => `cvm_fund_look_through/competence_month=${month}`)

let folder: string
let before: Manifest
let code: string

beforeAll(async () => {
  const current = await readCurrentSnapshot(new Lake(await sampleDataDir()))
  if (current === null) throw new Error('the sample has no snapshot')
  ;[folder, before, code] = [current.folder, current.manifest, await readLookThroughCode()]
})

const placeInSnapshot = ({ file }: PublishedFile) => join(folder, file)

interface Night {
  readonly manifest?: Manifest
  readonly code?: string
  readonly findPath?: (file: PublishedFile) => string
}

/** Makes the look-throughs of a next snapshot; returns them, and the names of those that were written. */
async function refresh({ manifest = before, code: tonight = code, findPath = placeInSnapshot }: Night = {}) {
  const written: string[] = []
  const made = await refreshLookThroughs(
    datasets,
    { manifest, datasets, findPath },
    {
      before,
      code: tonight,
      lake: new Lake(await temporaryFolder()),
      keep: ({ path: _path, ...file }) => {
        written.push(file.file.split('/').slice(0, 2).join('/'))
        return Promise.resolve(file)
      },
      warn: (subject, why) => {
        throw new Error(`${subject}: ${why}`)
      },
    },
  )
  return { made, written }
}

/** Makes the manifest of a night in which these tables have other files. */
function withOtherFiles(...names: readonly string[]): Manifest {
  const partitions = before.partitions.map((entry) => ({
    ...entry,
    tables: Object.fromEntries(
      Object.entries(entry.tables).map(([name, file]) => [
        name,
        names.includes(name) ? { ...file, sha256: '0'.repeat(64) } : file,
      ]),
    ),
  }))
  return { ...before, partitions }
}

const hashOf = (tables: Readonly<Record<string, OwnTable>>) => MONTHS.map((name) => tables[name]?.sha256)

describe('the look-throughs of the months of the sample', () => {
  it('are published', () => {
    expect(MONTHS.map((name) => (before.own_tables[name]?.rows ?? 0) > 1_000)).toEqual([true, true])
  })

  it('stay, and no file is read, where all files are as they were', async () => {
    const own = new Set(Object.values(before.own_tables).map(({ sha256 }) => sha256))
    const findPath = (file: PublishedFile) => {
      if (!own.has(file.sha256)) throw new Error(`${file.file} is read`)
      return placeInSnapshot(file)
    }

    const { made, written } = await refresh({ findPath })

    expect(written).toEqual([])
    expect(made).toEqual(Object.fromEntries(MONTHS.map((name) => [name, before.own_tables[name]])))
  })

  it('stay where the files of registers, reports and links changed, and no row that a look-through reads', async () => {
    const manifest = withOtherFiles('cvm_fund_class', 'cvm_fund_subclass', 'cvm_fidc_report', 'cvm_fii_quarter')

    const { made, written } = await refresh({ manifest })

    expect(written).toEqual([])
    expect(hashOf(made)).toEqual(hashOf(before.own_tables))
    // The next night compares with tonight's files.
    expect(made[MONTHS[1] ?? '']?.made_from).not.toBe(before.own_tables[MONTHS[1] ?? '']?.made_from)
  })

  it('are made anew in the months alone whose reports are gone', async () => {
    const empty = join(await temporaryFolder(), 'empty.parquet')
    const report = before.own_tables['cvm_fidc_report']
    if (report === undefined) throw new Error('the sample has no list of reports')
    await withDuck({ threads: 1, temporary: await temporaryFolder() }, (duck) =>
      duck.run(`COPY (SELECT * FROM ${literal(placeInSnapshot(report))} WHERE false) TO ${literal(empty)}`),
    )
    const manifest = {
      ...before,
      own_tables: { ...before.own_tables, cvm_fidc_report: { ...report, sha256: '0'.repeat(64) } },
    }

    const { made, written } = await refresh({
      manifest,
      findPath: (file) => (file.file === report.file ? empty : placeInSnapshot(file)),
    })

    expect(written).toEqual([MONTHS[1]])
    expect(made[MONTHS[0] ?? '']?.sha256).toBe(before.own_tables[MONTHS[0] ?? '']?.sha256)
    expect(made[MONTHS[1] ?? '']?.sha256).not.toBe(before.own_tables[MONTHS[1] ?? '']?.sha256)
  })

  it('are made anew with the same bytes where the code of the answer changed', async () => {
    const { made, written } = await refresh({ code: 'other' })

    expect(written).toEqual(MONTHS)
    expect(hashOf(made)).toEqual(hashOf(before.own_tables))
  })

  it('are made for the months that have the tables which they read', async () => {
    const partitions = before.partitions.map((entry) =>
      entry.partition === 'competence_month=2024-02'
        ? {
            ...entry,
            tables: Object.fromEntries(Object.entries(entry.tables).filter(([name]) => name !== 'cvm_fund_quota')),
          }
        : entry,
    )

    const { made } = await refresh({ manifest: { ...before, partitions } })

    expect(Object.keys(made)).toEqual([MONTHS[1]])
  })
})
