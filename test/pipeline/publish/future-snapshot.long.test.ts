import { Lake } from '../../../lake/lake.ts'
import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verify } from '../../../pipeline/commands/verify.ts'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { buildFrom, type Built, listRows, silent } from '../../helpers/build.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'

const TODAY = '2025-12-16T03:00:00Z'
const warnings = ({ log }: Built) => log.filter(({ step }) => step === 'clock').map(({ detail }) => detail)

describe('a snapshot of a clock that was ahead', () => {
  it('is warned of by each build after it, which name the snapshot before it; the way back works', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const { dataDir } = await buildFrom(portal)
    await mirror(dayMonth('2.00'), portal)
    await buildFrom(portal, { dataDir, now: '2036-11-23T03:00:00Z' })

    const warned = await buildFrom(portal, { dataDir, now: TODAY })

    expect(warnings(warned)).toEqual([
      expect.stringMatching(
        /in the future of this clock .* until 2036-11-23 as_of answers from 20251215T030000Z, .* point data\/current back at 20251215T030000Z/,
      ),
    ])
    await rm(join(dataDir, 'current'))
    await symlink('snapshots/20251215T030000Z', join(dataDir, 'current'))
    await rm(join(dataDir, 'snapshots/20361123T030000Z'), { recursive: true })
    const back = await buildFrom(portal, { dataDir, now: TODAY })
    await writeDeltaLogs(new Lake(dataDir), { rebuild: true }, silent(TODAY).effects)
    expect(warnings(back)).toEqual([])
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(['20251215T030000Z', '20251216T030000Z'])
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([{ net_assets_value: '2.00' }])
    await verify(new Lake(dataDir), null, silent(TODAY).effects)
  })

  it('is not one that is a few seconds ahead', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const { dataDir } = await buildFrom(portal)

    expect(warnings(await buildFrom(portal, { dataDir, now: '2025-12-15T02:30:00Z' }))).toEqual([])
  })
})
