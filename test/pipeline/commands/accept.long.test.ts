import { Lake } from '../../../lake/lake.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accept } from '../../../pipeline/commands/accept.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { silent } from '../../helpers/build.ts'
import { command } from '../../helpers/command.ts'
import { mirror } from '../../helpers/portal.ts'
import {
  again,
  instantOn,
  listBlocks,
  BOTH,
  DATASETS,
  exits,
  FULLER,
  nights,
  october,
  ONE,
  SMALLER,
  warnings,
} from '../../helpers/october-nights.ts'
import { SMALLER_VERSIONS } from '../../../lake/place-names.ts'

describe('a month that is held back', () => {
  it('is published by the next build once the operator has accepted it, even on the same day and offline', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])
    const { log, effects } = silent(instantOn('16', '09'))

    await accept(new Lake(first.dataDir), 'cvm_fund_portfolio', '2025-10', effects)
    const accepted = await again(portal, first, { now: instantOn('16', '10'), offline: true })

    expect([accepted.exit, await listBlocks(accepted)]).toEqual([0, SMALLER])
    expect(warnings(accepted).join()).toContain('as the operator accepted')
    expect(log).toMatchObject([{ step: 'accept', subject: 'cvm_fund_portfolio 2025-10' }])
  })

  it('that was accepted is held again if it has lost another member since then', async () => {
    const { portal, first } = await nights(['15', ['BLC_1', 'BLC_2', 'BLC_8']], ['16', ['BLC_2', 'BLC_8']])
    await accept(
      new Lake(first.dataDir),
      'cvm_fund_portfolio',
      'competence_month=2025-10',
      silent(instantOn('16')).effects,
    )
    await mirror({ members: october(ONE) }, portal)

    expect((await again(portal, first, { now: instantOn('16', '12') })).exit).toBe(1)
  })

  it('cannot be accepted if no version is held back', async () => {
    const { first } = await nights(['15', BOTH], ['16', ONE])
    const { dataDir } = first
    const variables = { DATA_DIR: dataDir }

    const other = await command(['accept', 'cvm_fund_portfolio', '2025-09'], variables)
    const right = await command(['accept', 'cvm_fund_portfolio', '2025-10'], variables)

    expect(other).toMatchObject({
      exit: 2,
      stderr: expect.stringMatching(
        /BAD_PARAMETER: no version .*\n {2}These versions are held back: cvm_fund_portfolio 2025-10\./,
      ) as string,
    })
    expect(right.exit).toBe(0)
  })

  it('is reported by a plan, which remembers nothing', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])
    const { dataDir } = first
    // A plan reads no file: the builder must have seen those of this copy of the mirror.
    await again(portal, first, { now: instantOn('16', '04') })
    const before = await readFile(join(dataDir, SMALLER_VERSIONS), 'utf8')
    const settings = { mirror: portal, from: '2025-10', to: null, datasets: DATASETS, maskPersonalData: true }
    const planned = async (day: string) => {
      const { log, effects } = silent(instantOn(day))
      await plan(datasets, settings, { ...effects, lake: new Lake(dataDir) })
      return log.filter(({ step }) => step === 'compile').map(({ detail }) => detail)
    }

    expect(await planned('16')).toEqual([
      expect.stringMatching(/bytes {2}held back: lacks BLC_1.* only on 2025-12-16$/),
    ])
    expect(await planned('17')).toEqual([expect.stringMatching(/bytes {2}sources changed$/)])
    expect(await readFile(join(dataDir, SMALLER_VERSIONS), 'utf8')).toBe(before)
  })

  it('starts its count of days again, with a warning, if the remembered days cannot be read', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])
    const { dataDir } = first
    await writeFile(join(dataDir, SMALLER_VERSIONS), '{"smaller_ver')

    const [damaged, next] = [
      await again(portal, first, { now: instantOn('17') }),
      await again(portal, first, { now: instantOn('18') }),
    ]

    expect(exits([damaged, next])).toEqual([1, 0])
    expect(warnings(damaged).join()).toContain('is not what a build wrote: the days')
  })

  it('is held again if a rollback has brought the fuller version back', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE], ['17', ONE], ['18', ONE])
    const { dataDir } = first
    await rollback(datasets, new Lake(dataDir), '20251215T030000Z', silent(instantOn('19')).effects)

    const next = await again(portal, first, { now: instantOn('20') })

    expect([next.exit, await listBlocks(next)]).toEqual([1, FULLER])
  })
})
