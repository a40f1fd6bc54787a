import type { Endpoint } from '../api/endpoint.ts'
import { datasetApis } from './registry.gen.ts'

/**
 * Finds the dataset with which an endpoint is described. An endpoint over the rows of several publishers takes the
 * scopes of what a request names, and stands with the dataset that declares it. Null for an endpoint that describes all
 * datasets.
 */
export function findEndpointDataset(endpoint: Endpoint): string | null {
  if (endpoint.dataset !== null) return endpoint.dataset
  const declared = Object.entries(datasetApis).find(([, { endpoints }]) => endpoints.includes(endpoint))
  return declared?.[0] ?? null
}
