import { realFiles } from '../../../../lake/files.ts'
import { appendFileSync } from 'node:fs'
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolderOrigin } from '../../../../pipeline/fetch/origins/folder-origin.ts'
import { buildFrom, type Built, filesBelow, listRows } from '../../../helpers/build.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { dayMonth } from '../../../helpers/daily-reports.ts'
import { mirror, zipOfReports } from '../../../helpers/portal.ts'

const [SEPTEMBER, OCTOBER] = ['2025-09', '2025-10'] as const
const LATER = '2025-12-16T03:00:00Z'

async function twoMonths(value = '2.00'): Promise<string> {
  return mirror(dayMonth(value, OCTOBER), await mirror(dayMonth('1.00', SEPTEMBER)))
}

/** Replaces October by a link, and adds a newer September. */
async function linkOctober(portal: string, target: string): Promise<void> {
  await mirror(dayMonth('8.00', SEPTEMBER), portal)
  await rm(zipOfReports(portal, OCTOBER))
  await symlink(target, zipOfReports(portal, OCTOBER))
}

const navs = async (built: Built) => (await listRows(built, 'cvm_fund_daily')).map((row) => row['net_assets_value'])
const faults = ({ log }: Built) => log.filter(({ level }) => level === 'error').map(({ detail }) => detail)

describe('a file of a mirror that cannot be read', () => {
  it.each([
    ['the path to it goes in a circle', 'inf_diario_fi_202510.zip', /cannot be read: ELOOP/],
    ['a link leads nowhere', 'nowhere.zip', /cannot be read: ENOENT/],
    ['it is a device', '/dev/null', /cannot be read: it is a pipe, a socket or a device/],
    ['a link leads out of the mirror', '/proc/self/status', /cannot be read: a link leads out of the mirror/],
  ])('because %s costs its own month, and its last edition is served', async (_name, target, words) => {
    const portal = await twoMonths()
    const { dataDir } = await buildFrom(portal)
    await linkOctober(portal, target)

    const built = await buildFrom(portal, { dataDir, now: LATER })

    expect([built.exit, await navs(built)]).toEqual([1, ['8.00', '2.00']])
    expect(faults(built)).toEqual([expect.stringMatching(words)])
    expect(faults(built).join()).toContain('SOURCE_UNREACHABLE')
    expect((await filesBelow(dataDir)).filter((file) => file.includes('.download-'))).toEqual([])
  })

  it('counts as not published if it is a folder', async () => {
    const portal = await twoMonths()
    await rm(zipOfReports(portal, OCTOBER))
    await mkdir(zipOfReports(portal, OCTOBER))

    const folder = await buildFrom(portal)

    expect([folder.exit, await navs(folder)]).toEqual([0, ['1.00']])
  })

  it('is not taken if somebody writes it while it is copied', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'host.br'))
    const path = join(folder, 'host.br/a.csv')
    await writeFile(path, 'one\n')
    const answer = await (await openFolderOrigin(folder)).ask('https://host.br/a.csv', null)
    if (answer.says !== 'offer') throw new Error('the folder has the file')

    const arrived = () => {
      appendFileSync(path, 'two\n')
    }
    const saving = answer.save(join(await temporaryFolder(), 'copy'), { files: realFiles, maxBytes: 1000, arrived })

    await expect(saving).rejects.toThrow(`${path} cannot be read: it changed while it was copied`)
  })
})

describe('a file of a mirror that is too large', () => {
  it('is not copied, and costs its own month', async () => {
    const portal = await twoMonths()
    // The file is sparse, so it fills no disk.
    await truncate(zipOfReports(portal, OCTOBER), 3 * 1024 ** 3)

    const built = await buildFrom(portal)

    expect([built.exit, await navs(built)]).toEqual([1, ['1.00']])
    expect(faults(built)).toEqual([
      expect.stringMatching(/inf_diario_fi_202510\.zip is larger than 536870912 bytes: at least 3221225472/),
    ])
    const october = (await filesBelow(join(built.dataDir, 'raw'))).filter((file) => file.includes('202510'))
    expect(october).toEqual([])
  })

  it('is named with the reason if the disk fails under it', async () => {
    const answer = await (await openFolderOrigin('/proc')).ask('https://self/mem', null)
    const path = join(await temporaryFolder(), 'file')

    const saved =
      answer.says === 'offer' ? answer.save(path, { files: realFiles, maxBytes: 1, arrived: () => undefined }) : null

    await expect(saved).rejects.toMatchObject({ message: expect.stringContaining('cannot be read: EIO') as string })
  })

  it('is given up if it grows beyond its limit during the copy', async () => {
    // It claims to have no byte, and has some.
    const answer = await (await openFolderOrigin('/proc')).ask('https://self/environ', null)
    const path = join(await temporaryFolder(), 'file')

    const saved =
      answer.says === 'offer' ? answer.save(path, { files: realFiles, maxBytes: 1, arrived: () => undefined }) : null

    await expect(saved).rejects.toMatchObject({
      code: 'SOURCE_UNREACHABLE',
      message: expect.stringContaining('is larger than 1 bytes') as string,
    })
  })
})
