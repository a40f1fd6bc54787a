import { Lake } from '../../../lake/lake.ts'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { verify } from '../../../pipeline/commands/verify.ts'
import { readCurrentSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { filesBelow, readServed, silent } from '../../helpers/build.ts'
import { command, start } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'
import { randomFrom } from '../../helpers/random.ts'

const MONTHS = ['2025-07', '2025-08', '2025-09', '2025-10'] as const
/** `make soak` kills twenty times as often. */
const KILLS = Math.ceil(Number(process.env['KILLS'] ?? 10) / 5)

/** Two shards of a portal, and the digest of a whole build of it. */
async function buildShards(): Promise<{ shards: string[]; digest: string }> {
  let portal = await mirror(cashMonth('1.00', MONTHS[0]))
  for (const month of MONTHS.slice(1)) portal = await mirror(cashMonth('1.00', month), portal)
  const build = async (shard: string) => {
    const dataDir = join(await temporaryFolder(), 'data')
    const variables = { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: MONTHS[0], TO: MONTHS[3], SHARD: shard }
    expect(await command(['build', '--threads', '1'], variables)).toMatchObject({ exit: 0 })
    return dataDir
  }
  const [whole, ...shards] = [await build(''), await build('1/2'), await build('2/2')]
  return { shards, digest: (await readServed(whole)).manifest.digest }
}

it('a merge killed at any moment leaves no snapshot or a whole one, and the next one ends with the digest of one build', async () => {
  const { shards, digest } = await buildShards()
  const random = randomFrom(17)
  const merge = ['merge-lakes', ...shards]
  const started = performance.now()
  expect(await command(merge, { DATA_DIR: join(await temporaryFolder(), 'data') })).toMatchObject({ exit: 0 })
  const duration = performance.now() - started
  let published = 0

  for (let kill = 0; kill < KILLS; kill++) {
    const dataDir = join(await temporaryFolder(), 'data')
    const merging = start(merge, { DATA_DIR: dataDir })
    await sleep((0.2 + 0.9 * random()) * duration)
    merging.kill()
    await merging.ended

    const left = await readCurrentSnapshot(new Lake(dataDir))
    if (left !== null) {
      published += 1
      expect(left.manifest.digest).toBe(digest)
    }
    expect(await command(merge, { DATA_DIR: dataDir })).toMatchObject({ exit: 0 })
    expect((await readServed(dataDir)).manifest.digest).toBe(digest)
    await verify(new Lake(dataDir), null, silent('2025-12-15T03:00:00Z').effects)
    const files = await filesBelow(dataDir)
    expect(files.filter((file) => /^\.market-data-work|\.staging|\.tmp|\.download/.test(file))).toEqual([])
  }
  process.stdout.write(`killed ${String(KILLS)} merges, ${String(published)} of them after they had published\n`)
})
