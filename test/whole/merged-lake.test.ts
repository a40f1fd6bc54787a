import { Lake } from '../../lake/lake.ts'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { verify } from '../../pipeline/commands/verify.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { buildFrom, readServed, silent, textRows } from '../helpers/build.ts'
import { dailyMirror, reports } from '../helpers/daily-reports.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { makeBareCnpj } from '../helpers/portal.ts'
import { serve } from '../server/helpers/api.ts'
import { exactJson } from '../server/helpers/body.ts'

/** A lake of two months of daily reports that two shards were merged into on 2026-01-16, by the last version that could. */
const MERGED = fileURLToPath(new URL('../fixtures/merged-lake.tar.gz', import.meta.url))
const RANGE = `/v1/fund/${makeBareCnpj(1)}/nav?from=2025-09-01&to=2025-11-30`
const REPORTED = [
  ['2025-09-29', '1.000000000029'],
  ['2025-09-30', '1.000000000030'],
  ['2025-10-30', '1.000000000030'],
  ['2025-10-31', '1.000000000031'],
] as const
const NEXT = ['2025-11-28', '1.000000000028'] as const

async function unpackMerged(): Promise<string> {
  const folder = await temporaryFolder()
  await promisify(execFile)('tar', ['-xzf', MERGED, '-C', folder])
  return join(folder, 'merged-lake')
}

async function readQuotas(dataDir: string): Promise<readonly unknown[]> {
  const api = await serve(dataDir)
  try {
    const { data } = exactJson((await api.get(RANGE)).text) as { data: { date: string; quota_value: string }[] }
    return data.map(({ date, quota_value }) => [date, quota_value])
  } finally {
    await api.stop({ keepData: true })
  }
}

it('a lake that was merged from shards opens', async () => {
  const dataDir = await unpackMerged()
  const { effects } = silent('2026-01-17T03:00:00Z')

  await verify(new Lake(dataDir), null, effects)

  expect(await readQuotas(dataDir)).toEqual(REPORTED)
})

it('a build continues such a lake: it adds a month and amends none', async () => {
  const dataDir = await unpackMerged()
  const { manifest: merged } = await readServed(dataDir)
  const portal = await temporaryFolder()
  for (const month of ['2025-09', '2025-10', '2025-11']) {
    const reported = [...REPORTED, NEXT].filter(([day]) => day.startsWith(month))
    await dailyMirror(month, reports(reported.map(([day]) => ({ DT_COMPTC: day }))), portal)
  }

  const { exit } = await buildFrom(portal, { dataDir, datasets: ['cvm_fund_daily'], now: '2026-01-17T03:00:00Z' })

  expect(exit).toBe(0)
  const { manifest, folder } = await readServed(dataDir)
  const list = ({ partitions }: Manifest) =>
    partitions.map(({ partition, inputs }) => [partition, inputs.map(({ sha256 }) => sha256)])
  expect(list(manifest).slice(0, 2)).toEqual(list(merged))
  expect(list(manifest)).toHaveLength(3)
  const changelog = literal(join(folder, 'changelog/all/changelog.parquet'))
  // A later compiler compiles the merged months again.
  const changes = `SELECT DISTINCT change FROM read_parquet(${changelog}) WHERE snapshot > '${merged.snapshot}' AND change <> 'recompiled'`
  expect(await textRows(changes)).toEqual([{ change: 'added' }])
  expect(await readQuotas(dataDir)).toEqual([...REPORTED, NEXT])
})
