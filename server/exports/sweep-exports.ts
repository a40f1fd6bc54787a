import type { Logger } from 'pino'
import { type ExportJob, isUnfinished } from './job.ts'
import type { JobStore } from './job-store.ts'

interface SweepParts {
  readonly store: JobStore
  readonly keep: (job: ExportJob) => Promise<void>
  readonly log: Logger
  /** How long a file is kept. The record of the job is kept as long again. */
  readonly hours: number
  readonly now: Date
}

const MS_AN_HOUR = 3_600_000

/** Deletes the files that have expired, and forgets the jobs that ended long ago. */
export async function sweepExports(
  jobs: Map<string, ExportJob>,
  { store, keep, log, hours, now }: SweepParts,
): Promise<void> {
  // A disk that keeps a file fails no request: the job is swept again, at the latest by the next server.
  const say = (job: ExportJob) => (error: unknown) => {
    log.error({ export: job.id, err: error }, 'cannot delete the file of an export')
  }
  for (const job of [...jobs.values()].filter((each) => !isUnfinished(each))) {
    const over = Date.parse(job.expires_at ?? job.finished_at ?? job.created_at)
    if (over + hours * MS_AN_HOUR <= now.getTime()) {
      jobs.delete(job.id)
      await store.remove(job).catch(say(job))
    } else if (job.state === 'done' && over <= now.getTime()) {
      await keep({ ...job, state: 'expired' })
      await store.removeFile(job).catch(say(job))
    }
  }
}
