import type { Dataset } from '../schemas/core/dataset.ts'
import { BuildError } from '../schemas/core/error.ts'
import type { Manifest } from '../schemas/core/manifest.ts'
import builtIn, { describeEvents } from '../schemas/datasets/b3_event/dataset.ts'
import type { FileScope } from './fetch/files-to-fetch.ts'

const EVENTS = builtIn.id

/** Adds the operator's companies to those whose events are requested. */
export function addOwnIssuers(datasets: readonly Dataset[], own: readonly string[]): readonly Dataset[] {
  if (own.length === 0) return datasets
  return datasets.map((dataset) => (dataset.id === EVENTS ? describeEvents(own) : dataset))
}

/**
 * Throws if the setting names no company while events of one are published: the next snapshot would lose them unasked.
 */
export function requireEventIssuers(
  published: Manifest | null,
  {
    eventIssuers,
    scope: { datasets },
  }: { readonly eventIssuers: readonly string[] | undefined; readonly scope: Pick<FileScope, 'datasets'> },
): void {
  if (eventIssuers !== undefined || datasets?.includes(EVENTS) === false) return
  const known = new Set(builtIn.sources.map(({ id }) => id))
  const isAny = (published?.partitions ?? []).some(
    ({ dataset, inputs }) => dataset === EVENTS && inputs.some(({ source }) => !known.has(source)),
  )
  if (!isAny) return
  throw new BuildError(
    'BAD_PARAMETER',
    'EVENT_ISSUERS is not set, and events of companies that it named are published',
    {
      hint: 'Nothing was changed. Set EVENT_ISSUERS as before. To withdraw all of its companies, set it to none.',
    },
  )
}
