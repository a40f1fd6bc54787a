import { realFiles } from '../../lake/files.ts'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { HeldLock } from '../../lake/lock/held-lock.ts'
import { tryLock } from '../../lake/lock/kernel-lock.ts'
import { joinLockQueue } from './lock-queue.ts'

/** A holder of the lock writes only one small file. If the queue does not move for this long, the holder hangs. */
const PATIENCE_MS = 45_000
const TRY_EVERY_MS = 20
/** Longest pause of a process that has many ahead of it. */
const LOOK_EVERY_MS = 500

/** End of the last work in this process, by path: the kernel's lock works only between processes. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other process, and nothing else in this one, runs work under the same path, in the order of
 * arrival. The signal ends the waiting. The kernel drops the lock when its process dies, however it dies.
 */
export function withLock<T>(path: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const turn = (queues.get(path) ?? Promise.resolve()).then(async () => {
    const lock = await waitForLock(path, signal)
    try {
      return await work()
    } finally {
      lock.release()
    }
  })
  queues.set(
    path,
    turn.catch(() => undefined),
  )
  return turn
}

async function waitForLock(path: string, signal: AbortSignal | undefined): Promise<HeldLock> {
  const place = await joinLockQueue(`${path}.queue`)
  try {
    let [lastState, patientUntil] = ['', 0]
    for (;;) {
      signal?.throwIfAborted()
      const ahead = await place.listAhead()
      const taken = ahead.length === 0 ? await tryLock(realFiles, path) : { holder: null }
      if ('release' in taken) return taken
      // A change here means that the last holder ended or the queue got shorter: it moves, however long it is.
      const state = `${String(taken.holder)} ${ahead.join(' ')}`
      if (state !== lastState) [lastState, patientUntil] = [state, performance.now() + PATIENCE_MS]
      if (performance.now() > patientUntil) throw heldTooLongError(path, taken.holder)
      // Random pauses keep the processes from all trying at the same instant.
      await pause(Math.min(LOOK_EVERY_MS, TRY_EVERY_MS * (1 + ahead.length)) * (0.5 + Math.random()))
    }
  } finally {
    await place.leave()
  }
}

function heldTooLongError(path: string, holder: string | null): Error {
  const who = holder === null ? 'Another process' : `Process ${holder}`
  return new Error(`${who} has locked ${dirname(path)} for a long time to change keys: end it, then try again.`)
}
