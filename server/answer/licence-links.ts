import { datasets } from '../../schemas/registry.gen.ts'
import { findLicence } from '../../schemas/service/publication/described-tables.ts'

/** Lists the links to the licences of the datasets among scopes, each once: where one has no address, to what its page says. */
export function listLicenceLinks(scopes: readonly string[]): string[] {
  const own = datasets.filter(({ id }) => scopes.includes(id))
  return [...new Set(own.map((dataset) => `<${findLicence(dataset).path ?? `/docs/${dataset.id}`}>; rel="license"`))]
}

/** The header of whole files that leads to the terms of their rows. */
export function buildLicenceHeaders(scopes: readonly string[]): Readonly<Record<string, string>> {
  const links = listLicenceLinks(scopes)
  return links.length === 0 ? {} : { Link: links.join(', ') }
}
