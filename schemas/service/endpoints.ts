import { bulkFile, bulkPartitions } from './bulk/bulk.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { changelog } from './changelog/changelog.ts'
import { revisions } from './changelog/revisions.ts'
import { snapshots } from './changelog/snapshots.ts'
import type { Endpoint } from '../api/endpoint.ts'
import type { FileEndpoint } from '../api/file-endpoint.ts'
import { search } from './search/search.ts'
import { orderedDatasets } from './dataset-order.ts'
import { datasetApis } from './registry.gen.ts'

/** Every data endpoint: those of the datasets in their order, and those that describe all of them. */
export const endpoints: readonly Endpoint[] = [
  ...orderedDatasets.flatMap(({ id }) => datasetApis[id]?.endpoints ?? []),
  search,
  ...catalogue,
  bulkPartitions,
  changelog,
  snapshots,
  revisions,
]

export const fileEndpoints: readonly FileEndpoint[] = [bulkFile]
