import type { Endpoint, EndpointAnswer } from '../../schemas/api/endpoint.ts'
import { requestAddress } from '../../schemas/service/request-address.ts'

/** Parameters as sent, without those that choose the snapshot or set only headers, and with the format. */
export type SentParameters = Readonly<Record<string, string>>

/**
 * Builds the address of the next page, as a path: only a proxy knows the host that the client used. The address names the
 * snapshot of the page before, so that a client reads the whole list from one snapshot, even while a newer one is
 * published. It does not repeat `as_of`: a day that is not over can still get a newer snapshot. An address with a cursor
 * names no snapshot: a cursor goes on in newer ones.
 */
export function buildNextAddress(
  endpoint: Pick<Endpoint, 'path'>,
  sent: SentParameters,
  { nextPage, nextCursor }: Pick<EndpointAnswer, 'nextPage' | 'nextCursor'>,
  snapshot: string,
): string | null {
  if (nextPage !== undefined) return requestAddress(endpoint, { ...sent, page: String(nextPage), snapshot })
  if (nextCursor === undefined) return null
  const { updated_after: _instant, ...parameters } = sent
  return requestAddress(endpoint, { ...parameters, cursor: nextCursor })
}
