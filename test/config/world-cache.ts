import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What decides the bytes of a world, besides the tests that describe it. */
const SOURCES = ['data/sample', 'lake', 'package-lock.json', 'pipeline', 'runtime', 'schemas']
const TESTS = 'test'
/** A file of tests without these words makes no world. */
const MAKES_WORLDS = /\b(?:findOrMake|publishOnce|publishWorld)\b/
/** How many sets of worlds stay: those of two branches, for example. */
const KEPT_SETS = 2

/**
 * Finds the folder in which runs keep the worlds that they made, as long as nothing changes that decides their bytes; null
 * in CI, which makes every world anew.
 */
export async function findCachedWorlds(
  root: string,
  cache: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string | null> {
  if (environment['CI'] !== undefined) return null
  const all = join(cache, 'worlds')
  const kept = join(all, await digestSources(root))
  await mkdir(kept, { recursive: true })
  await utimes(kept, new Date(), new Date())
  await forgetOld(all)
  return kept
}

async function digestSources(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of [...SOURCES, TESTS]) {
    for (const path of await listFiles(join(root, source))) {
      const bytes = await readFile(path)
      if (path.endsWith('.test.ts') && !MAKES_WORLDS.test(bytes.toString())) continue
      hash.update(`\n${relative(root, path)} ${String(bytes.length)}\n`).update(bytes)
    }
  }
  return hash.digest('hex').slice(0, 20)
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const found = await readdir(path, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort()
}

async function forgetOld(all: string): Promise<void> {
  const sets = await Promise.all(
    (await readdir(all)).map(async (name) => ({ path: join(all, name), used: (await stat(join(all, name))).mtimeMs })),
  )
  const old = sets.sort((a, b) => b.used - a.used).slice(KEPT_SETS)
  for (const { path } of old) await rm(path, { recursive: true, force: true })
}
