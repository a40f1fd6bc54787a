import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { requestAddress } from '../../schemas/service/request-address.ts'
import type { EndpointRequest } from './parse-request.ts'

/** Gives a request that does not come over HTTP an address: some parameters are in its path, the others in its query. */
export function toInternalRequest(
  endpoint: Pick<Endpoint, 'path'>,
  parameters: Readonly<Record<string, string>>,
  accept: string | undefined,
): EndpointRequest {
  const inPath = (name: string) => endpoint.path.includes(`{${name}}`)
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => isWanted(name)))
  const originalUrl = requestAddress(endpoint, parameters)
  return { params: pick(inPath), query: pick((name) => !inPath(name)), originalUrl, accept }
}
