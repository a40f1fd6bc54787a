import { parse } from 'node:querystring'
import type { Endpoint } from '../../schemas/api/endpoint.ts'

type Routed = Pick<Endpoint, 'path'>

/** An endpoint, and the parameters that an address gives it, as Express reads them. */
export interface AddressedEndpoint<E extends Routed> {
  readonly endpoint: E
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Finds the endpoint of an address, path and query, where no route of Express has read it; null if none has that path. */
export function createEndpointFinder<E extends Routed>(
  endpoints: readonly E[],
): (address: string) => AddressedEndpoint<E> | null {
  const routes = endpoints.map((endpoint) => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return { endpoint, names, pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }
  })
  return (address) => {
    const [path = '', query = ''] = address.split(/\?(.*)/s)
    for (const { endpoint, names, pattern } of routes) {
      const values = pattern.exec(path)?.slice(1)
      if (values === undefined) continue
      const inPath = names.map((name, at) => [name, decode(values[at] ?? '')] as const)
      return { endpoint, parameters: { ...parse(query, '&', '=', { maxKeys: 0 }), ...Object.fromEntries(inPath) } }
    }
    return null
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
