import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import {
  BUILD_STARTED,
  type BuildStarted,
  buildStartedSchema,
  type Doing,
  LAST_BUILD,
  type LastBuild,
} from '../../schemas/core/last-build.ts'
import { explainDisk } from '../explain-disk.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { readCurrentId } from '../../lake/snapshots/current-link.ts'

/**
 * Reads the mark of a build that has not reported its end, if there is one; a mark that a power failure cut, or that
 * the disk or its permissions do not let us read, is unreadable.
 */
export async function readMark(dataDir: string): Promise<BuildStarted | 'unreadable' | null> {
  try {
    const text = await readIfPresent(join(dataDir, BUILD_STARTED))
    if (text === null) return null
    const parsed = buildStartedSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : 'unreadable'
  } catch (error) {
    if (error instanceof SyntaxError || explainDisk(error, dataDir) instanceof BuildError) return 'unreadable'
    throw error
  }
}

/** The record of the build in this process: a mark that names the current step, and how the build ended. */
export class BuildRecord {
  readonly #dataDir: string
  readonly #now: () => Date
  readonly #mark: Omit<BuildStarted, 'at'>

  private constructor(dataDir: string, now: () => Date, snapshot: string | null) {
    this.#dataDir = dataDir
    this.#now = now
    this.#mark = { started_at: formatInstant(now()), host: hostname(), pid: process.pid, snapshot }
  }

  /** Writes the mark of this build in place of one that an earlier build left. */
  static async start(dataDir: string, now: () => Date): Promise<BuildRecord> {
    const record = new BuildRecord(dataDir, now, await readCurrentId(dataDir))
    replace(join(dataDir, BUILD_STARTED), record.#markAt('sweep', null, null), { flush: true })
    return record
  }

  at(step: Doing['step'], dataset: string | null, partition: string | null): void {
    // This write is not flushed: the mark must outlive the process, not the machine, and must cost a build nothing.
    replace(join(this.#dataDir, BUILD_STARTED), this.#markAt(step, dataset, partition), { flush: false })
  }

  /** Replaces the mark with the record of how the build ended. */
  end(end: Omit<LastBuild, 'started_at' | 'ended_at'>): Promise<void> {
    const times = { started_at: this.#mark.started_at, ended_at: formatInstant(this.#now()) }
    return writeBuildEnd(this.#dataDir, { ...times, ...end })
  }

  #markAt(step: Doing['step'], dataset: string | null, partition: string | null): string {
    const at: Doing = { step, dataset, partition, since: formatInstant(this.#now()) }
    const mark: BuildStarted = { ...this.#mark, at }
    return formatRecord(mark)
  }
}

/** Replaces the mark of a build with the record of how it ended. */
export async function writeBuildEnd(dataDir: string, end: LastBuild): Promise<void> {
  replace(join(dataDir, LAST_BUILD), formatRecord(end), { flush: true })
  await rm(join(dataDir, BUILD_STARTED), { force: true })
}

/**
 * Reads which snapshot is served after a failed build; it returns null if that snapshot is damaged or cannot be read,
 * which may be why the build failed.
 */
export async function readServedId(dataDir: string): Promise<string | null> {
  try {
    return (await readCurrentSnapshot(dataDir))?.id ?? null
  } catch (error) {
    if (explainDisk(error, dataDir) instanceof BuildError) return null
    throw error
  }
}

/**
 * The temporary file has one fixed name, which only the holder of the lock writes: the next build replaces whatever a
 * killed build left.
 */
function replace(path: string, text: string, options: { flush: boolean }): void {
  const aside = `${path}.tmp`
  try {
    writeFileSync(aside, text, options)
    renameSync(aside, path)
  } finally {
    rmSync(aside, { force: true })
  }
}

function formatRecord(content: BuildStarted | LastBuild): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

export function formatInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
