import { Lake } from '../../../lake/lake.ts'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { build } from '../../../pipeline/commands/build.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { silent } from '../../helpers/build.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { mirror } from '../../helpers/portal.ts'

it('The progress of a fetch from a folder counts the files that are there from its start on', async () => {
  const portal = await mirror(dayMonth('1.00', '2025-09'))
  await mirror(dayMonth('2.00'), portal)
  const { effects } = silent('2025-12-15T03:00:00Z')
  const seen = { totals: [] as number[], ticks: [] as string[], skips: 0 }
  const progress = (step: string, total: number) => {
    if (step !== 'fetch') return effects.log.progress(step, total)
    seen.totals.push(total)
    return {
      tick: (subject: string) => seen.ticks.push(subject),
      skip: () => (seen.skips += 1),
      end: () => undefined,
    }
  }
  const options = {
    ...{ mirror: portal, from: '2005-01', to: null, datasets: null },
    ...{ maskPersonalData: true, threads: 1 },
  }

  await build(limitLookThroughs(datasets, 0), options, {
    ...effects,
    lake: new Lake(join(await temporaryFolder(), 'data')),
    log: { ...effects.log, progress },
  })

  expect(seen.ticks).toContain('cvm_fund_daily 2025-10')
  expect(seen).toMatchObject({ totals: [seen.ticks.length], skips: 0 })
  expect(seen.ticks.length).toBeLessThan(6)
})
