import type { Endpoint, NarrowedParameter } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { listNamedValues, listStoodFor, splitValues } from '../../schemas/api/value-list.ts'
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

type ScopedEndpoint = Pick<Endpoint, 'dataset' | 'extraScopes' | 'narrowed'>
type ShowingEndpoint = Pick<Endpoint, 'dataset' | 'extraScopes' | 'narrowed' | 'shows'>
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
export function listScopes(
  { dataset, extraScopes = [], narrowed }: ScopedEndpoint,
  parameters: RequestParameters,
): string[] {
  const named = extraScopes.flatMap((scope) => {
    if (typeof scope === 'string') return scope
    const value = parameters[scope.parameter]
    const dataset = typeof value === 'string' ? (scope.datasetOf?.(value) ?? value) : null
    return datasets.find(({ id }) => id === dataset)?.id ?? []
  })
  return [
    ...(dataset === null ? [] : [dataset]),
    ...named,
    ...(narrowed ? listNarrowedScopes(narrowed, parameters) : []),
  ]
}

/** For a request that names nothing these are all scopes, because it is not known here who asks. */
function listNarrowedScopes(narrowed: NarrowedParameter, parameters: RequestParameters): readonly string[] {
  if (narrowed.countsIn?.(parameters) === false) return []
  const { parameter, values, together, datasetsOf } = narrowed
  return [...new Set(listNamedValues(parameters[parameter], values, together).flatMap(datasetsOf))]
}

/**
 * Narrows a request that names nothing, or several values together, to those that its client may see; null where the
 * client may see all, or names values one by one. If the client may see none of them, all stay, and the request is
 * refused. The parameters alone decide the answer, so that nothing cached for one client is given to another.
 */
export function narrowRequest(
  { narrowed }: Pick<Endpoint, 'narrowed'>,
  parameters: RequestParameters,
  maySee: (dataset: string) => boolean,
): Readonly<Record<string, string>> | null {
  if (narrowed === undefined || narrowed.countsIn?.(parameters) === false) return null
  const { parameter, values, together = {}, datasetsOf } = narrowed
  const sent = parameters[parameter]
  const asked = sent === undefined ? [values] : splitValues(sent).map((each) => listStoodFor(each, together) ?? [each])
  const seen = asked.map((each) => {
    const own = each.filter((value) => datasetsOf(value).every(maySee))
    return own.length === 0 ? each : own
  })
  return seen.flat().length === asked.flat().length ? null : { [parameter]: seen.flat().join(',') }
}

/** Lists the scopes that a request needs, and the datasets whose names or rows its answer shows beyond them. */
export function listDatasetsShown(endpoint: ShowingEndpoint, parameters: RequestParameters): string[] {
  return [...listScopes(endpoint, parameters), ...(endpoint.shows?.(parameters) ?? [])]
}
