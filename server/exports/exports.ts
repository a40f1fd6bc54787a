import { randomUUID } from 'node:crypto'
import { ApiError } from '../../schemas/api/error.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import type { Key } from '../keys/key.ts'
import { createAbort } from '../system/abort.ts'
import { repeat } from '../system/repeat.ts'
import { shuttingDownError } from '../system/shutdown.ts'
import type { ExportParts } from './export-parts.ts'
import { type ExportJob, isUnfinished, NO_PROGRESS, toInstant } from './job.ts'
import { isDiskFull, isMachineError } from './machine-errors.ts'
import { type JobStore, openJobStore } from './job-store.ts'
import { sweepExports } from './sweep-exports.ts'
import type { ExportQuery } from './read-export.ts'
import { lockExportsFolder } from './lock-folder.ts'
import type { NamedRequest } from './idempotency.ts'
import { makeRoom, sumFileBytes } from './job-limits.ts'
import type { ExportSettings } from './settings.ts'
import { createExportWorker } from './worker.ts'
import { exportMessages } from './export-messages.ts'

/** A job belongs to the key that asked for it; for every other key it does not exist. */
export interface Exports {
  readonly settings: ExportSettings
  /**
   * Takes a job, which is worked on in the background, unless it has taken one by the same name. Throws if the key, or all
   * keys, have too many.
   */
  add(asked: ExportQuery, key: Key, snapshot: string, named: NamedRequest | null): Promise<ExportJob>
  /** Lists the jobs of a key, the newest first. */
  list(key: Key): Promise<readonly ExportJob[]>
  find(key: Key, id: string): Promise<ExportJob>
  /** Finds the file of a job that is done. */
  path(job: ExportJob): string
  /** Stops the work at the part that is made, and saves how far it came. */
  stop(): Promise<void>
}

/** Pause between two looks for expired files. A request for a job looks too. */
const SWEEP_EVERY_MS = 60_000

/** Opens the exports: jobs that an earlier run of the server did not end go on. */
export async function openExports(parts: ExportParts): Promise<Exports> {
  const { settings, answering, log, now } = parts
  const lock = await lockExportsFolder(parts.files, settings.folder)
  const { store, jobs } = await openJobs(parts).catch((error: unknown) => {
    // The next try takes the lock again.
    lock.release()
    throw error
  })
  const stopping = createAbort()
  const keep = async (job: ExportJob) => {
    jobs.set(job.id, job)
    await store.save(job).catch((error: unknown) => {
      log.error({ export: job.id, err: error }, 'cannot save the state of an export')
    })
  }
  const usedBytes = () => sumFileBytes(jobs.values())
  const worker = createExportWorker({
    ...parts,
    store,
    keep,
    find: (id) => jobs.get(id),
    usedBytes,
    stop: stopping.signal,
  })
  const sweep = () => sweepExports(jobs, { store, keep, log, hours: settings.hours, now: now() })
  const ofKey = ({ id }: Key) => [...jobs.values()].filter(({ key }) => key === id)
  for (const job of jobs.values()) if (isUnfinished(job)) worker.add(job.id)
  const stopSweeping = repeat(sweep, SWEEP_EVERY_MS)
  return {
    settings,
    path: (job) => store.whole(job),
    add: async (asked, key, snapshot, named) => {
      await sweep()
      const before = findNamed(ofKey(key), named)
      if (before !== null) return before
      const dropped = makeRoom([...jobs.values()], key.id, settings)
      const created = { snapshot, version: answering.version, created_at: toInstant(now()) }
      const job = createJob(asked, { key: key.id, ...created, ...(named && { named }) })
      await addToJobs(jobs, store, job, dropped)
      worker.add(job.id)
      log.info({ export: job.id, key: key.id, endpoint: job.endpoint, snapshot }, 'export queued')
      return job
    },
    list: async (key) => {
      await sweep()
      return ofKey(key).sort(byAge).toReversed()
    },
    find: async (key, id) => {
      await sweep()
      const job = ofKey(key).find((each) => each.id === id)
      if (job === undefined) throw noSuchExport(id)
      return job
    },
    stop: async () => {
      stopSweeping()
      stopping.abort(shuttingDownError())
      await worker.whenIdle()
      lock.release()
    },
  }
}

async function openJobs({ settings, files, answering, log }: ExportParts) {
  const store = await openJobStore(files, settings.folder, log)
  return { store, jobs: await loadJobs(store, answering.version) }
}

/** Reads the jobs that are known. Parts of another version of the code are made again: they would stand beside parts of this one. */
async function loadJobs(store: JobStore, version: string): Promise<Map<string, ExportJob>> {
  const jobs = (await store.load()).sort(byAge).map((job) => {
    return isUnfinished(job) && job.version !== version ? { ...job, ...NO_PROGRESS, version } : job
  })
  return new Map(jobs.map((job) => [job.id, job]))
}

/** Adds a new job in the place of another, which is forgotten. */
async function addToJobs(jobs: Map<string, ExportJob>, store: JobStore, job: ExportJob, dropped: ExportJob | null) {
  // The job counts from here on: no other request can take its place while it is saved.
  jobs.set(job.id, job)
  if (dropped !== null) jobs.delete(dropped.id)
  try {
    if (dropped !== null) await store.remove(dropped)
    await store.save(job)
  } catch (error) {
    jobs.delete(job.id)
    if (dropped !== null) jobs.set(dropped.id, dropped)
    throw toUnavailable(error)
  }
}

function byAge(one: ExportJob, other: ExportJob): number {
  return one.created_at < other.created_at ? -1 : Number(one.created_at > other.created_at)
}

function createJob(
  { endpoint, values, format }: ExportQuery,
  known: Pick<ExportJob, 'key' | 'snapshot' | 'version' | 'created_at' | 'named'>,
): ExportJob {
  return {
    ...known,
    ...{ id: randomUUID(), endpoint: endpoint.path, parameters: toLists(values), format, state: 'queued' },
    ...{ message: null, finished_at: null, expires_at: null, sha256: null, worked_ms: 0 },
    ...NO_PROGRESS,
  }
}

/** Finds the job that a request of the same name asked for; one that asked for something else is a conflict. */
function findNamed(jobs: readonly ExportJob[], named: NamedRequest | null): ExportJob | null {
  const found = jobs.find((job) => named !== null && job.named?.name === named.name)
  if (found === undefined) return null
  if (found.named?.asks === named?.asks) return found
  const message = exportMessages.idempotencyKeyReused({ address: `/v1/exports/${found.id}` })
  throw new ApiError('conflict', message, { reason: 'idempotency_key_reused', id: found.id })
}

function toUnavailable(error: unknown): unknown {
  if (isDiskFull(error)) return new ApiError('unavailable', exportMessages.diskFull)
  return isMachineError(error) ? new ApiError('unavailable', exportMessages.machineFails) : error
}

function toLists(values: ExportQuery['values']): Record<string, string[]> {
  return Object.fromEntries(Object.entries(values).map(([name, each]) => [name, [...each]]))
}

function noSuchExport(id: string): ApiError {
  return new ApiError('not_found', exportMessages.noSuchExport({ id: quoted(id) }), { reason: 'export_not_found' })
}
