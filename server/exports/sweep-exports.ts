import { type ExportJob, isUnfinished } from './job.ts'
import type { JobStore } from './job-store.ts'

interface SweepParts {
  readonly store: JobStore
  readonly keep: (job: ExportJob) => Promise<void>
  /** The hours that a file is kept, and as long again what is known of the job. */
  readonly hours: number
  readonly now: Date
}

const MS_AN_HOUR = 3_600_000

/** Deletes the files that have expired, and forgets the jobs that ended long ago. */
export async function sweepExports(
  jobs: Map<string, ExportJob>,
  { store, keep, hours, now }: SweepParts,
): Promise<void> {
  for (const job of [...jobs.values()].filter((each) => !isUnfinished(each))) {
    const over = Date.parse(job.expires_at ?? job.finished_at ?? job.created_at)
    if (over + hours * MS_AN_HOUR <= now.getTime()) {
      jobs.delete(job.id)
      await store.remove(job)
    } else if (job.state === 'done' && over <= now.getTime()) {
      await keep({ ...job, state: 'expired' })
      await store.removeFile(job)
    }
  }
}
