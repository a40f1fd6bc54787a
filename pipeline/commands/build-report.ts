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
import type { Effects } from '../effects.ts'
import { explainDisk } from '../files.ts'
import {
  type RequestedPartitions,
  readHeldBackList,
  updateHeldBack,
  writeHeldBackList,
} from '../hold/held-back-list.ts'
import type { RepairResult } from '../integrity/repair.ts'
import { readCurrentSnapshot } from '../publish/snapshots.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { BuildMark, formatInstant, readMark, readServedId, writeBuildEnd } from './build-record.ts'
import type { ExitCode } from './exit-code.ts'

/** The end of a build that ran to its end. */
export interface BuildEnd {
  readonly exitCode: ExitCode
  readonly published: boolean
  readonly heldBack: readonly HeldBack[]
  /** The requested partitions; null if it ended before it knew them. */
  readonly requested: RequestedPartitions | null
  /** Files that were found damaged on disk. */
  readonly damaged?: readonly RepairResult[]
  /** Files of the mirror folder that the build did not take; null if files came from elsewhere. */
  readonly left?: LeftInMirror | null
  readonly remarks?: readonly Remark[]
}

/**
 * Runs a build and records how it ended. `last-build.json` is replaced at the end; until then `build-started.json`
 * exists and names the current step, so a killed build can be seen.
 */
export async function reportBuild(
  dataDir: string,
  effects: Effects,
  run: (effects: Effects) => Promise<BuildEnd>,
): Promise<ExitCode> {
  await reportBuildBefore(dataDir, effects)
  const mark = await BuildMark.put(dataDir, effects.now)
  const writeEnd = async (end: BuildEnd, failure: LastBuild['failure']) => {
    const heldBack = end.heldBack.map((held) => ({ ...held, message: maskNumbers(held.message) }))
    if (end.requested !== null) {
      const before = await readHeldBackList(dataDir, effects.log)
      const now = formatInstant(effects.now())
      await writeHeldBackList(dataDir, updateHeldBack(before, heldBack, end.requested, now))
    }
    const snapshot = failure === null ? ((await readCurrentSnapshot(dataDir))?.id ?? null) : await readServedId(dataDir)
    await writeBuildEnd(dataDir, {
      started_at: mark.startedAt,
      ended_at: formatInstant(effects.now()),
      exit_code: end.exitCode,
      published: end.published,
      snapshot,
      held_back: heldBack,
      ...(end.damaged !== undefined &&
        end.damaged.length > 0 && {
          damaged: end.damaged.map(({ file, isRepaired, how }) => ({
            file,
            is_repaired: isRepaired,
            how: maskNumbers(how),
          })),
        }),
      ...describeLeft(end.left ?? null),
      ...(end.remarks !== undefined &&
        end.remarks.length > 0 && {
          remarks: end.remarks.map((each) => ({ ...each, detail: maskNumbers(each.detail) })),
        }),
      failure,
    })
  }
  let end: BuildEnd
  try {
    end = await run({
      ...effects,
      at: (step, dataset, partition) => {
        mark.at(step, dataset ?? null, partition ?? null)
      },
    })
  } catch (error) {
    await writeEnd(
      { exitCode: 2, published: false, heldBack: [], requested: null },
      describeBuildFailure(error, dataDir),
    ).catch((writeError: unknown) => {
      // The build most likely ended because the disk cannot be written: its own error says more.
      const detail = `the record of the build cannot be written: ${writeError instanceof Error ? writeError.message : ''}`
      effects.log.line({ step: 'publish', subject: LAST_BUILD, level: 'warn', detail })
    })
    throw error
  }
  await writeEnd(end, null)
  return end.exitCode
}

/** A killed build cannot report its end, so the next build reports it in its log. */
async function reportBuildBefore(dataDir: string, { log }: Effects): Promise<void> {
  const left = await readMark(dataDir)
  if (left === null) return
  const detail =
    left === 'unreadable'
      ? `the build before this one ended without a report, and its ${BUILD_STARTED} cannot be read`
      : `the build before this one (begun ${left.started_at}, process ${String(left.pid)} on ${left.host}) ended without a report while at ${doingText(left.at)}`
  log.line({ step: 'build', subject: 'previous build', level: 'warn', detail })
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

function describeBuildFailure(error: unknown, dataDir: string): LastBuild['failure'] {
  const explained = explainDisk(error, dataDir)
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
