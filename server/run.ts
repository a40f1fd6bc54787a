import { Worker } from 'node:worker_threads'
import { findProcessSpill } from './snapshots/spill.ts'
import type { RunningServer } from './start.ts'
import { STOP_WITHIN_MS } from './system/shutdown.ts'

/** SIGTERM comes from a supervisor, before which a proxy may stand; SIGINT from somebody who waits at a terminal. */
const SIGNALS = { SIGTERM: { drain: true }, SIGINT: { drain: false } } as const

/**
 * Runs a server until a signal stops it. The process then ends by itself, or is ended when the stop takes too long; a
 * second signal ends it at once.
 */
export async function runUntilStopped(
  start: () => Promise<RunningServer>,
  drainSeconds: number,
  stopWithinMs: number = STOP_WITHIN_MS,
): Promise<void> {
  const stop = async ({ drain }: { readonly drain: boolean }) => {
    // The next signal does what signals do to a process that does not listen, also while this one is too busy to.
    for (const [name, listener] of listeners) process.off(name, listener)
    await endAfter((drain ? drainSeconds * 1000 : 0) + stopWithinMs)
    await (await starting).stop({ drain })
  }
  const listeners = Object.entries(SIGNALS).map(([name, how]) => [name, () => void stop(how)] as const)
  // From now on: a server that is told to stop while it starts would leave what it has made by then.
  for (const [name, listener] of listeners) process.on(name, listener)
  const starting = start()
  await starting
}

/** Runs where nothing of ours can keep it from running. What a query still holds would keep `process.exit` waiting. */
const END = `
const { workerData: { ms, spill } } = require('node:worker_threads')
const { rmSync, writeSync } = require('node:fs')
setTimeout(() => {
  const msg = 'did not stop within ' + ms + ' ms: ended as it was'
  try {
    writeSync(1, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg }) + '\\n')
    if (spill !== null) rmSync(spill, { recursive: true, force: true })
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, ms)`

/** Ends the process after so long, unless it has ended by itself. */
async function endAfter(ms: number): Promise<void> {
  const workerData = { ms, spill: await findProcessSpill() }
  // Without what this process was started with: it needs no TypeScript, and starts sooner.
  new Worker(END, { eval: true, execArgv: [], workerData }).unref()
}
