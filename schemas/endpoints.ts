import { catalogue } from './catalogue/catalogue.ts'
import { changelog } from './changelog/changelog.ts'
import type { Endpoint } from './core/endpoint.ts'
import { datasets } from './registry.gen.ts'

/** Every data endpoint: those of the datasets, and those that tell of all of them. */
export const endpoints: readonly Endpoint[] = [
  ...datasets.flatMap((dataset) => dataset.endpoints),
  ...catalogue,
  changelog,
]
