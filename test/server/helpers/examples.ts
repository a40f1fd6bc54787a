import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { requestAddress } from '../../../schemas/service/request-address.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'

/** Every example of every data endpoint, with the address that asks for it and what to put behind it for more. */
export const examples = endpoints.flatMap((endpoint) =>
  endpoint.examples.map((example) => ({
    endpoint,
    example,
    name: `${endpoint.id} ${JSON.stringify(example)}`,
    ask: (more: Readonly<Record<string, string>> = {}) => writeAddress(endpoint, { ...example, ...more }),
  })),
)

/** With a `?` in any case, so that more parameters can be put behind it. */
export function writeAddress(endpoint: Pick<Endpoint, 'path'>, parameters: Readonly<Record<string, string>>): string {
  const address = requestAddress(endpoint, parameters)
  return address.includes('?') ? address : `${address}?`
}
