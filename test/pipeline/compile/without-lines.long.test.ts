import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { readIfPresent } from '../../../lake/durable-files.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type Built, buildFrom, filesBelow, listRows, silent } from '../../helpers/build.ts'
import { mirror } from '../../helpers/portal.ts'
import { quarter } from '../../helpers/year-files.ts'

const ASKED = { from: '2019-01', to: '2019-03', datasets: ['cvm_fund_portfolio'] }
const [SECOND, THIRD] = ['2025-12-16T03:00:00Z', '2025-12-17T03:00:00Z']

/** Keeps the log's lines about partitions without a line. */
const said = ({ log }: Pick<Built, 'log'>) =>
  log.filter(({ detail }) => detail.includes('no line')).map(({ level = 'info', detail }) => `${level}: ${detail}`)
const compiled = ({ log }: Pick<Built, 'log'>) => log.filter(({ step }) => ['compile', 'split'].includes(step)).length

async function firstNight() {
  const portal = await mirror({ yearly: quarter({ '2019-02': {}, '2019-03': {} }) })
  return { portal, first: await buildFrom(portal, ASKED) }
}

describe('a month of which the file of its year has no line', () => {
  it('is said by name on the night on which it is new, and then counted', async () => {
    const { portal, first } = await firstNight()

    const second = await buildFrom(portal, { ...ASKED, dataDir: first.dataDir, now: SECOND })

    expect(said(first)).toEqual([
      'warn: cda_fi_2019.zip has no line of 2019-02, 2019-03: not published, and not said again',
    ])
    expect(said(second)).toEqual(['info: 2 partitions have no line in their files, as before: not published'])
    expect([first.exit, second.exit, compiled(second)]).toEqual([0, 0, 0])
  })

  it('is nothing in a plan, not a new partition', async () => {
    const { portal, first } = await firstNight()
    const { log, effects } = silent(SECOND)

    await plan(
      datasets,
      { mirror: portal, maskPersonalData: true, ...ASKED },
      { ...effects, lake: new Lake(first.dataDir) },
    )

    expect(log.filter(({ step }) => step === 'compile')).toEqual([])
    expect(log.at(-1)?.detail).toContain('1 partitions unchanged, 2 without a line')
  })

  it('is published as soon as its file has lines of it', async () => {
    const { portal, first } = await firstNight()
    await mirror({ yearly: quarter({ '2019-03': {} }) }, portal)

    const second = await buildFrom(portal, { ...ASKED, dataDir: first.dataDir, now: SECOND })
    const third = await buildFrom(portal, { ...ASKED, dataDir: first.dataDir, now: THIRD })

    expect((await listRows(second, 'cvm_fund_month')).map((row) => row['competence_month'])).toEqual([
      '2019-01',
      '2019-02',
    ])
    const known = ['info: 1 partitions have no line in their files, as before: not published']
    expect([said(second), said(third)]).toEqual([known, known])
  })

  it('is remembered while a build asks for other months', async () => {
    const { portal, first } = await firstNight()
    const { withoutLines } = new Lake(first.dataDir)
    const before = await readIfPresent(withoutLines)

    await buildFrom(portal, { ...ASKED, to: '2019-01', dataDir: first.dataDir, now: SECOND })

    expect(await readIfPresent(withoutLines)).toBe(before)
    expect(before).toContain('competence_month=2019-03')
  })
})

it('leaves no empty file in the quarantine', async () => {
  const { first } = await firstNight()

  expect((await filesBelow(first.dataDir)).filter((file) => file.startsWith('quarantine/'))).toEqual([])
})
