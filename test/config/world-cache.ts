import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

/** What decides the bytes of a world, besides the tests that describe it. */
const SOURCES = ['data/sample', 'lake', 'package-lock.json', 'pipeline', 'runtime', 'schemas']
const TESTS = 'test'
/** How the tests are run and what each spent: a new record of CPU seconds changes no world. */
const SETTINGS = 'test/config'
const CODE = /\.[cm]?[jt]sx?$/
/** Code with one of these words makes worlds, from what it imports. */
const MAKES_WORLDS = /\b(?:findOrMake|publishOnce|publishWorld)\b/
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
/** How many sets of worlds stay: those of two branches, for example. */
const KEPT_SETS = 2

/**
 * Finds the folder in which runs keep the worlds that they made, as long as nothing changes that decides their bytes. CI
 * makes every world anew: its runs keep them for each other alone, in the folder KEPT_WORLDS; null without it.
 */
export async function findCachedWorlds(
  root: string,
  cache: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string | null> {
  const { CI: isInCi, KEPT_WORLDS: all = isInCi === undefined ? join(cache, 'worlds') : undefined } = environment
  if (all === undefined) return null
  const kept = join(all, await digestSources(root))
  await mkdir(kept, { recursive: true })
  await utimes(kept, new Date(), new Date())
  await forgetOld(all)
  return kept
}

async function digestSources(root: string): Promise<string> {
  const sources = await Promise.all(SOURCES.map((source) => listFiles(join(root, source))))
  const hash = createHash('sha256').update(process.version)
  for (const path of [...sources.flat(), ...(await listWorldMakers(root))]) {
    const bytes = await readFile(path)
    hash.update(`\n${relative(root, path)} ${String(bytes.length)}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 20)
}

/** Lists the tests and helpers that make worlds, with what they import of the tests, and files that they may read. */
async function listWorldMakers(root: string): Promise<string[]> {
  const [tests, settings] = [join(root, TESTS), join(root, SETTINGS)]
  const all = (await listFiles(tests)).filter((path) => !path.startsWith(`${settings}/`))
  const code = new Map<string, string>()
  for (const path of all.filter((each) => CODE.test(each))) code.set(path, await readFile(path, 'utf8'))
  const makers = new Set([...code].filter(([, text]) => MAKES_WORLDS.test(text)).map(([path]) => path))
  // A set gives what is added to it while it is walked, too.
  for (const path of makers) {
    for (const [, imported = ''] of (code.get(path) ?? '').matchAll(IMPORTED)) {
      const found = resolve(dirname(path), imported)
      if (code.has(found)) makers.add(found)
    }
  }
  return all.filter((path) => !code.has(path) || makers.has(path))
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
