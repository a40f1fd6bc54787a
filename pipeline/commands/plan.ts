import type { Dataset } from '../../schemas/core/dataset.ts'
import { plannedWork } from '../compile/work.ts'
import type { Effects } from '../effects.ts'
import { type Fetched, keptFiles, originOf, rawDirOf, wantedFiles } from '../fetch/fetch.ts'
import { latestEdition } from '../fetch/archive.ts'
import { count } from '../log.ts'
import { currentSnapshot } from '../publish/snapshots.ts'
import type { Settings } from '../settings.ts'

/** Says what a build would fetch and compile, and why; changes nothing. */
export async function plan(datasets: readonly Dataset[], settings: Settings, { log, now }: Effects): Promise<void> {
  const wanted = wantedFiles(datasets, settings, now())
  const origin = await originOf(settings)
  const current = await currentSnapshot(settings.dataDir)
  const toFetch = new Set<string>()
  let absent = 0
  for (const { dataset, period, source, url } of wanted) {
    const offer = await origin(url)
    const known = await latestEdition(rawDirOf(settings.dataDir), url)
    if (offer === null && known === null) absent += 1
    if (offer === null || offer.validator === known?.validator) continue
    toFetch.add(url)
    const why = known === null ? 'new' : 'changed since it was fetched'
    log.line({ step: 'fetch', subject: `${dataset.id} ${period ?? source.id}`, detail: `${why}  ${url}` })
  }
  const kept = await keptFiles(wanted, settings.dataDir)
  const unchanged = reportWork(kept, toFetch, current?.manifest ?? null, settings, log)
  log.line({
    step: 'plan',
    subject: current?.id ?? 'no snapshot',
    detail: `${count(toFetch.size)} files to fetch, ${count(unchanged)} partitions unchanged, ${count(absent)} files not published`,
  })
}

function reportWork(
  kept: readonly Fetched[],
  toFetch: ReadonlySet<string>,
  manifest: Parameters<typeof plannedWork>[1],
  { maskPersonalData }: Settings,
  log: Effects['log'],
): number {
  const work = plannedWork(kept, manifest, maskPersonalData)
  for (const { dataset, month, inputs, reason } of work) {
    const willChange = inputs.some(({ raw }) => toFetch.has(raw.url))
    if (reason === 'unchanged' && !willChange) continue
    const bytes = inputs.reduce((sum, { raw }) => sum + raw.bytes, 0)
    const why = willChange ? 'its sources are to be fetched again' : reason
    log.line({
      step: 'compile',
      subject: `${dataset.id} ${month ?? ''}`.trim(),
      detail: `${count(bytes)} bytes  ${why}`,
    })
  }
  return work.filter(({ reason, inputs }) => reason === 'unchanged' && !inputs.some(({ raw }) => toFetch.has(raw.url)))
    .length
}
