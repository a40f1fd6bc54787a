import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { accept } from '../../../pipeline/commands/accept.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { HELD_BACK } from '../../../schemas/core/last-build.ts'
import { buildFrom, listRows, silent, withoutLookThroughs } from '../../helpers/build.ts'
import { compileNight, type CompiledNight } from '../../helpers/compiled-nights.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { makeBareCnpj, masked } from '../../helpers/portal.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'

/** A day of ten funds; `quota` gives the value of each. */
const day = (date: string, quota: (n: number) => string) =>
  Array.from({ length: 10 }, (_each, n) => ({
    CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(n)),
    DT_COMPTC: date,
    VL_QUOTA: quota(n),
  }))
const right = (n: number) => `${String(n + 1)}.500000000000`
const wrong = (n: number) => `${String(n + 1)}500.000000000000`
const show = (folder: string, quota: (n: number) => string, month = '2025-10') =>
  dailyMirror(month, reports(day(`${month}-28`, quota)), folder)
const DAILY = ['cvm_fund_daily']
const says = ({ heldBack }: CompiledNight) => heldBack.map(({ code, message }) => `${code}: ${message}`)

describe('a version whose figures contradict the published ones', () => {
  it('is held back with its reason in log, report, plan and list, until the operator accepts it', async () => {
    const folder = await temporaryFolder()
    await show(folder, right)
    const first = await buildFrom(folder, { datasets: DAILY, now: '2025-12-15T03:00:00Z' })
    await show(folder, wrong)
    const night = (now: string) => buildFrom(folder, { datasets: DAILY, dataDir: first.dataDir, now })

    const held = await night('2025-12-16T03:00:00Z')

    const reason =
      'quota_value of cvm_fund_daily (2025-10-28) is 1000 times what is published, by the median of 10 rows; 100 % of 10 rows changed; quota_value of cvm_fund_daily has its decimal mark elsewhere in 10 of the 10 rows that changed, and its source has shown this only on 2025-12-16'
    expect([first.exit, held.exit]).toEqual([0, 1])
    expect((await listRows(held, 'cvm_fund_daily')).map(({ quota_value }) => quota_value)).toContain('1.500000000000')
    expect(held.log.find(({ step }) => step === 'refuse')?.detail).toContain(`IMPLAUSIBLE: ${reason}`)
    for (const name of ['last-build.json', HELD_BACK])
      expect(await readFile(join(held.dataDir, name), 'utf8')).toContain(reason)
    const planned = silent('2025-12-16T04:00:00Z')
    const lake = new Lake(held.dataDir)
    await plan(
      withoutLookThroughs,
      { mirror: folder, from: '2025-09', to: null, datasets: DAILY, maskPersonalData: true },
      { ...planned.effects, lake },
    )
    expect(planned.log.map(({ detail }) => detail).join('\n')).toContain(`held back: ${reason}`)

    await accept(lake, 'cvm_fund_daily', '2025-10', silent('2025-12-16T05:00:00Z').effects)
    const accepted = await night('2025-12-16T06:00:00Z')

    expect(accepted.exit).toBe(0)
    expect((await listRows(accepted, 'cvm_fund_daily')).map(({ quota_value }) => quota_value)).toContain(
      '1500.000000000000',
    )
    expect(accepted.log.map(({ detail }) => detail).join('\n')).toContain('as the operator accepted it')
  })

  it('replaces them on the second day that its source shows it, and not for a fault of another kind', async () => {
    const folder = await temporaryFolder()
    await show(folder, right)
    const nights = [await compileNight(folder, { datasets: DAILY, now: '2025-12-15T03:00:00Z' })]
    for (const [date, quota] of [
      ['16', () => '0.000000000000'],
      ['17', wrong],
      ['18', wrong],
    ] as const) {
      await show(folder, quota)
      nights.push(
        await compileNight(folder, {
          datasets: DAILY,
          before: nights.at(-1) ?? null,
          now: `2025-12-${date}T03:00:00Z`,
        }),
      )
    }

    expect(nights.map(({ heldBack }) => heldBack.length)).toEqual([0, 1, 1, 0])
    expect(nights.slice(1, 2).flatMap(says).join()).toContain('is 0 times what is published')
    expect(nights[3]?.log.map(({ detail }) => detail).join('\n')).toContain(
      'replaces what is published, because the source showed it on 2025-12-17 and again on 2025-12-18',
    )
  })

  it('is not one in which fewer than half of the figures are restated', async () => {
    const folder = await temporaryFolder()
    await show(folder, right)
    const first = await compileNight(folder, { datasets: DAILY })
    await show(folder, (n) => (n < 4 ? wrong(n) : right(n)))

    const second = await compileNight(folder, { datasets: DAILY, before: first })

    expect([says(second), second.compiled.length]).toEqual([[], 1])
  })
})

