import { Lake } from '../../../lake/lake.ts'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, silent, textRows } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { logFolder, readActions, readFilesAt, readVersionMap, versionFile } from '../../helpers/delta-log.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'
import { buildSample } from '../../server/helpers/snapshot.ts'

const LATER = '2025-12-20T03:00:00Z'
const SAMPLE = 'data/sample'

describe('the log of a table that comes later', () => {
  it('begins with version 0 in that snapshot, ends without files where a rollback takes the table away, and goes on', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')], now: '2025-12-10T03:00:00Z' })
    await buildFrom(SAMPLE, { dataDir, datasets: ['business_calendar'], now: '2025-12-11T03:00:00Z' })
    const [first = ''] = await listSnapshotIds(new Lake(dataDir))
    await rollback(limitLookThroughs(datasets, 0), new Lake(dataDir), first, silent('2025-12-12T03:00:00Z').effects)
    await buildFrom(SAMPLE, { dataDir, datasets: ['business_calendar'], now: '2025-12-13T03:00:00Z' })

    const versions = Object.values(await readVersionMap(dataDir))
    expect(versions.map((each) => each['business_calendar'])).toEqual([undefined, 0, 1, 2])
    expect(versions.map((each) => each['cvm_fund_daily'])).toEqual([0, 1, 2, 3])
    const counts = [0, 1, 2].map(
      async (version) => (await readFilesAt(dataDir, 'business_calendar', version)).files.length,
    )
    expect(await Promise.all(counts)).toEqual([1, 0, 1])
    await verify(new Lake(dataDir), null, silent(LATER).effects)
  })
})

describe('the schema in a log', () => {
  it('has the columns and types of every Parquet file of the sample, and their meaning', async () => {
    const { dataDir } = await buildSample()
    const newest = Object.values(await readVersionMap(dataDir)).at(-1) ?? {}

    expect(Object.keys(newest).length).toBeGreaterThan(50)
    for (const [table, version] of Object.entries(newest)) {
      const { files, schema } = await readFilesAt(dataDir, table, version)
      const { fields } = JSON.parse(schema) as {
        fields: { name: string; type: unknown; nullable: boolean; metadata: { comment?: string } }[]
      }
      expect(fields.filter(({ nullable, metadata }) => !nullable || metadata.comment === undefined)).toEqual([])
      for (const { path, partitionValues } of files) {
        const inFile = await textRows(
          `DESCRIBE FROM read_parquet(${literal(join(dataDir, 'lake', table, path))}, hive_partitioning = false)`,
        )
        const expected = [
          ...inFile.map(({ column_name, column_type }) => [column_name, describeType(column_type ?? '')]),
          ...Object.keys(partitionValues).map((column) => [column, 'string']),
        ]
        expect({ table, columns: fields.map(({ name, type }) => [name, type]) }).toEqual({ table, columns: expected })
      }
    }
  })

  it('is said again when the declared columns change', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')], now: '2025-12-10T03:00:00Z' })
    // As an earlier version wrote it, which did not know the last column.
    const path = join(logFolder(dataDir, 'cvm_fund_daily'), versionFile(0))
    const [info = '', protocol = '', described = '', ...rest] = (await readFile(path, 'utf8')).split('\n')
    const { metaData } = JSON.parse(described) as { metaData: { schemaString: string } }
    const { type, fields } = JSON.parse(metaData.schemaString) as { type: string; fields: unknown[] }
    const schemaString = JSON.stringify({ type, fields: fields.slice(0, -2).concat(fields.slice(-1)) })
    const older = [
      info.replace(/"metaDataSha256":"\w+"/, `"metaDataSha256":"${'0'.repeat(64)}"`),
      protocol,
      JSON.stringify({ metaData: { ...metaData, schemaString } }),
      ...rest,
    ].join('\n')
    await writeFile(`${path}.older`, older)
    await rename(`${path}.older`, path)
    await mirror(dayMonth('2.00'), portal)

    await buildFrom(portal, { dataDir, now: '2025-12-11T03:00:00Z' })
    await mirror(dayMonth('3.00'), portal)
    await buildFrom(portal, { dataDir, now: '2025-12-12T03:00:00Z' })

    const said = async (version: number) =>
      (await readActions(dataDir, 'cvm_fund_daily', version)).flatMap((action) => action.metaData?.schemaString ?? [])
    expect(await said(0)).toEqual([schemaString])
    expect(await said(1)).toEqual([metaData.schemaString])
    expect(await said(2)).toEqual([])
  })
})

/** Has the types of the sample's columns written out in a table of its own, as a second opinion on the translation. */
function describeType(duckdb: string): unknown {
  const types: Readonly<Record<string, unknown>> = {
    VARCHAR: 'string',
    BOOLEAN: 'boolean',
    INTEGER: 'integer',
    BIGINT: 'long',
    DATE: 'date',
    'VARCHAR[]': { type: 'array', elementType: 'string', containsNull: true },
    'STRUCT("column" VARCHAR, reason VARCHAR, "values" BIGINT)[]': {
      type: 'array',
      containsNull: true,
      elementType: {
        type: 'struct',
        fields: [
          { name: 'column', type: 'string', nullable: true, metadata: {} },
          { name: 'reason', type: 'string', nullable: true, metadata: {} },
          { name: 'values', type: 'long', nullable: true, metadata: {} },
        ],
      },
    },
  }
  return duckdb.startsWith('DECIMAL') ? duckdb.toLowerCase() : (types[duckdb] ?? `${duckdb} is not expected`)
}
