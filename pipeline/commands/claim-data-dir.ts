import { mkdir, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { isLatestFile } from '../fetch/archive.ts'
import { readIfPresent } from '../files.ts'
import type { Log } from '../log.ts'
import { withBuildLock } from '../data-dir/build-lock.ts'
import { readCurrentSnapshot } from '../publish/snapshots.ts'
import { BUILD_LOCK, kindAt } from '../data-dir/layout.ts'
import { isMarked, MARKER, writeMarker } from '../data-dir/marker.ts'

/** Runs `work` as the only builder of a data directory that is ours: nothing is written into a folder of somebody else's. */
export async function withDataDir<T>(dataDir: string, log: Log, work: () => Promise<T>): Promise<T> {
  await claim(dataDir, log)
  return withBuildLock(dataDir, work)
}

/** Makes sure that the data directory is ours: new or empty, marked, or of a version that left no marker yet. */
async function claim(dataDir: string, log: Log): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (await isMarked(dataDir)) return
  const names = await listForeignNames(dataDir)
  const evidence = names.length === 0 ? null : await findEvidence(dataDir)
  if (names.length > 0 && evidence === null) throw foreignFolder(dataDir, names)
  await writeMarker(dataDir, { adopted: false })
  if (evidence === null) return
  const old = names.includes('work') ? '; its folder work is not used any more: remove it if it is not yours' : ''
  const detail = `taken over as the data directory of an earlier version: it has ${evidence}${old}`
  log.line({ step: 'adopt', subject: dataDir, detail })
}

/** Why a build would be refused in this folder, if so; changes nothing. */
export async function findRefusal(dataDir: string): Promise<BuildError | null> {
  if ((await kindAt(join(dataDir, '.'))) === null || (await isMarked(dataDir))) return null
  const names = await listForeignNames(dataDir)
  return names.length === 0 || (await findEvidence(dataDir)) !== null ? null : foreignFolder(dataDir, names)
}

/** What `make keys`, a claim that was killed, and a new volume leave in a folder that is empty otherwise. */
const OF_AN_EMPTY_FOLDER = new RegExp(
  `^(keys(-used)?\\.json(\\.\\d+\\.tmp|\\.unreadable)?|\\.keys-lock[\\w.-]*|\\.lock-\\w+|${MARKER}\\.\\d+\\.tmp|lost\\+found)$`,
)

/** The names in a folder that keep it from being empty. */
export async function listForeignNames(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !OF_AN_EMPTY_FOLDER.test(name)).sort()
}

/** What an earlier version left that nobody else leaves, in words; null where there is nothing of the kind. */
export async function findEvidence(dataDir: string): Promise<string | null> {
  const id = await findServedSnapshot(dataDir)
  if (id !== null) return `the snapshot ${id}`
  // The first thing that every build writes: one that was interrupted has it too.
  if ((await kindAt(join(dataDir, BUILD_LOCK))) === 'file') return "a builder's lock"
  return (await hasDownloads(join(dataDir, 'raw'))) ? 'downloads as they are kept in raw' : null
}

/** So many folders of raw are looked into at most; ours has a download within the first few. */
const LOOKED_INTO = 100

async function hasDownloads(raw: string): Promise<boolean> {
  const folders = (await kindAt(raw)) === 'folder' ? [raw] : []
  // The last one first: deep before broad.
  for (let looked = 0; looked < LOOKED_INTO; looked += 1) {
    const folder = folders.pop()
    if (folder === undefined) return false
    const entries = await readdir(folder, { withFileTypes: true })
    const hasLatest = entries.some((entry) => entry.isFile() && entry.name === 'latest.json')
    if (hasLatest && isLatestFile((await readIfPresent(join(folder, 'latest.json'))) ?? '')) return true
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)))
  }
  return false
}

/** The snapshot that `current` points at, if that is as we write it and its manifest is whole. */
async function findServedSnapshot(dataDir: string): Promise<string | null> {
  const current = join(dataDir, 'current')
  if ((await kindAt(current)) !== 'link') return null
  try {
    const snapshot = await readCurrentSnapshot(dataDir)
    return snapshot !== null && (await readlink(current)) === join('snapshots', snapshot.id) ? snapshot.id : null
  } catch (error) {
    if (error instanceof BuildError) return null
    throw error
  }
}

const SHOWN = 5

/** Some names, and how many more there are. */
export function listSome(names: readonly string[]): string {
  const rest = names.length - SHOWN
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`
}

function foreignFolder(dataDir: string, names: readonly string[]): BuildError {
  return new BuildError(
    'FOREIGN_FOLDER',
    `${dataDir} is not empty and has no ${MARKER} of ours: it has ${listSome(names)}`,
    {
      hint: 'Nothing was changed. Give a DATA_DIR that is empty or not there yet; if this folder is meant, `make adopt` says what it would mean and marks it as ours.',
    },
  )
}
