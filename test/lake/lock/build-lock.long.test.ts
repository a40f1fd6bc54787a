import { Lake } from '../../../lake/lake.ts'
import { chmod, readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withBuildLock } from '../../../lake/lock/build-lock.ts'
import { buildFrom, filesBelow, readServed } from '../../helpers/build.ts'
import { script } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

const LOCK = '.build-lock.duckdb'

/** Another process that holds the data directory until it is killed. */
async function builderIn(dataDir: string) {
  const holder = script(`
    import { Lake } from '$ROOT/lake/lake.ts'
    import { withBuildLock } from '$ROOT/lake/lock/build-lock.ts'
    await withBuildLock(new Lake(${JSON.stringify(dataDir)}), async () => {
      console.log(process.pid)
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })`)
  return { pid: (await holder.firstWord).trim(), ...holder }
}

describe('the data directory', () => {
  it('takes one builder at a time, and says which process it is', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    const other = await builderIn(dataDir)

    const second = buildFrom(portal, { dataDir })

    await expect(second).rejects.toMatchObject({ code: 'BUSY', message: expect.stringContaining(other.pid) as string })
    other.kill()
    await other.ended
  })

  it('is free as soon as the builder is dead, however it died', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    const other = await builderIn(dataDir)
    other.kill()
    await other.ended

    const second = await buildFrom(portal, { dataDir })

    expect(second.exit).toBe(0)
  })

  it('is free after a builder that failed', async () => {
    const dataDir = await temporaryFolder()
    await expect(withBuildLock(new Lake(dataDir), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')

    expect(await withBuildLock(new Lake(dataDir), () => Promise.resolve('done'))).toBe('done')
  })

  it('belongs to its owner only if a builder creates it, and its lock always does', async () => {
    const [made, open] = [join(await temporaryFolder(), 'deep/data'), await temporaryFolder()]
    const [fresh, old] = [join(made, LOCK), join(open, LOCK)]
    await withBuildLock(new Lake(open), () => Promise.resolve())
    await chmod(open, 0o750)
    await chmod(old, 0o664)

    for (const dataDir of [made, open]) await withBuildLock(new Lake(dataDir), () => Promise.resolve())

    const modes = await Promise.all([made, fresh, open, old].map(async (path) => (await stat(path)).mode & 0o777))
    expect(modes).toEqual([0o700, 0o600, 0o750, 0o600])
    expect(await readdir(made)).toEqual([LOCK])
  })

  it.each([0, 1, 100, 4096, 8192, 12_287])(
    'is free after a builder that died when the lock had %i bytes',
    async (bytes) => {
      const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
      await withBuildLock(new Lake(dataDir), () => Promise.resolve())
      const [lock = ''] = await filesBelow(dataDir)
      await truncate(join(dataDir, lock), bytes)

      const built = await buildFrom(portal, { dataDir })

      expect(built.exit).toBe(0)
      expect((await readServed(dataDir)).manifest.partitions).toHaveLength(1)
    },
  )
})
