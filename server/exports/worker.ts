import { ApiError } from '../../schemas/api/error.ts'
import { errorMessages } from '../../schemas/service/openapi/error-texts.ts'
import { hasCode } from '../../lake/disk.ts'
import { type AdvancedJob, type AdvanceParts, createAdvance, endExport, finishExport } from './advance-job.ts'
import { ExportEnd, type ExportJob, isUnfinished, NO_PROGRESS } from './job.ts'
import { isDiskFull, isMachineError } from './machine-errors.ts'
import { countParts } from './parts.ts'
import { exportMessages } from './export-messages.ts'

interface WorkerParts extends AdvanceParts {
  readonly find: (id: string) => ExportJob | undefined
}

/** Works on the jobs, one part at a time, the jobs by turns. */
export interface ExportWorker {
  add(id: string): void
  /** Resolves when nothing is worked on. */
  whenIdle(): Promise<void>
}

/** Tries of a part that a busy server refuses, and the pause before the next: exports come after requests. */
const MOST_TRIES = 30
const RETRY_AFTER_MS = 2_000
/** After an error of the machine the pause is longer: five minutes in all. */
const RETRY_TROUBLE_AFTER_MS = 10_000

export function createExportWorker(parts: WorkerParts): ExportWorker {
  const { keep, find, stop, log, pause } = parts
  const advance = createAdvance(parts)
  const waiting: string[] = []
  const tries = new Map<string, number>()
  let working: Promise<void> | null = null

  /** Does a stretch of work on a job; true if there is more to do. */
  const step = async (before: ExportJob): Promise<boolean> => {
    const advanced = await advance(before).catch((thrown: unknown) => ({ job: before, error: thrown }))
    const { error, job } = await finishIfMade(advanced, parts)
    await keep(job)
    if (stop.aborted) return false
    if (error === null) {
      tries.delete(job.id)
      return isUnfinished(job)
    }
    const count = job.done > before.done ? 1 : (tries.get(job.id) ?? 0) + 1
    tries.set(job.id, count)
    if (!isPassing(error) || count >= MOST_TRIES) throw toError(error)
    await pause(isMachineError(error) ? RETRY_TROUBLE_AFTER_MS : RETRY_AFTER_MS, stop)
    return true
  }
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && !stop.aborted; id = waiting.shift()) {
      const job = find(id)
      if (job === undefined || !isUnfinished(job)) continue
      const goesOn = await step(job).catch(async (error: unknown) => {
        const end = explainEnd(job, error)
        if (!isForeseen(error)) log.error({ export: job.id, err: error }, isOfMachine(error) ? 'no export' : 'a bug')
        await endExport(find(job.id) ?? job, end, parts)
        return false
      })
      if (goesOn) waiting.push(job.id)
      else tries.delete(job.id)
    }
  }
  const wake = () => {
    if (working !== null || stop.aborted) return
    working = work().finally(() => {
      working = null
      if (waiting.length > 0) wake()
    })
  }
  return {
    add: (id) => {
      waiting.push(id)
      wake()
    },
    whenIdle: async () => {
      while (working !== null) await working
    },
  }
}

/** Ends a job whose parts are all made. What a disk may have lost of its file is made again from the beginning. */
async function finishIfMade({ job, error }: AdvancedJob, parts: AdvanceParts): Promise<AdvancedJob> {
  if (hasCode(error, 'EIO')) return { job: { ...job, ...NO_PROGRESS }, error }
  if (error !== null || parts.stop.aborted || job.done < countParts(job.parameters)) return { job, error }
  try {
    return { job: await finishExport(job, parts), error: null }
  } catch (thrown) {
    return { job: isOfMachine(thrown) ? { ...job, ...NO_PROGRESS } : job, error: thrown }
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** True for an error that goes away when the server has less to do, or the machine works again. */
function isPassing(error: unknown): boolean {
  if (isMachineError(error)) return true
  if (!(error instanceof ApiError) || error.errorData['reason'] === 'damaged_data') return false
  return error.code === 'unavailable' || error.code === 'rate_limited'
}

/** Says how a job ends that cannot go on, and why. */
function explainEnd({ snapshot }: ExportJob, error: unknown): Pick<ExportEnd, 'state' | 'text'> {
  if (isDiskFull(error)) return new ExportEnd('failed', exportMessages.diskFull)
  if (isMachineError(error)) return new ExportEnd('failed', exportMessages.machineTrouble)
  if (!isForeseen(error)) return new ExportEnd('failed', errorMessages.internalError)
  if (error instanceof ExportEnd) return error
  if (error.errorData['reason'] === 'snapshot_not_found')
    return new ExportEnd('cut', exportMessages.snapshotGone({ id: snapshot }))
  return { state: 'failed', text: error.text }
}

function isOfMachine(error: unknown): boolean {
  return isDiskFull(error) || isMachineError(error)
}

function isForeseen(error: unknown): error is ExportEnd | ApiError {
  return error instanceof ExportEnd || error instanceof ApiError
}
