import type { Lake } from '../../lake/lake.ts'
import { hostname } from 'node:os'
import { BuildError } from '../../schemas/core/error.ts'
import { addBuildDay, type BuildDays, buildDaysSchema } from '../../schemas/core/build-days.ts'
import { type BuildStarted, buildStartedSchema, type Doing, type LastBuild } from '../../schemas/core/last-build.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { readCurrentId } from '../../lake/snapshots/current-link.ts'

/**
 * Reads the mark of a build that has not reported its end, if there is one; a mark that a power failure cut, or that
 * the disk or its permissions do not let us read, is unreadable.
 */
export async function readMark(lake: Lake): Promise<BuildStarted | 'unreadable' | null> {
  try {
    const text = await readIfPresent(lake.buildStarted)
    if (text === null) return null
    const parsed = buildStartedSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : 'unreadable'
  } catch (error) {
    if (error instanceof SyntaxError || explainDisk(error, lake.root) instanceof BuildError) return 'unreadable'
    throw error
  }
}

/** Keeps a mark that names the current step of the build in this process, and how the build ended. */
export class BuildRecord {
  readonly #lake: Lake
  readonly #now: () => Date
  readonly #mark: Omit<BuildStarted, 'at'>

  private constructor(lake: Lake, now: () => Date, snapshot: string | null) {
    this.#lake = lake
    this.#now = now
    this.#mark = { started_at: formatInstant(now()), host: hostname(), pid: process.pid, snapshot }
  }

  /** Writes the mark of this build in place of one that an earlier build left. */
  static async start(lake: Lake, now: () => Date): Promise<BuildRecord> {
    const record = new BuildRecord(lake, now, await readCurrentId(lake))
    replace(lake, lake.buildStarted, record.#markAt('sweep', null, null), { flush: true })
    return record
  }

  at(step: Doing['step'], dataset: string | null, partition: string | null): void {
    // This write is not flushed: the mark must outlive the process, not the machine, and must cost a build nothing.
    replace(this.#lake, this.#lake.buildStarted, this.#markAt(step, dataset, partition), { flush: false })
  }

  /** Replaces the mark with the record of how the build ended. */
  end(end: Omit<LastBuild, 'started_at' | 'ended_at'>): Promise<void> {
    const times = { started_at: this.#mark.started_at, ended_at: formatInstant(this.#now()) }
    return writeBuildEnd(this.#lake, { ...times, ...end })
  }

  #markAt(step: Doing['step'], dataset: string | null, partition: string | null): string {
    const at: Doing = { step, dataset, partition, since: formatInstant(this.#now()) }
    const mark: BuildStarted = { ...this.#mark, at }
    return formatRecord(mark)
  }
}

/** Replaces the mark of a build with the record of how it ended. */
export async function writeBuildEnd(lake: Lake, end: LastBuild): Promise<void> {
  replace(lake, lake.lastBuild, formatRecord(end), { flush: true })
  replace(lake, lake.buildDays, formatRecord(addBuildDay(await readBuildDays(lake), end)), { flush: true })
  await lake.files.rm(lake.buildStarted, { force: true })
}

/** Reads how the builds of the last days ended; null where there is nothing that can be read, and days begin anew. */
async function readBuildDays(lake: Lake): Promise<BuildDays | null> {
  try {
    const parsed = buildDaysSchema.safeParse(JSON.parse((await readIfPresent(lake.buildDays)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * Reads which snapshot is served after a failed build; it returns null if that snapshot is damaged or cannot be read,
 * which may be why the build failed.
 */
export async function readServedId(lake: Lake): Promise<string | null> {
  try {
    return (await readCurrentSnapshot(lake))?.id ?? null
  } catch (error) {
    if (explainDisk(error, lake.root) instanceof BuildError) return null
    throw error
  }
}

/**
 * The temporary file has one fixed name, which only the holder of the lock writes: the next build replaces whatever a
 * killed build left.
 */
function replace({ files }: Lake, path: string, text: string, options: { flush: boolean }): void {
  const aside = `${path}.tmp`
  try {
    files.writeNow(aside, text, options)
    files.renameNow(aside, path)
  } finally {
    files.rmNow(aside)
  }
}

function formatRecord(content: BuildStarted | LastBuild | BuildDays): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

export function formatInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
