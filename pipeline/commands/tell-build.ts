import { rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import {
  BUILD_STARTED,
  type BuildStarted,
  type HeldBack,
  LAST_BUILD,
  type LastBuild,
} from '../../schemas/core/last-build.ts'
import type { Effects } from '../effects.ts'
import { explainDisk, replaceFile } from '../files.ts'
import type { Mended } from '../integrity/mend.ts'
import { currentSnapshot } from '../publish/snapshots.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import type { ExitCode } from './outcome.ts'

/** How a build ended that came to its end. */
export interface BuildEnd {
  readonly exitCode: ExitCode
  readonly published: boolean
  readonly heldBack: readonly HeldBack[]
  /** What was found damaged on disk. */
  readonly damaged?: readonly Mended[]
}

/**
 * Runs a build and leaves beside the snapshots how it ended, whichever way: `last-build.json` is replaced at the end,
 * and `build-started.json` stands there until then, so that a build that was killed can be seen.
 */
export async function tellBuild(dataDir: string, effects: Effects, run: () => Promise<BuildEnd>): Promise<ExitCode> {
  const started_at = instantOf(effects.now())
  const mark: BuildStarted = { started_at, host: hostname(), pid: process.pid }
  await write(dataDir, BUILD_STARTED, mark)
  const tell = async (end: BuildEnd, failure: LastBuild['failure']) => {
    const snapshot = failure === null ? ((await currentSnapshot(dataDir))?.id ?? null) : await servedOrNull(dataDir)
    const told: LastBuild = {
      started_at,
      ended_at: instantOf(effects.now()),
      exit_code: end.exitCode,
      published: end.published,
      snapshot,
      held_back: end.heldBack.map((held) => ({ ...held, message: shown(held.message) })),
      ...(end.damaged !== undefined &&
        end.damaged.length > 0 && {
          damaged: end.damaged.map(({ file, isMended, how }) => ({ file, is_mended: isMended, how: shown(how) })),
        }),
      failure,
    }
    await write(dataDir, LAST_BUILD, told)
    await rm(join(dataDir, BUILD_STARTED))
  }
  let end: BuildEnd
  try {
    end = await run()
  } catch (error) {
    await tell({ exitCode: 2, published: false, heldBack: [] }, failureOf(error, dataDir)).catch((untold: unknown) => {
      // A disk that cannot be written is what most likely ended the build: its own error says more.
      const detail = `how the build ended cannot be written: ${untold instanceof Error ? untold.message : ''}`
      effects.log.line({ step: 'publish', subject: LAST_BUILD, level: 'warn', detail })
    })
    throw error
  }
  await tell(end, null)
  return end.exitCode
}

/** The snapshot that is served, for a build that failed: a damaged one is what it may have failed of. */
async function servedOrNull(dataDir: string): Promise<string | null> {
  try {
    return (await currentSnapshot(dataDir))?.id ?? null
  } catch (error) {
    if (error instanceof BuildError) return null
    throw error
  }
}

function failureOf(error: unknown, dataDir: string): LastBuild['failure'] {
  const explained = explainDisk(error, dataDir)
  if (explained instanceof BuildError) {
    const { code, message, hint } = explained
    return { code, message: shown(message), hint }
  }
  // What a bug says may quote a line of the source, and so a person.
  const name = error instanceof Error ? error.name : typeof error
  return {
    code: 'BUG',
    message: `the build ended with an error of its own code (${name})`,
    hint: 'The output of the build has it: report it.',
  }
}

/** A message may quote a line, or a value of one: no person is told of, whatever else is published. */
function shown(message: string): string {
  return maskPersonalData(message).replaceAll(/\b(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})\b/g, '***')
}

function write(dataDir: string, name: string, content: BuildStarted | LastBuild): Promise<void> {
  return replaceFile(join(dataDir, name), `${JSON.stringify(content, null, 2)}\n`)
}

function instantOf(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
