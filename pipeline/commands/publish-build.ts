import type { Dataset } from '../../schemas/core/dataset.ts'
import type { CanaryReport } from '../../schemas/core/canary.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import type { BuildEffects } from '../effects.ts'
import { runAndReport } from '../canary/report-canary.ts'
import { flushDownloads } from '../fetch/flush-downloads.ts'
import { partitionKey } from '../hold/held-back-list.ts'
import { formatCount } from '../log.ts'
import { isSampleData } from '../mirror/sample-mark.ts'
import { type CompiledJob, mergePartitions } from '../publish/assemble.ts'
import { keepGeneration } from '../publish/compiler-generation.ts'
import { nextPublication, type NextSnapshot, publishNext } from '../publish/publish.ts'
import { hasNewRules, NEW_RULES } from '../publish/view-rules.ts'
import { reportSigning } from '../signing/sign-snapshot.ts'
import { gradeAndReport } from './grade-months.ts'

interface BuildContent {
  readonly compiled: readonly CompiledJob[]
  /** How many partitions are held back. */
  readonly refused: number
}

interface Publishing {
  readonly isPublished: boolean
  /** How the new snapshot answered the examples; null if there was no older snapshot or nothing was compared. */
  readonly canary: CanaryReport | null
}

/**
 * Publishes the next snapshot: the compiled partitions, and the published ones that they do not replace. If nothing was
 * compiled, it publishes only if the rules of the tables that are made from partitions changed.
 */
export async function publishBuild(
  datasets: readonly Dataset[],
  before: Manifest | null,
  { compiled, refused }: BuildContent,
  effects: BuildEffects,
): Promise<Publishing> {
  const { lake, log, now, at, signer = null, canary } = effects
  if (compiled.length === 0 && !(await hasNewRules(before, datasets))) return { isPublished: false, canary: null }
  at?.('publish')
  await keepGeneration(lake)
  await flushDownloads(
    lake,
    compiled.flatMap(({ job }) => job.inputs.map(({ raw }) => raw.path)),
  )
  const merged = mergePartitions(before, compiled)
  const graded = await gradeAndReport(datasets, merged.partitions, before, compiled, lake, log)
  const name = () => nextPublication(lake, now())
  let compared: CanaryReport | null = null
  const { snapshot, digest, partitions } = await publishNext(datasets, lake, before, name, {
    ...merged,
    partitions: graded,
    isSample: await isSampleData(lake),
    fresh: compiled.flatMap(({ result }) => Object.values(result.tables)),
    kindOf: findKinds(compiled),
    signer,
    canary: async (snapshots) => {
      compared = await runAndReport(canary, snapshots, log)
    },
    warn: (subject, detail) => {
      log.line({ step: 'publish', subject, level: 'warn', detail })
    },
  })
  const kept = partitions.length - compiled.length
  log.line({
    step: 'publish',
    subject: snapshot,
    detail: `${compiled.length === 0 ? `${NEW_RULES}: ` : ''}${formatCount(compiled.length)} partitions compiled, ${formatCount(kept)} kept, ${formatCount(refused)} refused  digest ${digest.slice(0, 16)}`,
  })
  reportSigning(log, snapshot, signer)
  return { isPublished: true, canary: compared }
}

/** Returns the kind of change that each partition of the next snapshot is. */
function findKinds(compiled: readonly CompiledJob[]): NextSnapshot['kindOf'] {
  const recompiled = new Set(
    compiled.flatMap(({ job }) =>
      job.reason === 'compiler changed' ? [partitionKey({ dataset: job.dataset.id, partition: job.partition })] : [],
    ),
  )
  return (old, entry) => {
    if (old === null || Object.keys(old.tables).length === 0) return 'added'
    return recompiled.has(partitionKey(entry)) ? 'recompiled' : 'amended'
  }
}
