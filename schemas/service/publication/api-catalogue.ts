/** Where programs look for the APIs of a host (RFC 9727). */
export const API_CATALOGUE = '/.well-known/api-catalog'
/** A link set as JSON (RFC 9264), by the profile of that RFC. */
export const API_CATALOGUE_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** Lists the APIs of this service with what describes each, as a link set. `base` is the address of the server. */
export function describeApis(base: string): object {
  const to = (path: string, type: string) => ({ href: `${base}${path}`, type })
  return {
    linkset: [
      {
        anchor: `${base}/v1/`,
        'service-desc': [
          to('/openapi.json', 'application/json'),
          { ...to('/openapi.pt.json', 'application/json'), hreflang: ['pt'] },
        ],
        'service-doc': [to('/docs', 'text/html'), to('/llms-full.txt', 'text/plain')],
        'service-meta': [
          to('/data/catalogue.jsonld', 'application/ld+json'),
          to('/data/datapackage.json', 'application/json'),
          to('/data/croissant.json', 'application/ld+json'),
        ],
        status: [to('/status?format=json', 'application/json')],
        'terms-of-service': [to('/docs/rules', 'text/html')],
      },
      { anchor: `${base}/mcp`, 'service-doc': [to('/llms.txt', 'text/plain')] },
    ],
  }
}
