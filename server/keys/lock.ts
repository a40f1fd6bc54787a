import { DuckDBInstance } from '@duckdb/node-api'
import { link, mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whoever holds the lock writes one small file. */
const PATIENCE_MS = 45_000
const TRY_EVERY_MS = 20

/** The end of the last work in this process, by path: the kernel's lock is between processes alone. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other process, and nothing else in this one, runs work under the same path.
 * The lock is the one DuckDB takes on an open database file: the kernel drops it when its process dies, however it dies.
 */
export function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(path) ?? Promise.resolve()).then(async () => {
    const lock = await openLock(path)
    try {
      return await work()
    } finally {
      lock.closeSync()
    }
  })
  queues.set(
    path,
    turn.catch(() => undefined),
  )
  return turn
}

async function openLock(path: string): Promise<DuckDBInstance> {
  if (!(await exists(path))) await makeWhole(path)
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await DuckDBInstance.create(path, { threads: '1' })
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('Conflicting lock'))) throw error
      if (performance.now() > end)
        throw new Error(`Another process holds ${path} for long: end it, then try again.`, { cause: error })
      // Not all at the same instant.
      await pause(TRY_EVERY_MS * (0.5 + Math.random()))
    }
  }
}

/** Puts the lock file in its place whole: one that is cut short could not be opened, nor be told from one in use. */
async function makeWhole(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${String(process.pid)}`
  await rm(aside, { force: true })
  const made = await DuckDBInstance.create(aside, { threads: '1' })
  made.closeSync()
  try {
    await link(aside, path)
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}
