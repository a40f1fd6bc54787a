import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import { mcpMessages } from './mcp-messages.ts'

const OPENAPI = new URL('../../schemas/service/openapi/openapi.gen.json', import.meta.url)

/**
 * A tool always answers JSON, `ranges` is many names with filters of their own, and a model does not know which servers
 * there are.
 */
const NOT_FOR_TOOLS: ReadonlySet<string> = new Set(['format', 'decimal', 'download', 'ranges', 'min_snapshot'])
/** A model reads every row: a page is shorter than that of a program, unless it asks for more. */
const ROWS = 50
const MOST_ROWS = 1000

const parameterSchema = z.object({
  name: z.string(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: z.record(z.string(), z.unknown()),
})
const documentSchema = z.object({
  // Some paths are only asked by POST.
  paths: z.record(
    z.string(),
    z.object({ get: z.object({ parameters: z.array(parameterSchema).optional() }).optional() }),
  ),
})

export interface ToolInput {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: string[]
  readonly additionalProperties: false
}

/** Rows of a list that has no pages: which of them to show. */
export interface ShownRows {
  readonly first: number
  readonly count: number
}

/** Reads the parameters of an endpoint as the reference declares them. */
export function describeToolInput(endpoint: Endpoint): ToolInput {
  const { paths } = readDocument()
  const declared = (paths[endpoint.path]?.get?.parameters ?? []).filter(({ name }) => !NOT_FOR_TOOLS.has(name))
  const properties = declared.map(({ name, description = '', schema }) => {
    const { examples: _examples, ...type } = schema
    return [name, { ...type, description, ...(name === 'page_size' && { default: ROWS }) }] as const
  })
  return {
    type: 'object',
    properties: { ...Object.fromEntries(properties), ...(hasPages(endpoint) ? {} : ROW_PARAMETERS) },
    required: declared.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  }
}

const ROW_PARAMETERS = {
  first_row: { type: 'integer', minimum: 0, default: 0, description: 'The first row to show, counted from 0.' },
  rows: { type: 'integer', minimum: 1, maximum: MOST_ROWS, default: ROWS, description: 'How many rows to show.' },
}

/** True if the endpoint itself answers page by page. */
export function hasPages({ input }: Pick<Endpoint, 'input'>): boolean {
  return 'page_size' in input.shape
}

type Document = z.infer<typeof documentSchema>
let document: Document | null = null

function readDocument(): Document {
  document ??= documentSchema.parse(JSON.parse(readFileSync(OPENAPI, 'utf8')))
  return document
}

const argumentsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Reads what a model sent: as texts, as an address would have them, and which rows it wants to see. */
export function readToolArguments(
  endpoint: Endpoint,
  { properties }: ToolInput,
  sent: unknown,
): { readonly parameters: Readonly<Record<string, string>>; readonly shown: ShownRows } {
  const parsed = argumentsSchema.safeParse(sent ?? {})
  if (!parsed.success) throw new ApiError('invalid_input', mcpMessages.argumentKinds)
  const texts = Object.entries(parsed.data).map(([name, value]) => [name, String(value)] as const)
  const unknown = texts.find(([name]) => !Object.hasOwn(properties, name))
  if (unknown !== undefined) {
    const known = Object.keys(properties).join(', ')
    throw new ApiError('invalid_input', mcpMessages.unknownArgument({ name: quoted(unknown[0]), known }))
  }
  const { first_row: first = '0', rows: count = String(ROWS), ...parameters } = Object.fromEntries(texts)
  if (hasPages(endpoint)) {
    return { parameters: { page_size: String(ROWS), ...parameters }, shown: { first: 0, count: MOST_ROWS } }
  }
  return {
    parameters,
    shown: { first: readWhole('first_row', first, 0, 9_999_999), count: readWhole('rows', count, 1, MOST_ROWS) },
  }
}

function readWhole(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new ApiError('invalid_input', mcpMessages.wholeArgument({ name, least, most }))
}
