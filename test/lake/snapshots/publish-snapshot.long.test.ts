import { Lake } from '../../../lake/lake.ts'
import { mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { nextSnapshotId } from '../../../lake/snapshots/publish-snapshot.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, readServed, textRows } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { REGISTER_HEADERS } from '../../helpers/headers.ts'
import { cashMonth, line, mirror } from '../../helpers/portal.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'

/** Builds one month after another with these clocks; returns the ids of the snapshots. */
async function builtAt(...clocks: readonly string[]): Promise<{ dataDir: string; ids: string[] }> {
  const dataDir = join(await temporaryFolder(), 'data')
  for (const [at, now] of clocks.entries()) {
    await buildFrom(await mirror(cashMonth(`${String(at)}.00`)), { dataDir, now, declared: datasets })
  }
  return { dataDir, ids: await listSnapshotIds(new Lake(dataDir)) }
}

describe('the id of a snapshot', () => {
  it('is the second of its publication', async () => {
    expect((await builtAt('2025-12-15T03:04:05.678Z')).ids).toEqual(['20251215T030405Z'])
  })

  it('shows the order of two snapshots in one second', async () => {
    const { ids, dataDir } = await builtAt('2025-12-31T23:59:59Z', '2025-12-31T23:59:59Z', '2025-12-31T23:59:59Z')

    expect(ids).toEqual(['20251231T235959Z', '20260101T000000Z', '20260101T000001Z'])
    expect((await readServed(dataDir)).id).toBe(ids[2])
  })

  it('never goes back with the clock', async () => {
    const { ids, dataDir } = await builtAt('2025-12-15T03:00:00Z', '2025-11-01T00:00:00Z')

    expect(ids).toEqual(['20251215T030000Z', '20251215T030001Z'])
    expect((await readServed(dataDir)).id).toBe('20251215T030001Z')
    expect((await readServed(dataDir)).manifest.created_at).toBe('2025-12-15T03:00:01Z')
  })

  it('ignores other folders next to the snapshots', async () => {
    const dataDir = await temporaryFolder()
    for (const name of ['.staging-20990101T000000Z', 'backup', '20990101'])
      await mkdir(join(dataDir, 'snapshots', name), { recursive: true })

    expect(await nextSnapshotId(new Lake(dataDir), new Date('2025-12-15T03:00:00Z'))).toBe('20251215T030000Z')
  })
})

describe('a snapshot', () => {
  it('is complete by itself, and the link current points at it with a relative path', async () => {
    const { dataDir } = await builtAt('2025-12-15T03:00:00Z')

    expect(await readlink(join(dataDir, 'current'))).toBe('snapshots/20251215T030000Z')
    expect(await filesBelow(join(dataDir, 'snapshots'))).toEqual(
      [
        'asset/all/asset.parquet',
        'asset_filed/all/asset_filed.parquet',
        'asset_group/all/asset_group.parquet',
        'asset_link/all/asset_link.parquet',
        'changelog/all/changelog.parquet',
        'cvm_asset_month/competence_month=2025-10/cvm_asset_month.parquet',
        'cvm_asset_move/competence_month=2025-10/cvm_asset_move.parquet',
        'cvm_class_figure/competence_month=2025-10/cvm_class_figure.parquet',
        'cvm_class_hidden/competence_month=2025-10/cvm_class_hidden.parquet',
        'cvm_class_holding/competence_month=2025-10/cvm_class_holding.parquet',
        'cvm_class_total/competence_month=2025-10/cvm_class_total.parquet',
        'cvm_fund_category/competence_month=2025-10/cvm_fund_category.parquet',
        'cvm_fund_direct/competence_month=2025-10/cvm_fund_direct.parquet',
        'cvm_fund_look_through/competence_month=2025-10/cvm_fund_look_through.parquet',
        'cvm_fund_month/competence_month=2025-10/cvm_fund_month.parquet',
        'cvm_fund_portfolio/competence_month=2025-10/cvm_fund_portfolio.parquet',
        'cvm_fund_portfolio_cleaned/competence_month=2025-10/cvm_fund_portfolio_cleaned.parquet',
        'cvm_fund_portfolio_packed/competence_month=2025-10/cvm_fund_portfolio_packed.parquet',
        'cvm_fund_quota/competence_month=2025-10/cvm_fund_quota.parquet',
        'cvm_fund_revision/competence_month=2025-10/cvm_fund_revision.parquet',
        'cvm_issuer_coverage/competence_month=2025-10/cvm_issuer_coverage.parquet',
        'cvm_issuer_exposure/competence_month=2025-10/cvm_issuer_exposure.parquet',
        'cvm_issuer_filed/competence_month=2025-10/cvm_issuer_filed.parquet',
        'cvm_issuer_line/competence_month=2025-10/cvm_issuer_line.parquet',
        'cvm_issuer_month/competence_month=2025-10/cvm_issuer_month.parquet',
        'cvm_leaf_issuer/competence_month=2025-10/cvm_leaf_issuer.parquet',
        'cvm_market_asset/competence_month=2025-10/cvm_market_asset.parquet',
        'cvm_party_category/competence_month=2025-10/cvm_party_category.parquet',
        'cvm_party_class/competence_month=2025-10/cvm_party_class.parquet',
        'cvm_party_exposure/competence_month=2025-10/cvm_party_exposure.parquet',
        'cvm_party_month/competence_month=2025-10/cvm_party_month.parquet',
        'cvm_party_move/competence_month=2025-10/cvm_party_move.parquet',
        'cvm_party_move_state/competence_month=2025-10/cvm_party_move_state.parquet',
        'cvm_position_move/competence_month=2025-10/cvm_position_move.parquet',
        'issuer/all/issuer.parquet',
        'issuer_letters/all/issuer_letters.parquet',
        'issuer_ticker/all/issuer_ticker.parquet',
        'manifest.json',
        'manifest.json.gz',
        'source_file/all/source_file.parquet',
        'views.sql',
      ].map((file) => `20251215T030000Z/${file}`),
    )
  })

  it('has views of its tables that an analyst can open, also through current', async () => {
    const built = await buildFrom(
      await mirror({ ...cashMonth('1.00'), legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, {})] }),
    )
    const views = await readFile(join(built.dataDir, 'current/views.sql'), 'utf8')

    const rows = await withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
      await duck.run(views)
      return duck.rows(`
        SELECT filed.competence_month, cnpj, fund.name, file.member_file
        FROM cvm_fund_month AS filed JOIN cvm_fund AS fund USING (cnpj)
        JOIN source_file AS file ON file.member_file = filed.nav_source_member`)
    })

    expect(rows).toEqual([
      { competence_month: '2025-10', cnpj: '10000001000190', name: 'FUNDO UM', member_file: 'cda_fi_PL_202510.csv' },
    ])
  })

  it('can be read as a folder of hive partitions', async () => {
    const { dataDir } = await builtAt('2025-12-15T03:00:00Z')

    const rows = await textRows(
      `SELECT competence_month, final_position_value::VARCHAR AS value FROM read_parquet('${dataDir}/current/cvm_fund_portfolio/**/*.parquet', hive_partitioning = true)`,
    )

    expect(rows).toEqual([{ competence_month: '2025-10', value: '0.00' }])
  })

  it('is found if the data directory is moved', async () => {
    const { dataDir } = await builtAt('2025-12-15T03:00:00Z')
    const moved = join(await temporaryFolder(), 'moved')
    await symlink(dataDir, moved)

    expect((await readServed(moved)).id).toBe('20251215T030000Z')
  })
})

