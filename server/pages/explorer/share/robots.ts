import { LANGUAGES } from '../../../../schemas/core/language.ts'
import { DATA_FORMATS, METADATA } from '../chart-data.ts'

/** Writes what search engines may read: the pages and their pictures, but not the API, files of data and searches. */
export function writeRobots(base: string): string {
  const closed = [
    '/v1/',
    '/mcp',
    '/delta-sharing/',
    '/duckdb/',
    '/shared-files/',
    ...LANGUAGES.flatMap((language) => [`/${language}/suggest`, `/${language}/search`]),
    ...[...DATA_FORMATS, METADATA].map((format) => `/*format=${format}`),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...LANGUAGES.map((language) => `Sitemap: ${base}/${language}/sitemap.xml`),
    '',
  ].join('\n')
}
