import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import {
  BUILD_STARTED,
  doingText,
  type HeldBack,
  LAST_BUILD,
  type LastBuild,
  type LeftInMirror,
  type Remark,
} from '../../schemas/core/last-build.ts'
import type { Pins } from '../../schemas/core/pins.ts'
import type { BuildEffects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { continueHeldBackList, type RequestedPartitions } from '../hold/held-back-list.ts'
import type { Log } from '../log.ts'
import type { RepairResult } from '../../lake/scrub/restore.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { BuildRecord, formatInstant, readMark, readServedId } from './build-record.ts'
import { describeExit, type ExitFacts } from './last-line.ts'
import type { ExitCode } from './exit-code.ts'

export interface BuildEnd extends ExitFacts {
  readonly heldBack: readonly HeldBack[]
  readonly requested: RequestedPartitions
  /** Remarks of the readers on the compiled files. */
  readonly remarks: readonly Remark[]
  readonly pins: Pins
}

/**
 * Runs a build and records how it ended. `last-build.json` is replaced at the end; until then `build-started.json`
 * exists and names the current step, so a killed build can be seen.
 */
export async function reportBuild(
  effects: BuildEffects,
  run: (effects: BuildEffects) => Promise<BuildEnd>,
): Promise<ExitCode> {
  const { lake } = effects
  reportBuildBefore(await readMark(lake), effects.log)
  const record = await BuildRecord.start(lake, effects.now)
  const at: BuildEffects['at'] = (step, dataset, partition) => {
    record.at(step, dataset ?? null, partition ?? null)
  }
  let end: BuildEnd
  try {
    end = await run({ ...effects, at })
  } catch (error) {
    await recordFailure(record, lake, error, effects.log)
    throw error
  }
  const heldBack = end.heldBack.map((held) => ({ ...held, message: maskNumbers(held.message) }))
  await continueHeldBackList(lake, heldBack, end.requested, formatInstant(effects.now()), effects.log)
  await record.end({
    exit_code: end.exitCode,
    published: end.published,
    snapshot: end.snapshot,
    held_back: heldBack,
    ...describeDamaged(end.damaged),
    ...describeLeft(end.left),
    ...describeRemarks(end.remarks),
    ...describePins(end.pins),
    ...(end.canary !== null && { canary: end.canary }),
    failure: null,
  })
  effects.log.line(describeExit(end))
  return end.exitCode
}

async function recordFailure(record: BuildRecord, lake: Lake, error: unknown, log: Log): Promise<void> {
  try {
    const snapshot = await readServedId(lake)
    const failure = describeBuildFailure(error, lake)
    await record.end({ exit_code: 2, published: false, snapshot, held_back: [], failure })
  } catch (writeError) {
    // The build most likely ended because the disk cannot be written: its own error says more.
    const detail = `the record of the build cannot be written: ${writeError instanceof Error ? writeError.message : ''}`
    log.line({ step: 'publish', subject: LAST_BUILD, level: 'warn', detail })
  }
}

/** A killed build cannot report its end, so the next build reports it in its log. */
function reportBuildBefore(left: Awaited<ReturnType<typeof readMark>>, log: Log): void {
  if (left === null) return
  const detail =
    left === 'unreadable'
      ? `the build before this one ended without a report, and its ${BUILD_STARTED} cannot be read`
      : `the build before this one (begun ${left.started_at}, process ${String(left.pid)} on ${left.host}) ended without a report while at ${doingText(left.at)}`
  log.line({ step: 'build', subject: 'previous build', level: 'warn', detail })
}

function describeDamaged(damaged: readonly RepairResult[]): Pick<LastBuild, 'damaged'> {
  if (damaged.length === 0) return {}
  return {
    damaged: damaged.map(({ file, isRepaired, how }) => ({ file, is_repaired: isRepaired, how: maskNumbers(how) })),
  }
}

/** A file that the build did not take can be named by a number of a person. */
function describeLeft(left: LeftInMirror | null): Pick<LastBuild, 'left_in_mirror'> {
  if (left === null || (left.unclaimed.count === 0 && left.excluded.count === 0 && left.is_whole)) return {}
  const { unclaimed, excluded, is_whole } = left
  return {
    left_in_mirror: {
      unclaimed: { ...unclaimed, files: unclaimed.files.map(maskNumbers) },
      excluded: { ...excluded, files: excluded.files.map(({ file, why }) => ({ file: maskNumbers(file), why })) },
      is_whole,
    },
  }
}

function describeRemarks(remarks: readonly Remark[]): Pick<LastBuild, 'remarks'> {
  return remarks.length === 0 ? {} : { remarks: remarks.map((each) => ({ ...each, detail: maskNumbers(each.detail) })) }
}

function describePins(pins: Pins): Pick<LastBuild, 'pins'> {
  return pins.partitions.length + pins.sources.length === 0 ? {} : { pins }
}

function describeBuildFailure(error: unknown, lake: Lake): LastBuild['failure'] {
  const explained = explainDisk(error, lake.root)
  if (explained instanceof BuildError) {
    const { code, message, hint } = explained
    return { code, message: maskNumbers(message), hint }
  }
  // The message of a bug may quote a line of the source, and so a person.
  const name = error instanceof Error ? error.name : typeof error
  return {
    code: 'BUG',
    message: `the build ended with an error in its own code (${name})`,
    hint: 'The output of the build shows the error: report it.',
  }
}

/** Masks numbers of persons, because a message may quote a source line or one of its values. */
function maskNumbers(message: string): string {
  return maskPersonalData(message).replaceAll(/\d{3}\.\d{3}\.\d{3}-\d{2}|(?<!\d)\d{11}(?!\d)/g, '***')
}
