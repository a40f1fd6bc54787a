import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { milliseconds, runApart } from '../bench/measure.ts'
import { randomFrom } from '../helpers/random.ts'

/**
 * Kills a builder with SIGKILL at random moments. After each, what is served must verify, and the next whole run must
 * end well and leave nothing behind.
 */
export async function killBuilds(
  mirror: string,
  dataDir: string,
  kills: number,
  say: (what: string, figure: string) => void,
  seed = 11,
): Promise<void> {
  const random = randomFrom(seed)
  const first = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, PERSONAL_DATA: 'show' }
  // The kills fall anywhere in a build, and now and then after its end.
  const longest = 1.1 * (await milliseconds(() => runApart('pipeline/cli.ts', ['build'], first)))
  let snapshots = await snapshotsIn(dataDir)
  let published = 0
  for (let kill = 0; kill < kills; kill++) {
    // Masking and showing in turn gives every run partitions to compile.
    const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, PERSONAL_DATA: kill % 2 === 0 ? 'mask' : 'show' }
    await buildAndKill(environment, random() * longest)
    await runApart('pipeline/cli.ts', ['verify'], environment)
    const now = await snapshotsIn(dataDir)
    if (now > snapshots) published += 1
    snapshots = now
  }
  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, PERSONAL_DATA: 'mask' }
  await runApart('pipeline/cli.ts', ['build'], environment)
  await runApart('pipeline/cli.ts', ['verify'], environment)
  const left = (await readdir(join(dataDir, 'snapshots'))).filter((name) => name.startsWith('.'))
  if (left.length > 0 || existsSync(join(dataDir, 'work'))) throw new Error(`left behind: work, ${left.join(', ')}`)
  say(
    `builder killed ${String(kills)} times`,
    `current verified each time, ${String(published)} had published, the last run clean`,
  )
}

async function snapshotsIn(dataDir: string): Promise<number> {
  return (await readdir(join(dataDir, 'snapshots'))).filter((name) => !name.startsWith('.')).length
}

function buildAndKill(environment: Readonly<Record<string, string>>, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'pipeline/cli.ts', 'build'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs)
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
