import { Lake } from '../../lake/lake.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { pin, unpin } from '../../pipeline/commands/pin.ts'
import { rollback } from '../../pipeline/commands/rollback.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { buildFrom, listRows, silent } from './build.ts'
import { builtOnce } from './build-store.ts'
import { cashMonth } from './portal.ts'

export const [SEPTEMBER, OCTOBER] = ['2025-09', '2025-10'] as const
export const PINNED_DATASETS = ['cvm_fund_portfolio']
export const OCTOBER_FILE = 'cda_fi_202510.zip'
export const ROLLED_BACK_AT = '2025-12-17T03:00:00Z'
export const NEXT_NIGHT = '2025-12-18T03:00:00Z'

/** October is filed as 1.00, then wrongly as 2.00, together with a new September; then the operator goes back. */
export async function rolledBack() {
  const { portal, dataDir } = await builtOnce(
    { portals: [cashMonth('1.00', OCTOBER)], datasets: PINNED_DATASETS },
    {
      portals: [cashMonth('2.00', OCTOBER), cashMonth('5.00', SEPTEMBER)],
      datasets: PINNED_DATASETS,
      now: '2025-12-16T03:00:00Z',
    },
  )
  const lake = new Lake(dataDir)
  const [first = ''] = await listSnapshotIds(lake)
  await rollback(datasets, lake, first, silent(ROLLED_BACK_AT).effects)
  return { portal, dataDir, lake, first }
}

export const buildAgain = (portal: string, dataDir: string, now = NEXT_NIGHT) =>
  buildFrom(portal, { dataDir, datasets: PINNED_DATASETS, now })
export const listNavs = async (dataDir: string) =>
  (await listRows({ dataDir }, 'cvm_fund_month')).map(({ nav_value }) => nav_value)
export const pinned = (lake: Lake, what: string, which?: string) =>
  pin(lake, { what, which }, silent(ROLLED_BACK_AT).effects)
export const unpinned = (lake: Lake, what: string, which?: string) =>
  unpin(lake, { what, which }, silent(ROLLED_BACK_AT).effects)
export const listPinLines = (log: readonly { step: string; detail: string }[]) =>
  log.filter(({ step }) => step === 'pin').map(({ detail }) => detail)
