import type { Endpoint } from '../../../../schemas/api/endpoint.ts'
import { listRowFields, type Shape } from '../../../../schemas/api/row-fields.ts'
import type { Language } from '../../../../schemas/core/language.ts'
import { translate } from '../../../../schemas/service/language/translate.ts'
import { CHART_FORMATS, DATA_FORMATS } from '../chart-data.ts'
import type { ChartData, ChartDescription } from '../page.ts'
import { PICTURE_FORMATS } from './picture-file.ts'
import { readPlainText } from './plain-text.ts'

interface MetadataParts {
  readonly language: Language
  readonly description: ChartDescription
  readonly data: ChartData
  readonly endpoints: readonly Endpoint[]
  readonly snapshot: string
  readonly hasPicture: boolean
  /** Whole addresses: of the page, of each file of the picture, and of the service. */
  readonly page: string
  readonly addressOf: (format: string) => string
  readonly base: string
}

/** Describes a picture and the columns of its files, for whoever has the file and not the page. */
export function describeChart(parts: MetadataParts): object {
  const { language, description, data, endpoints, snapshot, page, base, hasPicture, addressOf } = parts
  const { title, sentence, request, source } = description()
  const files = hasPicture ? CHART_FORMATS.filter((format) => isFile(format)) : DATA_FORMATS
  return {
    title,
    description: readPlainText(sentence),
    language,
    snapshot,
    page,
    source: { publisher: source.publisher, files: readPlainText(source.place) },
    request: `${base}${request}`,
    files: Object.fromEntries(files.map((format) => [format, addressOf(format)])),
    row_count: data.rows.length,
    ...(data.part !== undefined && { part: data.part }),
    columns: describeColumns(data.columns, findEndpoint(endpoints, request), language),
  }
}

function isFile(format: string): boolean {
  return [...DATA_FORMATS, ...PICTURE_FORMATS].some((each) => each === format && each !== 'html')
}

/**
 * Describes each column of a picture that the answer to the request also has by that name, in its rows or in a list
 * within them. A picture can have columns of its own.
 */
function describeColumns(names: readonly string[], endpoint: Endpoint | null, language: Language): readonly object[] {
  const fields = endpoint === null ? [] : listRowFields(endpoint)
  const shapes = [
    ...fields.map(({ name, shape }) => [name, shape] as const),
    ...fields.flatMap(({ shape }) => ('list' in shape && 'entries' in shape.list ? [...shape.list.entries] : [])),
  ]
  return names.map((name) => ({ name, ...describeShape(shapes.find(([own]) => own === name)?.[1], language) }))
}

function describeShape(shape: Shape | undefined, language: Language) {
  if (shape === undefined || !('duckdb' in shape)) return { type: null, unit: null, description: null }
  const { duckdb, unit, description } = shape
  return {
    type: duckdb,
    unit: unit === null ? null : translate(language, unit),
    description: description === '' ? null : translate(language, description),
  }
}

/** Finds the endpoint that a request asks. If several match, it has the fewest parameters in its path. */
function findEndpoint(endpoints: readonly Endpoint[], request: string): Endpoint | null {
  const [asked = ''] = request.split('?')
  const segments = asked.split('/')
  const matching = endpoints.filter(({ path }) => {
    const own = path.split('/')
    return own.length === segments.length && own.every((part, at) => part.startsWith('{') || part === segments[at])
  })
  const parametersOf = ({ path }: Endpoint) => path.split('{').length
  return matching.toSorted((a, b) => parametersOf(a) - parametersOf(b))[0] ?? null
}
