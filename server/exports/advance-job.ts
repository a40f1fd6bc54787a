import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { ExportParts } from './export-parts.ts'
import { finishFile } from './finish-file.ts'
import { ExportEnd, type ExportJob, toInstant } from './job.ts'
import type { JobStore } from './job-store.ts'
import { JOINERS } from './join-parts.ts'
import { createPartMaker } from './make-part.ts'
import { countParts } from './parts.ts'
import { type WorkedStretch, workOnJob } from './work-on-job.ts'
import { exportMessages } from './export-messages.ts'

export interface AdvanceParts extends ExportParts {
  readonly store: JobStore
  /** Remembers a job as it is now, in memory and on the disk. */
  readonly keep: (job: ExportJob) => Promise<void>
  readonly usedBytes: () => number
  readonly stop: AbortSignal
}

const MS_A_MINUTE = 60_000
const MS_AN_HOUR = 60 * MS_A_MINUTE

/** A job after a stretch of work, and the error that ended the stretch; null if none did. */
export interface AdvancedJob {
  readonly job: ExportJob
  readonly error: WorkedStretch['error']
}

/** Makes the function that does a stretch of work on a job. Throws an `ExportEnd` for a job that cannot go on. */
export function createAdvance(parts: AdvanceParts): (job: ExportJob) => Promise<AdvancedJob> {
  const makers = new Map<Endpoint, ReturnType<typeof createPartMaker>>()
  const findMaker = (endpoint: Endpoint) => {
    const maker = makers.get(endpoint) ?? createPartMaker(endpoint, parts.answering)
    makers.set(endpoint, maker)
    return maker
  }
  const { settings, now, store, stop, following, files } = parts
  return async (job) => {
    const { key, endpoint } = requireAlive(job, parts)
    if (job.state === 'queued') await parts.keep({ ...job, state: 'running' })
    const started = now().getTime()
    const room = { file: settings.bytes.file, all: settings.bytes.all - parts.usedBytes() + job.bytes }
    const tools = { files, following, key, makePart: findMaker(endpoint), path: store.partial(job), room, stop }
    const { progress, error } = await workOnJob(job, tools)
    const worked = job.worked_ms + Math.max(0, now().getTime() - started)
    return { job: { ...job, ...progress, state: 'running', worked_ms: worked }, error }
  }
}

/** Requires what a job needs to go on: its key, its endpoint, and time. */
function requireAlive(job: ExportJob, { keyCache, endpoints, settings: { minutes } }: AdvanceParts) {
  const key = keyCache.findById(job.key)
  if (key === null) throw new ExportEnd('cut', exportMessages.keyEnded)
  const endpoint = endpoints.find(({ path }) => path === job.endpoint)
  if (endpoint === undefined) throw new ExportEnd('cut', exportMessages.endpointGone)
  if (job.worked_ms > minutes * MS_A_MINUTE)
    throw new ExportEnd('failed', exportMessages.tookTooLong({ count: minutes }))
  return { key, endpoint }
}

/** Ends a job whose parts are all made: its file gets its name, its hash and its last day. */
export async function finishExport(
  job: ExportJob,
  { store, files, now, settings, log }: AdvanceParts,
): Promise<ExportJob> {
  if (job.errors.length === countParts(job.parameters)) throw new ExportEnd('failed', exportMessages.noPartAnswers)
  const { tail } = JOINERS[job.format]
  const { bytes, sha256 } = await finishFile(files, { from: store.partial(job), to: store.whole(job) }, job.bytes, tail)
  const over = toInstant(new Date(now().getTime() + settings.hours * MS_AN_HOUR))
  log.info({ export: job.id, bytes, rows: job.rows }, 'export done')
  return { ...job, state: 'done', bytes, sha256, finished_at: toInstant(now()), expires_at: over, hashes: [] }
}

/** Ends a job that cannot go on. Nothing is left of its file; if the disk keeps it, it goes when the job is forgotten. */
export async function endExport(
  job: ExportJob,
  { state, text }: Pick<ExportEnd, 'state' | 'text'>,
  { store, keep, now, log }: AdvanceParts,
): Promise<void> {
  await store.removeFile(job).catch((error: unknown) => {
    log.error({ export: job.id, err: error }, 'cannot delete the file of an export')
  })
  await keep({ ...job, state, message: text, finished_at: toInstant(now()), rows: 0, bytes: 0, hashes: [] })
  log.info({ export: job.id, message: text.en }, `export ${state}`)
}
