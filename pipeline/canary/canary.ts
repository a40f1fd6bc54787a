import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CanaryReport } from '../../schemas/core/canary.ts'
import { MANIFEST, type Manifest, publishedFiles } from '../../schemas/core/manifest.ts'
import { Lake } from '../../lake/lake.ts'
import { pointCurrentAt } from '../../lake/snapshots/current-link.ts'
import { type StagedFile, stageSnapshot } from '../../lake/snapshots/install-snapshot.ts'
import { printManifest } from '../../lake/snapshots/manifest-file.ts'
import { printViews } from '../../lake/views/views.ts'
import { compareAnswers, readComparable } from './compare-answers.ts'
import { listExamples } from './examples.ts'
import { findMedian, judgeCanary } from './judge.ts'
import { makeOwnKey, startOwnServer } from './own-server.ts'

/** A finished snapshot that nobody serves yet, beside the served one. */
export interface CanarySnapshots {
  readonly lake: Lake
  readonly before: Manifest
  readonly next: Manifest
  readonly files: readonly StagedFile[]
}

/** Compares two snapshots before one takes the place of the other. It never throws: a build goes on without it. */
export type Canary = (snapshots: CanarySnapshots) => Promise<CanaryReport>

/** No example takes as long on a snapshot of twenty years. */
const ANSWER_WITHIN_MS = 20_000

/** An example takes some 50 ms on a full snapshot, and there are some 260 answers to wait for. */
const USUAL_SECONDS = 120

/** Makes the canary of an operator; none for 0 seconds. */
export function createUsualCanary(seconds = USUAL_SECONDS): Canary | undefined {
  return seconds > 0 ? createCanary(seconds * 1000) : undefined
}

/** Makes a canary that ends within a time, and reports if that time did not suffice. */
export function createCanary(withinMs: number): Canary {
  return async (snapshots) => {
    const endsAt = Date.now() + withinMs
    try {
      return await runCanary(snapshots, endsAt)
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
      return { ...EMPTY, before: snapshots.before.snapshot, odd: [`the canary did not end: ${String(why)}`] }
    }
  }
}

const EMPTY: Omit<CanaryReport, 'before'> = {
  compared: 0,
  changed: 0,
  figures: 0,
  median_ratio: null,
  lost: [],
  not_asked: 0,
  odd: [],
}

/** One server answers from both, so that what differs is the data and not the code. */
async function runCanary(snapshots: CanarySnapshots, endsAt: number): Promise<CanaryReport> {
  const { lake, before, next } = snapshots
  const both = await linkBoth(snapshots)
  try {
    const key = await makeOwnKey(both.root)
    const server = await startOwnServer(both.root, Math.max(1, endsAt - Date.now()))
    try {
      return await askBoth({ base: `http://127.0.0.1:${String(server.port)}`, key, before, next, endsAt })
    } finally {
      server.stop()
    }
  } finally {
    await lake.files.rm(both.root, { recursive: true, force: true })
  }
}

/** Makes a data directory with these two snapshots, of hard links, below the folder that every build empties. */
async function linkBoth({ lake, before, next, files }: CanarySnapshots): Promise<Lake> {
  const both = new Lake(join(lake.work, 'canary'), lake.files)
  await lake.files.rm(both.root, { recursive: true, force: true })
  const served = lake.snapshot(before.snapshot)
  const ofBefore = publishedFiles(before).map(({ file }) => ({ file, from: join(served, file) }))
  await stage(both, before, await readFile(join(served, MANIFEST), 'utf8'), ofBefore)
  await stage(both, next, printManifest(next), files)
  await pointCurrentAt(both, next.snapshot)
  return both
}

async function stage(
  lake: Lake,
  { snapshot }: Manifest,
  manifest: string,
  files: readonly StagedFile[],
): Promise<void> {
  const tables = new Set(files.map(({ file }) => file.slice(0, file.indexOf('/'))))
  const install = await stageSnapshot(lake, snapshot, {
    manifest,
    files,
    views: (folder) => printViews(folder, tables),
  })
  await install()
}

interface Asking {
  readonly base: string
  readonly key: string
  readonly before: Manifest
  readonly next: Manifest
  readonly endsAt: number
}

async function askBoth({ base, key, before, next, endsAt }: Asking): Promise<CanaryReport> {
  const ask = async (address: string) => {
    const withinMs = Math.min(ANSWER_WITHIN_MS, Math.max(1, endsAt - Date.now()))
    const reply = await fetch(`${base}${address}`, {
      headers: { 'x-api-key': key },
      signal: AbortSignal.timeout(withinMs),
    })
    return { status: reply.status, text: await reply.text() }
  }
  const document = await ask('/openapi.json')
  const examples = listExamples(JSON.parse(document.text))
  const [ratios, lost]: [(number | null)[], string[]] = [[], []]
  let [compared, changed, asked] = [0, 0, 0]
  for (const example of examples) {
    if (Date.now() >= endsAt) break
    const at = (id: string) => ask(`${example}${example.includes('?') ? '&' : '?'}snapshot=${id}`)
    const answers = await askInTime(endsAt, async () => [await at(before.snapshot), await at(next.snapshot)] as const)
    if (answers === null) break
    asked += 1
    const [old, fresh] = answers
    // An example may ask for data that a lake of one dataset does not have.
    if (old.status !== 200) continue
    if (fresh.status !== 200) {
      lost.push(`${example} (${String(fresh.status)})`)
      continue
    }
    const difference = compareAnswers(readComparable(old.text), readComparable(fresh.text))
    compared += 1
    if (difference.isChanged) changed += 1
    ratios.push(...difference.ratios)
  }
  const known = ratios.filter((ratio) => ratio !== null)
  const facts = {
    before: before.snapshot,
    compared,
    changed,
    figures: ratios.length,
    median_ratio: findMedian(known),
    lost,
    not_asked: examples.length - asked,
  }
  return { ...facts, odd: judgeCanary(facts) }
}

/** Gives null where the whole time is over; an example that alone takes too long is a fault. */
async function askInTime<T>(endsAt: number, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (Date.now() >= endsAt && error instanceof Error && error.name === 'TimeoutError') return null
    throw error
  }
}
