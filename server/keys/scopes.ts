import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { SQL_SCOPE } from '../../schemas/service/sql/sql-input.ts'
import { SUBSCRIPTIONS_SCOPE } from '../../schemas/service/subscriptions/subscription.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import type { Key } from './key.ts'
import { keyMessages } from './key-messages.ts'

/** Opens whole files. A key has it only by name: `*` means the datasets, one request at a time. */
export const BULK = 'bulk'

/** A key has these scopes only by name. */
const BY_NAME: ReadonlySet<string> = new Set([BULK, SQL_SCOPE, SUBSCRIPTIONS_SCOPE])

/** Lists the scopes of a key that a link may have too: none that a key has only by name. */
export function listLinkableScopes({ scopes }: Pick<Key, 'scopes'>): string[] {
  return scopes.filter((scope) => !BY_NAME.has(scope))
}

type ScopedEndpoint = Pick<Endpoint, 'dataset' | 'extraScopes'>
type ShowingEndpoint = Pick<Endpoint, 'dataset' | 'extraScopes' | 'shows'>
type RequestParameters = Readonly<Record<string, unknown>>

/** Refuses a key that lacks a scope of the endpoint. */
export function requireScopes(key: Key, endpoint: ScopedEndpoint, parameters: RequestParameters): void {
  const scope = listScopes(endpoint, parameters).find((each) => !hasScope(key, each))
  if (scope === undefined) return
  throw new ApiError(
    'forbidden',
    keyMessages.lacksScope({ scope }),
    BY_NAME.has(scope) ? { scope } : { dataset: scope },
  )
}

export function hasScope({ scopes }: Pick<Key, 'scopes'>, scope: string): boolean {
  return scopes.includes(scope) || (!BY_NAME.has(scope) && scopes.includes('*'))
}

/**
 * Lists the scopes that a request needs. An unknown dataset needs none: the endpoint itself answers that it does not
 * exist.
 */
export function listScopes({ dataset, extraScopes = [] }: ScopedEndpoint, parameters: RequestParameters): string[] {
  const named = extraScopes.flatMap((scope) => {
    if (typeof scope === 'string') return scope
    const value = parameters[scope.parameter]
    const dataset = typeof value === 'string' ? (scope.datasetOf?.(value) ?? value) : null
    return datasets.find(({ id }) => id === dataset)?.id ?? []
  })
  return [...(dataset === null ? [] : [dataset]), ...named]
}

/** Lists the scopes that a request needs, and the datasets whose names or rows its answer shows beyond them. */
export function listDatasetsShown(endpoint: ShowingEndpoint, parameters: RequestParameters): string[] {
  return [...listScopes(endpoint, parameters), ...(endpoint.shows?.(parameters) ?? [])]
}
