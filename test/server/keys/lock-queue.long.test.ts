import { Lake } from '../../../lake/lake.ts'
import { mkdir, readdir, rm, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFileKeyStore } from '../../../server/keys/file-key-store.ts'
import { joinLockQueue } from '../../../server/keys/lock-queue.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { run } from '../helpers/child.ts'
import { eventually } from '../helpers/http.ts'

const MODULES = ['server/keys/commands', 'server/keys/file-key-store', 'lake/lake'].map(
  (name) => new URL(`../../../${name}.ts`, import.meta.url).href,
)

/** Starts a process that makes keys one by one. Each key waits for the lock, as a command of its own would. */
function makingKeys(dataDir: string, name: string, count: number) {
  const code = `Promise.all(${JSON.stringify(MODULES)}.map((module) => import(module))).then(async ([{ createKey }, { openFileKeyStore }, { Lake }]) => {
    const settings = { scopes: ['*'], rateLimit: 1, expiresAt: null }
    for (let n = 0; n < ${String(count)}; n++) await createKey(openFileKeyStore(new Lake(${JSON.stringify(dataDir)})), { ...settings, name: '${name}-' + n }, new Date())
  })`
  return run(['--eval', code], {})
}

describe('many processes that change keys at once', () => {
  it('all succeed, and no key is lost', async () => {
    const dataDir = await temporaryFolder()
    const processes = ['a', 'b', 'c', 'd', 'e'].map((name) => makingKeys(dataDir, name, 10))

    const ends = await Promise.all(processes.map(({ ended }) => ended))

    expect(ends, processes.map(({ output }) => output()).join('')).toEqual([0, 0, 0, 0, 0])
    expect(new Set((await openFileKeyStore(new Lake(dataDir)).read()).map(({ name }) => name)).size).toBe(50)
    expect(await readdir(join(dataDir, '.keys-lock.duckdb.queue'))).toEqual([])
  })
})

describe('a queue for a lock', () => {
  const line = async () => join(await temporaryFolder(), 'queue')

  it('is left in the order of arrival', async () => {
    const folder = await line()
    const places = [await joinLockQueue(folder)]
    // Names begin with the millisecond.
    for (let n = 1; n < 4; n++) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      places.push(await joinLockQueue(folder))
    }

    const lengths = await Promise.all(places.map(async (place) => (await place.listAhead()).length))
    await places[0]?.leave()
    const [, second] = places

    expect(lengths).toEqual([0, 1, 2, 3])
    expect(await second?.listAhead()).toEqual([])
    for (const place of places) await place.leave()
    expect(await readdir(folder)).toEqual([])
  })

  it('moves on without a process that died, which no longer shows that it is alive', async () => {
    const folder = await line()
    await mkdir(folder)
    const dead = run(
      [
        '--eval',
        `import(${JSON.stringify(new URL('../../../server/keys/lock-queue.ts', import.meta.url).href)}).then(({ joinLockQueue }) => joinLockQueue(${JSON.stringify(folder)})).then(() => process.kill(process.pid, 'SIGKILL'))`,
      ],
      {},
    )
    await dead.ended
    let now = 0
    const place = await joinLockQueue(folder, () => now)

    const [first, later] = [await place.listAhead(), ((now += 9_999), await place.listAhead())]
    now += 1

    expect([first.length, later.length]).toEqual([1, 1])
    expect(await place.listAhead()).toEqual([])
    await place.leave()
  })

  it('tells the waiting process, and ends nothing else, where the disk cannot show that it is alive', async () => {
    const folder = await line()
    const place = await joinLockQueue(folder)
    const [name = ''] = await readdir(folder)
    // A link to itself is an error of the disk for whoever opens it, as EIO is.
    await rm(join(folder, name))
    await symlink(name, join(folder, name))

    const error = await eventually(() =>
      place.listAhead().then(
        () => null,
        (thrown: unknown) => thrown,
      ),
    )
    expect(error).toMatchObject({ code: 'ELOOP' })
    await place.leave()
    expect(await readdir(folder)).toEqual([])
  })

  it('does not move on without a process that is slow and alive', async () => {
    const folder = await line()
    let now = 0
    const slow = await joinLockQueue(folder)
    await new Promise((resolve) => setTimeout(resolve, 5))
    const place = await joinLockQueue(folder, () => now)
    const seen = await place.listAhead()

    // A waiting process shows itself once a second. The test waits for that and does not measure time.
    const shown = async () => (await stat(join(folder, seen[0] ?? ''))).mtimeMs
    const before = await shown()
    await eventually(async () => ((await shown()) > before ? true : null))
    now += 10_000

    expect(await place.listAhead()).toEqual(seen)
    await slow.leave()
    await place.leave()
  })
})
