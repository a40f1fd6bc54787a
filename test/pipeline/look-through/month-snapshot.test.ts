import { Lake } from '../../../lake/lake.ts'
import { describe, expect, it } from 'vitest'
import type { Duck } from '../../../pipeline/duckdb.ts'
import { LOOK_THROUGH_SQL, openMonthSnapshot } from '../../../pipeline/look-through/month-snapshot.ts'
import type { Manifest } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { readCurrentSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'

const FILERS = new URL('../../../schemas/datasets/cvm_fund_portfolio/look_through_filers.sql', import.meta.url)

async function readSampleManifest(): Promise<Manifest> {
  const current = await readCurrentSnapshot(new Lake(await sampleDataDir()))
  if (current === null) throw new Error('the sample has no snapshot')
  return current.manifest
}

/** Opens the snapshot of a month of the sample whose files are below a folder, and records the SQL that it runs. */
async function openSample(folder: string) {
  const asked: string[] = []
  const duck: Duck = {
    run: () => Promise.resolve(),
    rows: (sql) => {
      asked.push(sql)
      return Promise.resolve([])
    },
  }
  const manifest = await readSampleManifest()
  const tables = { manifest, datasets, findPath: ({ file }: { readonly file: string }) => `${folder}/${file}` }
  const snapshot = await openMonthSnapshot(duck, tables, '2025-10')
  asked.length = 0
  return { snapshot, asked }
}

describe('the snapshot that a look-through of all funds reads', () => {
  it('may lie in a folder whose name looks like a bound value', async () => {
    const { snapshot, asked } = await openSample('/srv/$data')
    await snapshot.query(FILERS, {}, ['2025-10'])

    expect(asked.at(-1)).toContain("read_parquet('/srv/$data/cvm_fund_month/competence_month=2025-10/")
  })

  it('refuses a query with a value that is not bound', async () => {
    const { snapshot, asked } = await openSample('/srv/data')
    const [dailyNavs] = LOOK_THROUGH_SQL.filter(({ href }) => href.endsWith('/daily_navs.sql'))
    if (dailyNavs === undefined) throw new Error('no query of the look-through reads daily NAVs')

    await expect(snapshot.query(dailyNavs, {}, ['2025-10'])).rejects.toThrow('is not bound')
    expect(asked).toEqual([])
  })

  it('refuses a query that is not in the list, because the digest would not count it', async () => {
    const { snapshot } = await openSample('/srv/data')
    const other = new URL('../../../schemas/datasets/cvm_fund_portfolio/cvm_fund_quota.sql', import.meta.url)

    await expect(snapshot.query(other, {}, ['2025-10'])).rejects.toThrow('is not in the list')
  })
})
