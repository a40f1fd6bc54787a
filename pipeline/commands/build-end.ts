import type { CanaryReport } from '../../schemas/core/canary.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import { listSourceRemarks } from '../compile/member-remarks.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import { partitionKey } from '../hold/held-back-list.ts'
import { formatCount, type Log } from '../log.ts'
import type { PublishedSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import type { BuildEnd } from './build-report.ts'
import type { CompileOutcome } from '../processes/compile-due.ts'
import { chooseExitCode, listUnfetched } from './exit-code.ts'

interface BuildSteps {
  readonly datasets: readonly Dataset[]
  readonly fetched: readonly FetchedFile[]
  readonly jobs: readonly PartitionJob[]
  /** Jobs that pins keep as they are published. */
  readonly pinned: readonly PartitionJob[]
  readonly outcome: CompileOutcome
  readonly before: PublishedSnapshot | null
  readonly isPublished: boolean
  readonly canary: CanaryReport | null
}

/** Summarizes what a build compiled and held back; a build without a good partition reports why it publishes nothing. */
export function summarizeBuild(
  { datasets, fetched, jobs, pinned, outcome, before, isPublished, canary }: BuildSteps,
  log: Log,
): Pick<BuildEnd, 'exitCode' | 'published' | 'heldBack' | 'requested' | 'remarks' | 'counts' | 'canary'> {
  const { compiled, heldBack, absent, refused } = outcome
  const tried = jobs.length + pinned.length - absent.length
  const missed = listUnfetched(fetched)
  const doubted = heldBack.filter(({ code }) => code === 'MEMBERS_LOST' || code === 'IMPLAUSIBLE').length
  if (!isPublished) {
    const detail = explainNothingNew(tried, heldBack.length, missed.length)
    log.line({ step: 'publish', subject: before?.id ?? 'no snapshot', detail })
  }
  return {
    exitCode: chooseExitCode({
      good: tried - refused,
      refused: heldBack.length - doubted,
      // The published data of these partitions are good, as when a portal does not answer.
      notFetched: missed.length + doubted,
      isKept: before !== null,
    }),
    published: isPublished,
    canary,
    counts: {
      tried,
      compiled: compiled.length,
      refused: countPartitions(heldBack),
      notFetched: countPartitions(missed),
      pinned: pinned.length,
    },
    heldBack: [...heldBack, ...missed],
    requested: { datasets, partitions: listRequested(fetched) },
    remarks: compiled.flatMap(({ job: { dataset, partition }, result: { sources } }) =>
      listSourceRemarks(sources).map((detail) => ({ dataset: dataset.id, partition, detail })),
    ),
  }
}

function countPartitions(held: readonly HeldBack[]): number {
  return new Set(held.map(partitionKey)).size
}

/** Lists the partitions that a build requested, whether or not there are files of them. */
function listRequested(fetched: readonly FetchedFile[]): Set<string> {
  return new Set(
    fetched.flatMap(({ dataset, months }) =>
      months.map((month) => partitionKey({ dataset: dataset.id, partition: partitionName(dataset, month) })),
    ),
  )
}

function explainNothingNew(tried: number, refused: number, notFetched: number): string {
  if (refused > 0) return 'no new version is good'
  if (tried === 0) return notFetched > 0 ? 'nothing could be fetched' : 'no source is published: nothing to do'
  return notFetched > 0
    ? `nothing new, and the sources of ${formatCount(notFetched)} partitions could not be requested`
    : 'nothing changed, nothing published'
}
