import type { Endpoint } from './core/endpoint.ts'
import { datasets } from './registry.gen.ts'

/** Every data endpoint. */
export const endpoints: readonly Endpoint[] = datasets.flatMap((dataset) => dataset.endpoints)
