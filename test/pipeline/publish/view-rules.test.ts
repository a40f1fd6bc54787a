import { describe, expect, it } from 'vitest'
import { plan } from '../../../pipeline/commands/plan.ts'
import { NEW_RULES } from '../../../pipeline/publish/view-rules.ts'
import { Lake } from '../../../lake/lake.ts'
import type { Dataset, MaterializedView } from '../../../schemas/core/dataset.ts'
import { buildFrom, readServed, silent, withoutLookThroughs } from '../../helpers/build.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

const [daily] = withoutLookThroughs.filter(({ id }) => id === 'cvm_fund_daily')
const [view] = daily?.materializedViews ?? []
if (daily === undefined || view === undefined) throw new Error('publishing makes no table of daily reports')

/** Declares the daily reports with one table that publishing makes of them. */
const declare = (made: MaterializedView): Dataset[] => [{ ...daily, materializedViews: [made] }]
const [before, after] = [declare(view), declare({ ...view, rowGroupSize: 2 * view.rowGroupSize })]

describe('a night on which only the rule of a table changed that publishing makes', () => {
  it('publishes that table anew, compiles nothing, and is followed by nights without news', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const { dataDir } = await buildFrom(portal, { declared: before })
    const first = await readServed(dataDir)
    const { log, effects } = silent('2025-12-16T03:00:00Z')
    const settings = { mirror: portal, from: '2025-09', to: null, datasets: null, maskPersonalData: true }
    await plan(after, settings, { ...effects, lake: new Lake(dataDir) })

    const second = await buildFrom(portal, { dataDir, declared: after, now: '2025-12-16T03:00:00Z' })
    const served = await readServed(dataDir)
    const third = await buildFrom(portal, { dataDir, declared: after, now: '2025-12-17T03:00:00Z' })

    expect(log).toContainEqual({ step: 'publish', subject: first.id, detail: NEW_RULES })
    expect(second.exit).toBe(0)
    expect(second.log.at(-1)?.detail).toBe(`${NEW_RULES}; ${served.id} is served`)
    expect(served.id).not.toBe(first.id)
    expect(served.manifest.partitions).toEqual(first.manifest.partitions)
    const [own] = Object.keys(first.manifest.own_tables).filter((name) => name.startsWith(`${view.name}/`))
    expect(served.manifest.own_tables[own ?? '']?.made_from).not.toBe(first.manifest.own_tables[own ?? '']?.made_from)
    expect(third.log.at(-1)?.detail).toMatch(/^nothing to do tonight; /)
    expect((await readServed(dataDir)).id).toBe(served.id)
  })
})
