import type { Lake } from '../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { z } from 'zod'
import {
  BUILD_STARTED,
  type BuildStarted,
  buildStartedSchema,
  HELD_BACK,
  type HeldBackSince,
  heldBackListSchema,
  LAST_BUILD,
  type LastBuild,
  lastBuildSchema,
} from '../../schemas/core/last-build.ts'
import { NO_PINS, PINS, type Pins, pinsSchema } from '../../schemas/core/pins.ts'
import { isMissing } from '../../lake/disk.ts'

/** The reports that the builds leave in a data directory. */
export interface BuildReports {
  readonly last: LastBuild | null
  /** Partitions that builds held back and no later one repaired. */
  readonly heldBack: readonly HeldBackSince[]
  /** A build that has begun and not ended. */
  readonly started: BuildStarted | null
  /** What the operator has pinned. */
  readonly pins: Pins
  /** The names of report files that exist and cannot be read. */
  readonly unreadable: readonly string[]
}

export async function readBuildReports(lake: Lake): Promise<BuildReports> {
  // The mark is read first: a build that ends in between has written its report by then.
  const started = await readReport(lake.buildStarted, buildStartedSchema)
  const last = await readReport(lake.lastBuild, lastBuildSchema)
  const list = await readReport(lake.heldBack, heldBackListSchema)
  const pins = await readReport(lake.pins, pinsSchema)
  const unreadable = [
    started === 'unreadable' && BUILD_STARTED,
    last === 'unreadable' && LAST_BUILD,
    list === 'unreadable' && HELD_BACK,
    pins === 'unreadable' && PINS,
  ]
  const ended = last === 'unreadable' ? null : last
  const begun = started === 'unreadable' ? null : started
  return {
    last: ended,
    heldBack: list === null || list === 'unreadable' ? listOfLastBuild(ended) : list.held_back,
    pins: pins === null || pins === 'unreadable' ? NO_PINS : pins,
    started: begun !== null && begun.started_at === ended?.started_at ? null : begun,
    unreadable: unreadable.filter((name) => name !== false),
  }
}

/** Builds of earlier versions left no list: then what the last build held back is known. */
function listOfLastBuild(last: LastBuild | null): HeldBackSince[] {
  return last === null ? [] : last.held_back.map((held) => ({ ...held, since: last.ended_at }))
}

/** Finds out whether a build without an end still runs. A process on another host cannot be seen. */
export function findBuildState({ host, pid }: BuildStarted): 'running' | 'died' | 'not_known' {
  if (host !== hostname()) return 'not_known'
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0)
    return 'running'
  } catch (error) {
    // The process of another user may not be signalled, so it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'running' : 'died'
  }
}

async function readReport<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null | 'unreadable'> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
    return parsed.success ? parsed.data : 'unreadable'
  } catch (error) {
    if (isMissing(error)) return null
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}
