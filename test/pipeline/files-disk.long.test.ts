import { Lake } from '../../lake/lake.ts'
import { execFileSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { buildFrom, listRows, readServed, silent } from '../helpers/build.ts'
import { verify } from '../../pipeline/commands/verify.ts'
import { command } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { NEW, REGISTER_HEADERS } from '../helpers/headers.ts'
import { dayMonth } from '../helpers/daily-reports.ts'
import { cashMonth, makeBareCnpj, filed, line, masked, mirror, zipOfReports } from '../helpers/portal.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534
const LATER = '2025-12-16T03:00:00Z'

/** Makes somebody else the owner, and sets what others may do. */
async function giveAway(path: string, mode: number): Promise<void> {
  await chmod(path, mode)
  await chown(path, NOBODY, NOBODY)
}

/** A disk of this many kilobytes, or null where this machine lets nobody mount one. */
function tinyDisk(folder: string, kilobytes: number): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(kilobytes)}k`, 'tmpfs', folder], { stdio: 'ignore' })
    onTestFinished(() => {
      execFileSync('umount', [folder])
    })
    return folder
  } catch {
    return null
  }
}

describe('a data directory that cannot be used', () => {
  it('can be a file', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    await writeFile(dataDir, '')

    await expect(buildFrom(await mirror(dayMonth('1.00')), { dataDir })).rejects.toMatchObject({ code: 'DISK' })
  })

  it('can be below a file', async () => {
    const dataDir = join(await temporaryFolder(), 'file/data')
    await writeFile(dirname(dataDir), '')

    await expect(buildFrom(await mirror(dayMonth('1.00')), { dataDir })).rejects.toMatchObject({ code: 'DISK' })
  })

  it.skipIf(!isRoot)('may not be written to', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    await giveAway(dataDir, 0o755)

    const ended = await command(
      ['build'],
      { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' },
      { obeysPermissions: true },
    )

    expect(ended).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining(`error DISK: the data directory ${dataDir}`) as string,
    })
  })

  it.skipIf(!isRoot)('may be written by a user who may not read it', async () => {
    const [portal, parent] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    const dataDir = join(parent, 'data')
    await buildFrom(portal, { dataDir })
    await giveAway(dataDir, 0o700)

    const ended = await command(
      ['build'],
      { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' },
      { obeysPermissions: true },
    )

    expect(ended).toMatchObject({ exit: 2, stderr: expect.stringContaining('error DISK') as string })
  })

  it.skipIf(!isRoot)('may have a manifest that its user may not read: the build reports that and ends', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const { dataDir } = await buildFrom(portal)
    const { folder } = await readServed(dataDir)
    await giveAway(join(folder, 'manifest.json'), 0o600)

    const ended = await command(
      ['build'],
      { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' },
      { obeysPermissions: true },
    )

    expect(ended).toMatchObject({ exit: 2, stderr: expect.stringMatching(/error DISK: .*EACCES/) as string })
    expect(ended.stderr).not.toMatch(/^ +at /m)
    expect(JSON.parse(await readFile(join(dataDir, 'last-build.json'), 'utf8'))).toMatchObject({
      exit_code: 2,
      snapshot: null,
      failure: { code: 'DISK' },
    })
    expect(await readdir(dataDir)).not.toContain('build-started.json')
  })

  it.skipIf(!isRoot)(
    'may have files that the user who verifies may not read: they are named, and so is the damage',
    async () => {
      const { dataDir } = await buildFrom(await mirror(dayMonth('1.00')))
      const { folder, manifest } = await readServed(dataDir)
      const [forbidden = '', damaged = ''] = publishedFiles(manifest).map(({ file }) => file)
      await giveAway(join(folder, forbidden), 0o600)
      await writeFile(join(folder, damaged), 'other')

      const ended = await command(['verify'], { DATA_DIR: dataDir }, { obeysPermissions: true })

      expect(ended.exit).toBe(2)
      expect(ended.stderr).toContain(`${forbidden} cannot be read (EACCES)`)
      expect(ended.stderr).toContain(`${damaged} has 5 bytes`)
      expect(ended.stderr).not.toMatch(/^ +at /m)
    },
  )

  it.each([64, 512, 1200])('is full at %i kB, whatever is written at that moment', async (kilobytes) => {
    const folder = join(await temporaryFolder(), 'disk')
    await mkdir(folder)
    const disk = tinyDisk(folder, kilobytes)
    const noise = Array.from({ length: 12_000 }, (_, at) =>
      line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: String(at), DS_ATIVO: String(Math.sin(at)) }),
    )
    const portal = await mirror({ members: filed({ BLC_8: noise }) })

    await expect(buildFrom(portal, { dataDir: disk ?? '/proc/data' })).rejects.toMatchObject({ code: 'DISK' })
  })

  it.skipIf(!isRoot)(
    'that fills up leaves the snapshot before it whole and served, and the next build ends well',
    async (context) => {
      const folder = join(await temporaryFolder(), 'disk')
      await mkdir(folder)
      const disk = tinyDisk(folder, 1600)
      if (disk === null) return context.skip()
      const portal = await mirror(cashMonth('1.00'))
      const { dataDir } = await buildFrom(portal, { dataDir: join(disk, 'data') })
      const before = await readServed(dataDir)
      const noise = Array.from({ length: 12_000 }, (_, at) =>
        line(NEW.BLC_8, {
          TP_APLIC: 'Disponibilidades',
          VL_MERC_POS_FINAL: String(at),
          DS_ATIVO: String(Math.sin(at)),
        }),
      )
      await mirror({ members: { ...cashMonth('1.00').members, ...filed({ BLC_8: noise }) } }, portal)

      await expect(buildFrom(portal, { dataDir, now: LATER })).rejects.toMatchObject({ code: 'DISK' })

      expect((await readServed(dataDir)).id).toBe(before.id)
      await verify(new Lake(dataDir), null, silent(LATER).effects)
      await mirror(cashMonth('2.00'), portal)
      expect((await buildFrom(portal, { dataDir, now: LATER })).exit).toBe(0)
      expect(await listRows({ dataDir }, 'cvm_fund_month')).toMatchObject([{ nav_value: '2.00' }])
    },
  )

  it.skipIf(!isRoot)('is not reported if it is the mirror that cannot be read', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    await giveAway(zipOfReports(portal), 0o600)

    const ended = await command(
      ['build'],
      { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' },
      { obeysPermissions: true },
    )

    expect(ended).toMatchObject({ exit: 2, stderr: expect.stringContaining('inf_diario_fi_202510.zip') as string })
    expect(ended.stderr).not.toContain('data directory')
  })

  it.skipIf(!isRoot)(
    'may not have its lake on another file system, and fails for that when a night has news',
    async (context) => {
      const folder = join(await temporaryFolder(), 'disk')
      await mkdir(folder)
      const disk = tinyDisk(folder, 4000)
      if (disk === null) return context.skip()
      const portal = await mirror(dayMonth('1.00'))
      const { dataDir } = await buildFrom(portal)
      await cp(join(dataDir, 'lake'), join(disk, 'lake'), { recursive: true })
      await rm(join(dataDir, 'lake'), { recursive: true })
      await symlink(join(disk, 'lake'), join(dataDir, 'lake'))
      expect((await buildFrom(portal, { dataDir, now: LATER })).exit).toBe(0)
      await mirror(dayMonth('2.00'), portal)

      await expect(buildFrom(portal, { dataDir, now: LATER })).rejects.toMatchObject({
        code: 'DISK',
        message: expect.stringContaining('is on several file systems') as string,
      })

      expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([{ net_assets_value: '1.00' }])
    },
  )

  it('never publishes a file whose end it could not write', async () => {
    const note = { INF_TAXA_ADM: 'x'.repeat(900) }
    const lines = Array.from({ length: 950 }, (_, at) =>
      line(REGISTER_HEADERS.legacy, { CNPJ_FUNDO: masked(makeBareCnpj(at)), ...note }),
    )
    const [portal, dataDir] = [await mirror({ legacy: [REGISTER_HEADERS.legacy, ...lines] }), await temporaryFolder()]
    const variables = { SOURCE_MIRROR: portal, DATA_DIR: dataDir, DATASETS: 'cvm_fund_register' }

    const cramped = await command(['build', '--threads', '1'], variables, { fileLimit: 900 })
    const roomy = await buildFrom(portal, { dataDir })

    expect(await listRows(roomy, 'cvm_fund')).toHaveLength(lines.length)
    expect(cramped.exit).not.toBe(0)
    expect(roomy.exit).toBe(0)
  })
})
