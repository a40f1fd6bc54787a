import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusals, readServed } from '../../helpers/build.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror, writeZip, zipOfMonth } from '../../helpers/portal.ts'
import {
  again,
  instantOn,
  listBlocks,
  BOTH,
  compiles,
  exits,
  FULLER,
  readRecordedMemory,
  nights,
  nth,
  october,
  ONE,
  SMALLER,
  warnings,
} from '../../helpers/october-nights.ts'

describe('a month that has lost a member', () => {
  it('is held back on the first day, with exit code 1, and the fuller version is still served', async () => {
    const { built, last } = await nights(['15', BOTH], ['16', ONE])

    expect(exits(built)).toEqual([0, 1])
    expect(await listBlocks(last)).toEqual(FULLER)
    expect(refusals(last)).toEqual([
      expect.stringMatching(
        /^MEMBERS_LOST: lacks BLC_1 or most of its lines, which are published, and its source has shown this only on 2025-12-16\n.*market-data-server accept cvm_fund_portfolio 2025-10/s,
      ),
    ])
    const reported = JSON.parse(await readFile(join(last.dataDir, 'last-build.json'), 'utf8')) as object
    expect(reported).toMatchObject({
      exit_code: 1,
      published: false,
      held_back: [{ dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', code: 'MEMBERS_LOST' }],
    })
  })

  it('replaces the fuller one on the second day, with a warning that says since when', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE], ['17', ONE], ['18', ONE])

    expect(exits(built)).toEqual([0, 1, 0, 0])
    expect(await listBlocks(nth(built, 2))).toEqual(SMALLER)
    expect(warnings(nth(built, 2))).toContain(
      'lacks BLC_1 or most of its lines, which are published: replaces the fuller version, because the source showed it on 2025-12-16 and again on 2025-12-17',
    )
    expect(await readRecordedMemory(nth(built, 3))).toEqual([])
  })

  it('is held back without being compiled', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE])

    expect(built.map(compiles)).toEqual([1, 0])
  })

  it('counts one day once, however often a build runs on it, and offline builds count none', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])

    const more = [
      await again(portal, first, { now: instantOn('16', '23') }),
      await again(portal, first, { now: instantOn('17'), offline: true }),
      await again(portal, first, { now: instantOn('18'), offline: true }),
    ]

    expect(exits(more)).toEqual([1, 1, 1])
    expect(await listBlocks(nth(more, 2))).toEqual(FULLER)
    expect(exits([await again(portal, first, { now: instantOn('18', '04') })])).toEqual([0])
  })

  it('does not count days while its file is not published', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])
    await rm(zipOfMonth(portal))

    // A folder without any requested file may be an unmounted disk.
    await expect(again(portal, first, { now: instantOn('17') })).rejects.toMatchObject({ code: 'NOTHING_TO_READ' })
    expect(await listBlocks(first)).toEqual(FULLER)
  })

  it('counts on if its zip is made again or its other members are rewritten', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])
    await writeZip(zipOfMonth(portal), october(ONE), new Date(2025, 11, 17))

    const zippedAgain = await again(portal, first, { now: instantOn('17') })
    const rewritten = await nights(['15', BOTH], ['16', ONE, '1.00'], ['17', ONE, '2.00'])

    expect(zippedAgain.exit).toBe(0)
    expect(exits(rewritten.built)).toEqual([0, 1, 0])
  })

  it('starts its count again if it loses another member', async () => {
    const { built } = await nights(
      ['15', ['BLC_1', 'BLC_2', 'BLC_8']],
      ['16', ['BLC_2', 'BLC_8']],
      ['17', ['BLC_8']],
      ['18', ['BLC_8']],
    )

    expect(exits(built)).toEqual([0, 1, 1, 0])
    expect(refusals(nth(built, 2)).join()).toContain('lacks BLC_1, BLC_2')
  })

  it('is no longer counted when the member comes back', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE], ['17', BOTH], ['18', ONE], ['19', ONE])

    expect(exits(built)).toEqual([0, 1, 0, 1, 0])
  })

  it('does not stop other months from being published', async () => {
    const { portal, first } = await nights(['15', BOTH], ['16', ONE])
    const september = { DT_COMPTC: '2025-09-30' }
    const members = filed({ PL: [line(NEW.PL, { ...september, VL_PATRIM_LIQ: '5.00' })] }, { month: '2025-09' })
    await mirror({ month: '2025-09', members }, portal)

    const both = await again(portal, first, { now: instantOn('16', '05') })

    expect(both.exit).toBe(1)
    expect((await readServed(both.dataDir)).manifest.partitions).toHaveLength(2)
    expect(await listBlocks(both)).toEqual(FULLER)
  })

  it('is published at once if only a confidential member is gone, as after its last deadline', async () => {
    const { built, last } = await nights(['15', ['BLC_8', 'CONFID']], ['16', ONE])

    expect(exits(built)).toEqual([0, 0])
    expect(await listBlocks(last)).toEqual(SMALLER)
  })
})
