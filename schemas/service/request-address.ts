import type { Endpoint } from '../api/endpoint.ts'

/** Writes the address of a request: parameters of the path in their places, the others in the query. */
export function requestAddress({ path }: Pick<Endpoint, 'path'>, parameters: Readonly<Record<string, string>>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !path.includes(`{${name}}`)))
  return query.size === 0 ? filled : `${filled}?${query.toString()}`
}
