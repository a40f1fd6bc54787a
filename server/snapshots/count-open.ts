import { basename } from 'node:path'
import type { Logger } from 'pino'
import { openSnapshot, type SnapshotOptions } from './open-snapshot.ts'

/** Opens snapshots, counts the open ones, and reports when none is open any more. */
export function countOpenSnapshots(log: Logger) {
  const open = new Set<symbol>()
  let onAllClosed: (() => void) | null = null
  return {
    open: async (folder: string, how: Omit<SnapshotOptions, 'onClosed'>) => {
      const one = Symbol('database')
      open.add(one)
      const closed = () => {
        open.delete(one)
        if (open.size === 0) onAllClosed?.()
      }
      const onClosed = () => {
        log.info({ snapshot: basename(folder) }, 'snapshot closed')
        closed()
      }
      return openSnapshot(folder, { ...how, onClosed }).catch((error: unknown) => {
        closed()
        throw error
      })
    },
    allClosed: () =>
      new Promise<void>((resolve) => {
        onAllClosed = resolve
        if (open.size === 0) resolve()
      }),
  }
}
