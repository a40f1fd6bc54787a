import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, filesBelow, readServed, refusals } from '../../helpers/build.ts'
import { cashMonth, mirror, zipOfMonth } from '../../helpers/portal.ts'

const SAMPLE = { from: null, now: '2026-01-15T03:00:00Z' }

/** The compiling processes of this process. */
async function listChildren(): Promise<number[]> {
  const children: number[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [status, words] = await Promise.all(
      ['status', 'cmdline'].map((name) => readFile(join('/proc', pid, name), 'utf8').catch(() => '')),
    )
    const isOurs = status?.includes(`\nPPid:\t${String(process.pid)}\n`) === true
    if (isOurs && words?.includes('compile-child') === true) children.push(Number(pid))
  }
  return children
}

/** Kills all compiling processes as soon as one of them has begun to unpack a partition. */
async function killInPartition(dataDir: string): Promise<number> {
  for (;;) {
    const work = await filesBelow(join(dataDir, '.market-data-work')).catch(() => [])
    const children = work.some((file) => file.startsWith('process-')) ? await listChildren() : []
    if (children.length > 0) {
      for (const pid of children) process.kill(pid, 'SIGKILL')
      return children.length
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

describe('a build with several compiling processes', () => {
  it('publishes the digest and the bytes of one with a single process, and leaves none behind', async () => {
    const builds = []
    for (const processes of [1, 2, 3]) builds.push(await buildFrom('data/sample', { ...SAMPLE, processes, threads: 2 }))

    const [one, ...more] = await Promise.all(
      builds.map(async ({ exit, dataDir }) => {
        const { manifest, folder } = await readServed(dataDir)
        const { digest, partitions, sources, history_tables } = manifest
        return { exit, digest, partitions, sources: sources.length, history_tables, files: await filesBelow(folder) }
      }),
    )
    for (const each of more) expect(each).toEqual(one)
    expect(one?.exit).toBe(0)
    expect(await listChildren()).toEqual([])
  })

  it('compiles in no other process where one partition is due or nothing changed', async () => {
    const portal = await mirror(cashMonth('1.00', '2025-09'))
    const { dataDir } = await buildFrom(await mirror(cashMonth('2.00', '2025-10'), portal), { processes: 4 })
    const at = performance.now()

    const again = await buildFrom(portal, { dataDir, processes: 4 })
    await mirror(cashMonth('8.00', '2025-09'), portal)
    const amended = await buildFrom(portal, { dataDir, processes: 4, now: '2025-12-16T03:00:00Z' })

    expect(at).toBeGreaterThan(0)
    expect([again.exit, amended.exit]).toEqual([0, 0])
    // A compiling process has a folder of its own; this process uses the usual one.
    expect(amended.log.filter(({ step }) => step === 'compile')).toHaveLength(1)
    expect(await listChildren()).toEqual([])
  })

  it('refuses what a killed process was at, publishes the rest, and the next build has it all', async () => {
    const dataDir = (await buildFrom(await mirror(cashMonth('1.00', '2025-09')), { from: '2025-09' })).dataDir
    const whole = await buildFrom('data/sample', SAMPLE)
    const killing = killInPartition(dataDir)

    const hurt = await buildFrom('data/sample', { ...SAMPLE, dataDir, processes: 2 })
    const killed = await killing
    const lost = refusals(hurt)
    const next = await buildFrom('data/sample', { ...SAMPLE, dataDir, processes: 2, now: '2026-01-16T03:00:00Z' })

    expect(hurt.exit).toBe(1)
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThanOrEqual(killed)
    for (const line of lost) expect(line).toMatch(/^DIED: the process that compiled it was ended by SIGKILL/)
    const record = JSON.parse(await readFile(join(hurt.dataDir, 'last-build.json'), 'utf8')) as { held_back: object[] }
    expect(next.exit).toBe(0)
    expect(record.held_back).toEqual([])
    expect((await readServed(dataDir)).manifest.sources.length).toBeGreaterThanOrEqual(
      (await readServed(whole.dataDir)).manifest.sources.length,
    )
  })

  it('holds back a damaged month, in the order of the months, and says so once', async () => {
    const portal = await mirror(cashMonth('1.00', '2025-09'))
    await mirror(cashMonth('2.00', '2025-10'), portal)
    await mirror(cashMonth('3.00', '2025-11'), portal)
    const path = zipOfMonth(portal, '2025-09')
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, bytes.length / 2))

    const [one, two] = [await buildFrom(portal), await buildFrom(portal, { processes: 2 })]

    expect(two.exit).toBe(1)
    expect(refusals(two)).toHaveLength(1)
    expect(refusals(two).map((line) => line.replaceAll(two.dataDir, ''))).toEqual(
      refusals(one).map((line) => line.replaceAll(one.dataDir, '')),
    )
    const { manifest } = await readServed(two.dataDir)
    expect(manifest.digest).toBe((await readServed(one.dataDir)).manifest.digest)
  })
})
