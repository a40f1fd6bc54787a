import { LANGUAGE_TAGS } from '../../../../schemas/core/language.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { PageView } from '../page.ts'
import { joinList, type PageRequest, writePageAddress } from '../page-request.ts'
import { renderCitation } from './citation.tsx'
import { writeDatasetMarkup } from './dataset-markup.ts'
import { SERVICE_NAME } from '../../../../schemas/service/service-name.ts'

/** Any program reads these forms of a picture's data. */
const FILES = [
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['parquet', 'application/vnd.apache.parquet'],
] as const

/** Renders how to cite a page that has figures; null for one that has none. */
export function renderCitationOf(
  { language, say, snapshot, charts, pictures, isEmbedded }: PageView,
  request: PageRequest,
  title: string,
  base: string,
): Html | null {
  if (charts.size === 0) return null
  const address = `${base}${addParameters(request.address, { snapshot: snapshot.id })}`
  const [picture] = pictures.keys()
  const framed =
    isEmbedded && picture !== undefined
      ? `${base}${addParameters(request.address, { chart: picture, format: 'html' })}`
      : null
  return renderCitation({
    language,
    site: say(SERVICE_NAME),
    title: title || say(SERVICE_NAME),
    snapshot: snapshot.id,
    address,
    framed,
  })
}

/** Describes the figures of a page for search engines; null where it has none. */
export function describeDataset(
  { language, say, snapshot, charts }: PageView,
  { address }: PageRequest,
  { title, description }: { readonly title: string; readonly description: string },
  base: string,
): Html | null {
  if (charts.size === 0) return null
  return writeDatasetMarkup({
    name: title || say(SERVICE_NAME),
    description,
    site: say(SERVICE_NAME),
    snapshot: snapshot.id,
    language: LANGUAGE_TAGS[language],
    address: `${base}${address}`,
    files: [...charts.keys()].flatMap((chart) =>
      FILES.map(([format, type]) => ({ type, address: `${base}${addParameters(address, { chart, format })}` })),
    ),
  })
}

/** Adds parameters to an address of the explorer, in the place of those that choose a snapshot. */
export function addParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if ('snapshot' in parameters) searchParams.delete('as_of')
  const own = [...new Set(searchParams.keys())].map((name) => [name, joinList(searchParams.getAll(name))] as const)
  return writePageAddress(pathname, { ...Object.fromEntries(own), ...parameters })
}
