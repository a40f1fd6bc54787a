import type { Endpoint } from '../schemas/core/endpoint.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { demandScope } from './authenticate.ts'
import type { Key } from './keys/key.ts'

/** Refuses a key that lacks a scope of the endpoint. A dataset that there is not is for the endpoint to tell. */
export function demandScopes(
  key: Key,
  { dataset, demands = [] }: Pick<Endpoint, 'dataset' | 'demands'>,
  parameters: Readonly<Record<string, unknown>>,
): void {
  demandScope(key, dataset)
  for (const demand of demands) {
    if (typeof demand === 'string') {
      demandScope(key, demand)
      continue
    }
    const named = datasets.find(({ id }) => id === parameters[demand.parameter])
    if (named !== undefined) demandScope(key, named.id)
  }
}
