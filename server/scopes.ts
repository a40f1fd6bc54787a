import type { Endpoint } from '../schemas/core/endpoint.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { demandScope, hasScope } from './authenticate.ts'
import type { Key } from './keys/key.ts'

type Asked = Pick<Endpoint, 'dataset' | 'demands'>
type Parameters = Readonly<Record<string, unknown>>

/** Refuses a key that lacks a scope of the endpoint. */
export function demandScopes(key: Key, endpoint: Asked, parameters: Parameters): void {
  for (const scope of scopesOf(endpoint, parameters)) demandScope(key, scope)
}

/** Whether a key has every scope of the endpoint. */
export function mayAsk(key: Key, endpoint: Asked, parameters: Parameters): boolean {
  return scopesOf(endpoint, parameters).every((scope) => hasScope(key, scope))
}

/** What a request needs. A dataset that there is not is for the endpoint to tell. */
function scopesOf({ dataset, demands = [] }: Asked, parameters: Parameters): (string | null)[] {
  const named = demands.flatMap((demand) => {
    if (typeof demand === 'string') return demand
    return datasets.find(({ id }) => id === parameters[demand.parameter])?.id ?? []
  })
  return [dataset, ...named]
}
