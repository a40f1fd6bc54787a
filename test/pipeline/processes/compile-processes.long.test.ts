import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, filesBelow, readServed, refusals } from '../../helpers/build.ts'
import { start } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { cashMonth, mirror, zipOfReports } from '../../helpers/portal.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'

async function listChildren(parent: number = process.pid): Promise<number[]> {
  const children: number[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [status, words] = await Promise.all(
      ['status', 'cmdline'].map((name) => readFile(join('/proc', pid, name), 'utf8').catch(() => '')),
    )
    const isOurs = status?.includes(`\nPPid:\t${String(parent)}\n`) === true
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

/** Waits until there is an answer. */
async function eventually<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('a build with several compiling processes', () => {
  it('publishes the digest and the bytes of one with a single process, and leaves none behind', async () => {
    const portal = await quotesMirror({ D31102025: quoteFile([{ DATPRE: '20251031' }]) })
    await mirror(cashMonth('1.00'), portal)
    for (const month of ['2025-09', '2025-10', '2025-11']) await mirror(dayMonth('1.00', month), portal)
    const builds = []
    for (const processes of [1, 3]) builds.push(await buildFrom(portal, { processes, threads: 2 }))

    const [one, ...more] = await Promise.all(
      builds.map(async ({ exit, dataDir }) => {
        const { manifest, folder } = await readServed(dataDir)
        const { digest, partitions, sources, history_tables } = manifest
        return { exit, digest, partitions, sources: sources.length, history_tables, files: await filesBelow(folder) }
      }),
    )
    for (const each of more) expect(each).toEqual(one)
    expect(one?.exit).toBe(0)
    expect(one?.partitions.length).toBeGreaterThan(4)
    expect(await listChildren()).toEqual([])
  })

  it('compiles in no other process where one partition is due or nothing changed', async () => {
    const portal = await mirror(dayMonth('1.00', '2025-09'))
    const { dataDir } = await buildFrom(await mirror(dayMonth('2.00', '2025-10'), portal), { processes: 4 })
    const again = await buildFrom(portal, { dataDir, processes: 4 })
    await mirror(dayMonth('8.00', '2025-09'), portal)
    const amended = await buildFrom(portal, { dataDir, processes: 4, now: '2025-12-16T03:00:00Z' })

    expect([again.exit, amended.exit]).toEqual([0, 0])
    expect(amended.log.filter(({ step }) => step === 'compile')).toHaveLength(1)
    expect(await listChildren()).toEqual([])
  })

  it('refuses what a killed process was at, publishes the rest, and the next build has it all', async () => {
    const months = ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11']
    let portal = ''
    for (const month of months) portal = await mirror(dayMonth('1.00', month), portal === '' ? undefined : portal)
    const dataDir = join(await temporaryFolder(), 'data')
    const killing = killInPartition(dataDir)

    const hurt = await buildFrom(portal, { dataDir, from: '2025-07', processes: 2 })
    const killed = await killing
    const published = (await readServed(dataDir)).manifest.partitions.length
    const next = await buildFrom(portal, { dataDir, from: '2025-07', processes: 2, now: '2025-12-16T03:00:00Z' })

    const lost = refusals(hurt)
    expect(hurt.exit).toBe(1)
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThanOrEqual(killed)
    expect(published).toBe(months.length - lost.length)
    for (const line of lost) expect(line).toMatch(/^DIED: the process that compiled it was ended by SIGKILL/)
    expect(next.exit).toBe(0)
    expect((await readServed(dataDir)).manifest.partitions).toHaveLength(months.length)
  })

  it('holds back a damaged month, in the order of the months, and reports it once', async () => {
    const portal = await mirror(dayMonth('1.00', '2025-09'))
    await mirror(dayMonth('2.00', '2025-10'), portal)
    await mirror(dayMonth('3.00', '2025-11'), portal)
    const path = zipOfReports(portal, '2025-09')
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

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'ends them within seconds when it is ended by %s',
    async (signal) => {
      const dataDir = join(await temporaryFolder(), 'data')
      const running = start(['build'], { SOURCE_MIRROR: 'data/sample', DATA_DIR: dataDir, BUILD_PROCESSES: '2' })
      const { pid, children } = await eventually(async () => {
        const mark = await readFile(join(dataDir, 'build-started.json'), 'utf8').catch(() => 'null')
        const started = JSON.parse(mark) as { pid: number } | null
        const found = started === null ? [] : await listChildren(started.pid)
        return started !== null && found.length === 2 ? { pid: started.pid, children: found } : null
      })

      process.kill(pid, signal)
      const { exit } = await running.ended
      await eventually(async () => {
        const states = await Promise.all(
          children.map((child) => readFile(`/proc/${String(child)}/status`, 'utf8').catch(() => 'State:\tgone')),
        )
        return states.every((state) => /State:\t(gone|Z)/.test(state)) ? true : null
      })

      expect(exit).toBe(2)
      const record = await readFile(join(dataDir, 'last-build.json'), 'utf8')
      expect(record).not.toContain('the process that compiled it')
    },
  )
})
