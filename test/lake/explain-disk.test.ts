import { execFileSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { realFiles } from '../../lake/files.ts'
import { Lake } from '../../lake/lake.ts'
import { describeFailedExit } from '../../pipeline/commands/last-line.ts'
import { explainFailure } from '../../pipeline/explain-failure.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { buildFrom, readServed } from '../helpers/build.ts'
import { builtOnce } from '../helpers/build-store.ts'
import { dayMonth } from '../helpers/daily-reports.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { cashMonth, mirror } from '../helpers/portal.ts'

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: injected, write`), { code, syscall: 'write', ...(path !== undefined && { path }) })

function explained(error: unknown, dataDir: string): BuildError {
  const said = explainDisk(error, dataDir)
  if (said instanceof BuildError) return said
  throw new Error('not explained')
}

/** A disk of 64 KB with few names for files, or null where this machine lets nobody mount one. */
async function tinyDisk(): Promise<string | null> {
  const folder = join(await temporaryFolder(), 'disk')
  await mkdir(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,nr_inodes=4', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => {
    execFileSync('umount', [folder])
  })
  return folder
}

describe('a full disk', () => {
  it('is explained with the path, the bytes that are free, and what makes room', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const { id } = await readServed(dataDir)

    const { code, message, hint } = explained(systemError('ENOSPC', join(dataDir, 'lake/x')), dataDir)

    expect(code).toBe('DISK')
    expect(message).toMatch(
      /^the data directory \S+ cannot be used: ENOSPC: injected, write \([\d,]+ of [\d,]+ bytes are free there\)$/,
    )
    expect(hint).toContain('market-data-server prune --keep 60')
    expect(hint).toMatch(new RegExp(`the snapshot ${id} is still served\\.$`))
  })

  it('claims no snapshot where there is none', async () => {
    const { hint } = explained(systemError('ENOSPC'), await temporaryFolder())

    expect(hint).toMatch(/Then run again: no snapshot is served yet\.$/)
  })

  it('is not said to be a folder that is not there, and names the file of a write', async (context) => {
    const disk = await tinyDisk()
    if (disk === null) return context.skip()
    await writeFile(join(disk, 'one'), '')
    const file = await realFiles.open(join(disk, 'one'), 'w')
    onTestFinished(() => file.close())

    await expect(file.appendFile(Buffer.alloc(100_000))).rejects.toMatchObject({
      code: 'ENOSPC',
      message: expect.stringContaining(`write '${join(disk, 'one')}'`) as string,
    })
    for (const name of ['two', 'three']) await writeFile(join(disk, name), '')
    await expect(realFiles.mkdir(join(disk, 'a/b/c'), { recursive: true })).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(disk)).not.toContain('a')
  })

  it('leaves the folders of others alone, and makes all that are missing', async () => {
    const folder = await temporaryFolder()

    await realFiles.mkdir(join(folder, 'a/b/c'), { recursive: true })
    await realFiles.mkdir(join(folder, 'a/b/c'), { recursive: true })

    expect(await readdir(join(folder, 'a/b'))).toEqual(['c'])
  })
})

describe('a machine that gives no more', () => {
  it.each([
    ['EMFILE', 'ulimit -n'],
    ['ENFILE', 'fs.file-max'],
    ['ENOMEM', 'BUILD_PROCESSES'],
  ])('is %s, in one line with what to do', async (code, advice) => {
    expect(explained(systemError(code), await temporaryFolder())).toMatchObject({
      code: 'MACHINE',
      hint: expect.stringContaining(advice) as string,
    })
  })

  it('is known by the words of DuckDB too', async () => {
    const error = new Error('IO Error: Cannot open file "/srv/x.parquet": Too many open files')

    expect(explained(error, await temporaryFolder()).code).toBe('MACHINE')
  })

  it('ends a build as an error with a code, which its last line repeats', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const files = { ...realFiles, open: () => Promise.reject(systemError('EMFILE')) }
    const dataDir = join(await temporaryFolder(), 'data')
    await mkdir(dataDir)

    await expect(buildFrom(portal, { dataDir, files })).rejects.toMatchObject({ code: 'MACHINE' })

    expect(await describeFailedExit(new Lake(dataDir), 'MACHINE')).toEqual({
      step: 'exit',
      subject: '2',
      detail: 'MACHINE; no snapshot is served',
    })
  })

  it('ends a command in two lines, without a stack', async () => {
    const { text, exitCode } = explainFailure(systemError('EMFILE'), await temporaryFolder())

    expect(text).toMatch(/^error MACHINE: the machine gives this process no more: EMFILE.*\n {2}Raise .*\n$/)
    expect(exitCode).toBe(2)
  })
})

it('the last line of a build says how it ended and what is served', async () => {
  const portal = await mirror(cashMonth('1.00'))
  const asked = { datasets: ['cvm_fund_portfolio'] }
  const first = await buildFrom(portal, asked)
  const { id } = await readServed(first.dataDir)
  const idle = await buildFrom(portal, { ...asked, dataDir: first.dataDir, now: '2025-12-16T03:00:00Z' })
  await mirror({ month: '2025-10', members: { 'cda_fi_unknown_202510.csv': ['A;B'] } }, portal)
  const refused = await buildFrom(portal, { ...asked, dataDir: first.dataDir, now: '2025-12-17T03:00:00Z' })

  expect([first, idle, refused].map(({ log }) => log.at(-1))).toEqual([
    { step: 'exit', subject: '0', detail: `1 of 1 compiled; ${id} is served` },
    { step: 'exit', subject: '0', detail: `nothing to do tonight; ${id} of 2025-12-15 03:00 UTC still served` },
    { step: 'exit', subject: '1', detail: `1 of 1 refused; ${id} of 2025-12-15 03:00 UTC still served` },
  ])
})
