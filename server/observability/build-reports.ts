import type { Lake } from '../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename } from 'node:path'
import type { z } from 'zod'
import { type BuildDays, buildDaysSchema } from '../../schemas/core/build-days.ts'
import {
  type BuildStarted,
  buildStartedSchema,
  type HeldBackSince,
  heldBackListSchema,
  type LastBuild,
  lastBuildSchema,
} from '../../schemas/core/last-build.ts'
import { type LastVerify, lastVerifySchema } from '../../schemas/core/last-verify.ts'
import { NO_PINS, type Pins, pinsSchema } from '../../schemas/core/pins.ts'
import { type LastDrill, lastDrillSchema } from '../../schemas/core/restore-drill.ts'
import { isMissing } from '../../lake/disk.ts'

/** Builds leave their reports in a data directory. */
export interface BuildReports {
  readonly last: LastBuild | null
  /** Partitions that builds held back and no later one repaired. */
  readonly heldBack: readonly HeldBackSince[]
  /** How the builds of the last days ended; null where none was recorded. */
  readonly days: BuildDays | null
  /** A build that has begun and not ended. */
  readonly started: BuildStarted | null
  /** Pins of the operator. */
  readonly pins: Pins
  /** How the last drill of a restore ended; null before the first. */
  readonly drill: LastDrill | null
  /** When the data directory was verified last; null before the first. */
  readonly verified: LastVerify | null
  /** Names of report files that exist and cannot be read. */
  readonly unreadable: readonly string[]
}

export async function readBuildReports(lake: Lake): Promise<BuildReports> {
  const unreadable: string[] = []
  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null> => {
    const report = await readReport(path, schema)
    if (report !== 'unreadable') return report
    unreadable.push(basename(path))
    return null
  }
  // Reads the mark first: a build that ends in between has written its report by then.
  const begun = await read(lake.buildStarted, buildStartedSchema)
  const last = await read(lake.lastBuild, lastBuildSchema)
  const list = await read(lake.heldBack, heldBackListSchema)
  return {
    last,
    heldBack: list === null ? listOfLastBuild(last) : list.held_back,
    pins: (await read(lake.pins, pinsSchema)) ?? NO_PINS,
    days: await read(lake.buildDays, buildDaysSchema),
    drill: await read(lake.lastDrill, lastDrillSchema),
    verified: await read(lake.lastVerify, lastVerifySchema),
    started: begun !== null && begun.started_at === last?.started_at ? null : begun,
    unreadable,
  }
}

/** Builds of earlier versions left no list, so that only what the last build held back is known. */
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
    // A process that exists and belongs to another user may not be signalled.
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
