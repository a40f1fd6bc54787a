import { Lake } from '../../../lake/lake.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Canary } from '../../../pipeline/canary/canary.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, listRows, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { cashMonth } from '../../helpers/portal.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'

const [SEPTEMBER, OCTOBER] = ['2025-09', '2025-10'] as const
const NOTHING_COMPARED = { compared: 0, changed: 0, figures: 0, median_ratio: null, lost: [], not_asked: 0, odd: [] }

/** October files 1.00, then 2.00, and September arrives. */
async function twoSnapshots() {
  const { portal, dataDir } = await builtOnce(
    { portals: [cashMonth('1.00', OCTOBER)] },
    { portals: [cashMonth('2.00', OCTOBER), cashMonth('5.00', SEPTEMBER)], now: '2025-12-16T03:00:00Z' },
  )
  const [first = '', second = ''] = await listSnapshotIds(new Lake(dataDir))
  return { portal, dataDir, first, second }
}

async function rolledBack(dataDir: string, id: string, canary?: Canary) {
  const { log, effects } = silent('2025-12-17T03:00:00Z')
  await rollback(datasets, new Lake(dataDir), id, { ...effects, canary })
  return log
}

const navs = async (dataDir: string) =>
  (await listRows({ dataDir }, 'cvm_fund_month')).map(({ nav_value }) => nav_value)

describe('a rollback', () => {
  it('publishes a newer snapshot with the content of the old one, as hard links', async () => {
    const { dataDir, first, second } = await twoSnapshots()

    const log = await rolledBack(dataDir, first)

    const current = await readServed(dataDir)
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([first, second, current.id])
    expect(await navs(dataDir)).toEqual(['1.00'])
    const file = 'cvm_fund_month/competence_month=2025-10/cvm_fund_month.parquet'
    const inode = async (id: string) => (await stat(join(dataDir, 'snapshots', id, file))).ino
    expect(await inode(current.id)).toBe(await inode(first))
    expect(log).toContainEqual(expect.objectContaining({ step: 'rollback', level: 'warn' }))
    await verify(new Lake(dataDir), null, silent('2025-12-17T03:00:00Z').effects)
  })

  it('tells in the log what the canary says of the two snapshots, and goes back all the same', async () => {
    const { dataDir, first, second } = await twoSnapshots()
    const asked: unknown[] = []
    const canary: Canary = ({ before, next }) => {
      asked.push([before.snapshot, next.snapshot])
      const odd = ['9 of 10 answers changed']
      return Promise.resolve({ ...NOTHING_COMPARED, before: before.snapshot, compared: 10, changed: 9, odd })
    }

    const log = await rolledBack(dataDir, first, canary)

    const { id } = await readServed(dataDir)
    expect(asked).toEqual([[second, id]])
    expect(log.filter(({ step }) => step === 'canary').map(({ subject, detail }) => [subject, detail])).toEqual([
      [id, '9 of 10 answers differ'],
      [id, '9 of 10 answers changed'],
    ])
    expect(await navs(dataDir)).toEqual(['1.00'])
  })

  it('keeps every version in the revisions, also the one that it withdrew', async () => {
    const { dataDir, first } = await twoSnapshots()

    await rolledBack(dataDir, first)

    const rows = await listRows({ dataDir }, 'cvm_fund_revision')
    expect(
      rows.map(({ competence_month, version, change, total_portfolio_value }) => [
        competence_month,
        version,
        change,
        total_portfolio_value,
      ]),
    ).toEqual([
      [SEPTEMBER, '1', 'first', '5.00'],
      [SEPTEMBER, '2', 'withdrawn', null],
      [OCTOBER, '1', 'first', '1.00'],
      [OCTOBER, '2', 'amended', '2.00'],
      [OCTOBER, '3', 'amended', '1.00'],
    ])
  })

  it('is in the changelog, partition by partition', async () => {
    const { dataDir, first } = await twoSnapshots()

    await rolledBack(dataDir, first)

    const { id } = await readServed(dataDir)
    const rows = (await listRows({ dataDir }, 'changelog')).filter(({ snapshot }) => snapshot === id)
    expect(rows.filter(({ table_name }) => table_name === 'cvm_fund_month')).toMatchObject([
      { partition: 'competence_month=2025-09', change: 'removed', rows: '0', rows_removed: '1' },
      { partition: 'competence_month=2025-10', change: 'rolled_back', rows: '1', rows_changed: '1' },
    ])
  })

  it('lets the next build compile the sources as they are now', async () => {
    const { dataDir, first, portal } = await twoSnapshots()
    await rolledBack(dataDir, first)

    const next = await buildFrom(portal, { dataDir, now: '2025-12-18T03:00:00Z' })

    expect(next.exit).toBe(0)
    expect(await navs(dataDir)).toEqual(['5.00', '2.00'])
    const revisions = await listRows({ dataDir }, 'cvm_fund_revision')
    expect(revisions.map(({ version }) => version)).toEqual(['1', '2', '3', '1', '2', '3', '4'])
  })

  it('to a snapshot that there is not fails and names those that exist', async () => {
    const { dataDir, first, second } = await twoSnapshots()

    for (const id of ['20990101T000000Z', 'latest', '../../etc']) {
      await expect(rolledBack(dataDir, id), id).rejects.toMatchObject({
        code: 'BAD_PARAMETER',
        hint: expect.stringContaining(`${first}, ${second}`) as string,
      })
    }
    await expect(rolledBack(dataDir, second)).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([first, second])
  })
})