describe('a month that is new', () => {
  it('is held back if it contradicts the month before, also in one build, and the next is compared with that', async () => {
    const folder = await temporaryFolder()
    await show(folder, right, '2025-09')
    await show(folder, wrong, '2025-10')
    await show(folder, right, '2025-11')

    const built = await compileNight(folder, { datasets: DAILY, from: '2025-09' })

    expect(built.compiled.map(({ job }) => job.month)).toEqual(['2025-09', '2025-11'])
    expect(says(built)).toEqual([
      'IMPLAUSIBLE: quota_value of cvm_fund_daily (2025-10-28) is 1000 times 2025-09, by the median of 10 rows, and its source has shown this only on 2025-12-15',
    ])
    const next = await compileNight(folder, {
      datasets: DAILY,
      from: '2025-09',
      before: built,
      now: '2025-12-16T03:00:00Z',
    })
    expect([says(next), next.compiled.map(({ job }) => job.month)]).toEqual([[], ['2025-10']])
  })

  it('is published with a warning if it is only odd', async () => {
    const folder = await temporaryFolder()
    await show(folder, right, '2025-09')
    await show(folder, (n) => `${String((n + 1) * 2)}.500000000000`, '2025-10')

    const built = await compileNight(folder, { datasets: DAILY, from: '2025-09' })

    expect(says(built)).toEqual([])
    expect(built.log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^quota_value of cvm_fund_daily \(2025-10-28\) is 1\.\d+ times 2025-09/),
    ])
    expect(built.compiled.flatMap(({ result }) => result.shrunk.map(({ id }) => id))).toEqual([
      'like_month_before:cvm_fund_daily.quota_value:ratio',
    ])
  })
})

describe('a series', () => {
  const months = (value: (at: number) => string) =>
    Array.from(
      { length: 24 },
      (_each, at) => `01/${String((at % 12) + 1).padStart(2, '0')}/${String(2023 + Math.floor(at / 12))};${value(at)}`,
    )
  const usual = months((at) => `5,0${String(at % 10)}0${String(at % 9)}`)
  const asked = { datasets: ['statistics'], from: '2024-01' }

  it('that changes over a tenth of its published periods is held back alone, listed, until its second day', async () => {
    const folder = await statisticsMirror({ bcb: { 3698: usual, 433: months(() => '0,42') } })
    const first = await compileNight(folder, { ...asked, now: '2025-12-15T03:00:00Z' })
    const shown = {
      bcb: {
        3698: usual.map((line, at) => (at < 3 ? `${line.slice(0, 11)}5,9999` : line)),
        433: [...months(() => '0,42'), '01/01/2025;0,16'],
      },
    }
    await statisticsMirror(shown, folder)

    const held = await compileNight(folder, { ...asked, before: first, now: '2025-12-16T03:00:00Z' })
    const lifted = await compileNight(folder, { ...asked, before: held, now: '2025-12-17T03:00:00Z' })

    expect(says(held)).toEqual([
      'IMPLAUSIBLE: 3 of 24 published periods of bcb-3698 are changed (12.5 %): 2023-01 5.00000000 → 5.99990000, 2023-02 5.01010000 → 5.99990000, 2023-03 5.02020000 → 5.99990000, and its source has shown this only on 2025-12-16',
    ])
    expect(held.heldBack[0]?.sources).toEqual(['bcb_3698'])
    expect(
      held.compiled[0]?.result.sources.flatMap(({ members }) => members.map(({ member, lines }) => [member, lines])),
    ).toContainEqual(['433', 25])
    expect([says(lifted), lifted.compiled.length]).toEqual([[], 1])
  })

  it('that is declared as revised may change all of them, and each change is listed', async () => {
    const folder = await statisticsMirror({ bcb: { 24363: months((at) => `10${String(at % 10)},1`) } })
    const first = await compileNight(folder, asked)
    await statisticsMirror({ bcb: { 24363: months((at) => `10${String(at % 10)},2`) } }, folder)

    const second = await compileNight(folder, { ...asked, before: first })

    expect(says(second)).toEqual([])
    expect(second.compiled.flatMap(({ result }) => result.shrunk.map(({ figure }) => figure)).join()).toContain(
      '24 of 24 published periods of bcb-24363 are changed (100 %)',
    )
  })
})