describe('the remains of a killed build', () => {
  it('are removed by the next build', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
    const raw = 'raw/dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202510.zip'
    const hash = 'ab'.repeat(32)
    const left = [
      '.market-data-work/x/spill/1.tmp',
      'snapshots/.staging-20990101T000000Z/manifest.json',
      'snapshots/.pruned-20240101T000000Z/manifest.json',
      `${raw}/.download-4711-01234567-89ab-cdef-0123-456789abcdef`,
      `${raw}/latest.json.1.tmp`,
      `${raw}/${hash}.zip.json.1.tmp`,
      `lake/cvm_fund_month/competence_month=2025-10/${hash}.parquet`,
      'quarantine/x/all.ndjson.1.tmp',
      'quarantine/x/competence_month=2025-10.ndjson.1.tmp',
      'last-build.json.1.tmp',
      'build-started.json.1.tmp',
      'smaller-versions.json.1.tmp',
      'market-data.txt.1.tmp',
    ]
    const before = await filesBelow(dataDir)
    for (const file of left) await mkdir(join(dataDir, file, '..'), { recursive: true })
    for (const file of left) await writeFile(join(dataDir, file), 'half')
    await symlink('snapshots/nowhere', join(dataDir, '.current.tmp'))

    await buildFrom(portal, { dataDir })

    expect(await filesBelow(dataDir)).toEqual(before)
  })
})
