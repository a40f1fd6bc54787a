import { ApiError } from '../../schemas/api/error.ts'
import { repeat } from '../system/repeat.ts'
import { exportMessages } from './export-messages.ts'
import type { ExportParts } from './export-parts.ts'
import { type Exports, openExports } from './exports.ts'
import { UnusableExportsFolder } from './lock-folder.ts'
import { isDiskFull, isMachineTrouble } from './machine-trouble.ts'

/** The exports of a server that may open later than the server does. */
export interface LateExports {
  /** Finds the open exports. Throws an `ApiError` while their folder is full. */
  find(): Promise<Exports>
  stop(): Promise<void>
}

/** The pause between two tries to open a folder that was full. A request tries too. */
const TRY_EVERY_MS = 60_000

/**
 * Opens the exports. A full folder stops neither the server nor them for good: they open when it has room. Throws for a
 * folder that cannot be used until the operator does something.
 */
export async function openLateExports(parts: ExportParts): Promise<LateExports> {
  let open: Exports | null = null
  let trying: Promise<Exports | null> | null = null
  let isStopped = false
  const tryOpen = async (): Promise<Exports | null> => {
    try {
      open ??= await openExports(parts)
      stopTrying()
      return open
    } catch (error) {
      if (!isOverSoon(error)) throw error
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
      parts.log.error({ folder }, 'EXPORTS_DIR has no room: exports are answered 503 until it has')
    }
  } catch (error) {
    stopTrying()
    throw error
  }
  return {
    find: async () => {
      const found = isStopped ? open : (open ?? (await tryOnce()))
      if (found === null) throw new ApiError('unavailable', exportMessages.diskFull)
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

function isOverSoon(error: unknown): boolean {
  const reason = error instanceof UnusableExportsFolder ? error.cause : error
  return isDiskFull(reason) || isMachineTrouble(reason)
}
