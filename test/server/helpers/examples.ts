import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { endpoints } from '../../../schemas/api/endpoints.ts'

/** Every example of every data endpoint, with the address that asks for it and what to put behind it for more. */
export const examples = endpoints.flatMap((endpoint) =>
  endpoint.examples.map((example) => ({
    endpoint,
    example,
    name: `${endpoint.id} ${JSON.stringify(example)}`,
    ask: (more: Readonly<Record<string, string>> = {}) => addressOf(endpoint, { ...example, ...more }),
  })),
)

export function addressOf({ path }: Pick<Endpoint, 'path'>, parameters: Readonly<Record<string, string>>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const query = new URLSearchParams(Object.entries(parameters).filter(([name]) => !path.includes(`{${name}}`)))
  return `${filled}?${query.toString()}`
}
