import { Worker } from 'node:worker_threads'
import { startCollecting } from './snapshots/native-memory.ts'
import { findProcessSpill } from './snapshots/spill-folder.ts'
import type { RunningServer } from './start.ts'
import { STOP_WITHIN_MS } from './system/shutdown.ts'

/**
 * A supervisor sends SIGTERM, and a proxy may be in front of the server. A person at a terminal sends SIGINT and waits.
 */
const SIGNALS = { SIGTERM: { drain: true }, SIGINT: { drain: false } } as const

/**
 * Runs a server until a signal stops it. The process then ends by itself, or is killed if the stop takes too long. A
 * second signal ends it at once.
 */
export async function runUntilStopped(
  start: () => Promise<RunningServer>,
  drainSeconds: number,
  stopWithinMs: number = STOP_WITHIN_MS,
): Promise<void> {
  startCollecting()
  const stop = async ({ drain }: { readonly drain: boolean }) => {
    // The next signal ends the process as usual, even while this one is too busy to handle it.
    for (const [name, listener] of listeners) process.off(name, listener)
    await endAfter((drain ? drainSeconds * 1000 : 0) + stopWithinMs)
    await (await starting).stop({ drain })
  }
  const listeners = Object.entries(SIGNALS).map(([name, how]) => [name, () => void stop(how)] as const)
  // The listeners come first: a server that is stopped while it starts must still remove what it has made.
  for (const [name, listener] of listeners) process.on(name, listener)
  const starting = start()
  await starting
}

/** This code runs in its own thread, so nothing of ours can block it. `process.exit` would wait for running queries. */
const END = `
const { workerData: { ms, spill } } = require('node:worker_threads')
const { rmSync, writeSync } = require('node:fs')
setTimeout(() => {
  const msg = 'did not stop within ' + ms + ' ms: killed'
  try {
    writeSync(1, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg }) + '\\n')
    if (spill !== null) rmSync(spill, { recursive: true, force: true })
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, ms)`

/** Kills the process after a time, unless it has ended by itself. */
async function endAfter(ms: number): Promise<void> {
  const workerData = { ms, spill: await findProcessSpill() }
  // The worker gets none of this process's options: it needs no TypeScript, and starts sooner.
  new Worker(END, { eval: true, execArgv: [], workerData }).unref()
}
