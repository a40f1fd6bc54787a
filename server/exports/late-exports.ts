import { ApiError } from '../../schemas/api/error.ts'
import { repeat } from '../system/repeat.ts'
import { exportMessages } from './export-messages.ts'
import type { ExportParts } from './export-parts.ts'
import { type Exports, openExports } from './exports.ts'
import { UnusableExportsFolder } from './lock-folder.ts'
import { isDiskFull, isMachineError } from './machine-errors.ts'

/** Exports may open later than the server does. */
export interface LateExports {
  /** Finds the open exports. Throws an `ApiError` while their folder is full, or cannot be read. */
  find(): Promise<Exports>
  stop(): Promise<void>
}

/** Pause between two tries to open a folder. A request tries too. */
const TRY_EVERY_MS = 60_000

/**
 * Opens the exports. A full folder stops neither the server nor them for good: they open when it has room. Throws for a
 * folder that cannot be used until the operator does something.
 */
export async function openLateExports(parts: ExportParts): Promise<LateExports> {
  let open: Exports | null = null
  let trying: Promise<Exports | null> | null = null
  let isStopped = false
  let why: unknown = null
  const tryOpen = async (): Promise<Exports | null> => {
    try {
      open ??= await openExports(parts)
      stopTrying()
      return open
    } catch (error) {
      why = findCause(error)
      if (!isOverSoon(why)) throw error
      return null
    }
  }
  const tryOnce = () => {
    trying ??= tryOpen().finally(() => {
      trying = null
    })
    return trying
  }
  const stopTrying = repeat(async () => {
    await tryOnce().catch((error: unknown) => {
      parts.log.error({ err: error }, 'the exports cannot be opened')
    })
  }, TRY_EVERY_MS)
  try {
    if ((await tryOnce()) === null) {
      const { folder } = parts.settings
      parts.log.error({ folder, err: why }, 'EXPORTS_DIR cannot be used: exports are answered 503 until it can')
    }
  } catch (error) {
    stopTrying()
    throw error
  }
  return {
    find: async () => {
      const found = isStopped ? open : (open ?? (await tryOnce()))
      if (found === null) throw explainUnavailable(why)
      return found
    },
    stop: async () => {
      isStopped = true
      stopTrying()
      await trying?.catch(() => null)
      await open?.stop()
    },
  }
}

function findCause(error: unknown): unknown {
  return error instanceof UnusableExportsFolder ? error.cause : error
}

function isOverSoon(why: unknown): boolean {
  return isDiskFull(why) || isMachineError(why)
}

function explainUnavailable(why: unknown): ApiError {
  return new ApiError('unavailable', isDiskFull(why) ? exportMessages.diskFull : exportMessages.machineFails)
}
