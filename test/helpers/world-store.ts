import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { apartFromFile } from './cpu-seconds.ts'

/**
 * Finds what a run of the tests makes once, by its name: the first caller makes it in a folder that does not exist yet,
 * the others wait until it is done, less long than a hook may take. Nobody changes it: see `cloneDataDir`.
 */
export async function findOrMake(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const once = process.env['COMPILED_ONCE']
  if (once === undefined) throw new Error('test/config/global-setup.ts did not run')
  const kept = findCached(name)
  if (kept !== null && existsSync(kept)) return kept
  const [place, whole] = [join(once, name), join(once, name, 'whole')]
  for (let tries = 0; !existsSync(whole); tries++) {
    const isFirst = (await mkdir(place, { recursive: true })) !== undefined
    if (isFirst) await apartFromFile(() => makeIn(place, make))
    else await setTimeout(100)
    if (isFirst && kept !== null) await keep(whole, kept)
    if (tries === 6_000) throw new Error(`no other test made ${name}`)
  }
  return whole
}

/** Returns its place among what earlier runs made from the same sources (test/config/world-cache.ts); null in CI. */
function findCached(name: string): string | null {
  const worlds = process.env['CACHED_WORLDS']
  return worlds === undefined ? null : join(worlds, name)
}

/** Copies what was made for later runs, as a whole or not at all. */
async function keep(whole: string, kept: string): Promise<void> {
  // A run with other sources, which began meanwhile, has removed the folder.
  await mkdir(dirname(kept), { recursive: true })
  const copying = await mkdtemp(join(dirname(kept), '.copying-'))
  await promisify(execFile)('cp', ['-a', whole, join(copying, 'whole')])
  await rename(join(copying, 'whole'), kept).catch((error: unknown) => {
    // Another run of the tests kept the same.
    if (!existsSync(kept)) throw error
  })
  await rm(copying, { recursive: true })
}

/** Makes the whole folder, or leaves nothing, so that the next caller tries. */
async function makeIn(place: string, make: (folder: string) => Promise<unknown>): Promise<void> {
  try {
    await make(join(place, 'making'))
    await rename(join(place, 'making'), join(place, 'whole'))
  } catch (error) {
    await rm(place, { recursive: true, force: true })
    throw error
  }
}

/** Copies a data directory into a folder that does not exist yet, is empty or has only keys. */
export async function cloneDataDir(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  // `cp -a` keeps hard links; `fs.cp` does not.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
  const snapshots = join(to, 'snapshots')
  if (!existsSync(snapshots)) return
  for (const id of await readdir(snapshots)) await correctPath(join(snapshots, id))
}

/**
 * Adds what a data directory has since another was copied from it, and publishes its newest snapshot there, as a build
 * does: a server that reads the copy finds its files as they were, and the link last. Returns the id.
 */
export async function adoptNewest(from: string, to: string): Promise<string> {
  const link = await readlink(join(from, 'current'))
  for (const name of (await readdir(from)).filter((each) => each !== 'current')) {
    const force = !['lake', 'raw', 'snapshots'].includes(name)
    await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true, force })
  }
  await correctPath(join(to, link))
  await symlink(link, join(to, '.adopted'))
  await rename(join(to, '.adopted'), join(to, 'current'))
  return basename(link)
}

/** Corrects the path in views.sql of a snapshot whose folder moved. */
async function correctPath(folder: string): Promise<void> {
  const [views, target] = [join(folder, 'views.sql'), await realpath(folder)]
  const text = await readFile(views, 'utf8')
  await writeFile(views, text.replace(/^SET file_search_path = .*$/m, `SET file_search_path = '${target}';`))
}
