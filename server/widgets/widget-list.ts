import { findEndpointDataset } from '../../schemas/service/endpoint-dataset.ts'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { givesList, listRowFields, type RowField } from '../../schemas/api/row-fields.ts'
import { labelOf } from '../../schemas/service/language/labels.ts'
import { describeToolInput } from '../mcp/tool-input.ts'
import type { ToolDeclaration } from '../mcp/tool-declaration.ts'
import { TOOLS } from '../mcp/tools.ts'

/** A widget of OpenBB Workspace: an endpoint that answers a list, under the name and the words of its tool for models. */
export interface Widget {
  /** Its id, and its address below `/openbb`. */
  readonly id: string
  readonly tool: ToolDeclaration
  readonly endpoint: Endpoint
  /** Columns of its table: no value is an object or a list. */
  readonly fields: readonly RowField[]
}

/** Rows of a list that has pages: a table shows one page. */
const ROWS = 500
/** Parameters that the server adds, or that a table has no use for. */
const NOT_FOR_WIDGETS: ReadonlySet<string> = new Set([
  ...['page', 'page_size', 'cursor', 'first_row', 'rows', 'sort_by', 'sort_order'],
  ...['fields', 'provenance', 'vintages', 'snapshot', 'as_of'],
])

/**
 * Lists the widgets in the order of the tools: each tool whose endpoint answers with a list that has columns of its
 * own.
 */
export function listWidgets(endpoints: readonly Endpoint[]): Widget[] {
  return TOOLS.flatMap((tool) => {
    const endpoint = endpoints.find(({ id }) => id === tool.endpoint)
    if (endpoint === undefined || !givesList(endpoint)) return []
    const fields = listRowFields(endpoint).filter(({ path, shape }) => path.length === 1 && !('list' in shape))
    const own = fields.filter(({ name }) => !(name in (endpoint.rowKeys ?? {})))
    return [{ id: tool.name, tool, endpoint, fields: own }]
  })
}

/** Describes the widgets as OpenBB Workspace reads them, `widgets.json`. */
export function describeWidgets(widgets: readonly Widget[]): object {
  return Object.fromEntries(widgets.map((widget) => [widget.id, describeWidget(widget)]))
}

function describeWidget({ id, tool, endpoint, fields }: Widget): object {
  return {
    name: tool.title,
    description: `${tool.use} ${endpoint.summary}.`,
    category: 'Brazilian Market Data',
    subCategory: findEndpointDataset(endpoint) ?? 'search',
    type: 'table',
    endpoint: id,
    source: ['Brazilian Market Data'],
    gridData: { w: 20, h: 12 },
    data: {
      dataKey: endpoint.rows.join('.'),
      table: { showAll: true, enableCharts: true, columnsDefs: fields.map(describeColumn) },
    },
    params: describeParameters(endpoint),
  }
}

function describeColumn({ name, shape }: RowField): object {
  const duckdb = 'duckdb' in shape ? shape.duckdb : null
  return {
    field: name,
    headerName: labelOf(name)?.en ?? name,
    cellDataType: findCellType(duckdb),
    ...('description' in shape && { headerTooltip: shape.description }),
  }
}

function findCellType(duckdb: string | null): string {
  if (duckdb === 'DATE') return 'dateString'
  if (duckdb === 'BOOLEAN') return 'boolean'
  return duckdb !== null && /^(?:DECIMAL|INTEGER|BIGINT)/.test(duckdb) ? 'number' : 'text'
}

interface DeclaredProperty {
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly description?: string
}

/**
 * Describes the parameters that a reader sees. They begin with the values of an example, because some endpoints want
 * one of several. The day is left out, so that a widget opens on the newest.
 */
function describeParameters(endpoint: Endpoint): object[] {
  const { properties } = describeToolInput(endpoint)
  const [{ date: _day, ...example } = {}] = endpoint.examples
  const shown = Object.entries(properties as Record<string, DeclaredProperty>).filter(
    ([name]) => !NOT_FOR_WIDGETS.has(name),
  )
  return shown.map(([name, { type, enum: choices, default: usual, description = '' }]) => {
    const value = example[name] ?? usual
    return {
      paramName: name,
      label: labelOf(name)?.en ?? name,
      description,
      type: type === 'boolean' ? 'boolean' : type === 'integer' || type === 'number' ? 'number' : 'text',
      show: true,
      ...(value !== undefined && { value }),
      ...(choices !== undefined && { options: choices.map((each) => ({ label: String(each), value: each })) }),
    }
  })
}

/**
 * Finds the address of the API for a request to a widget, with the columns of the widget alone; null for any other
 * address. OpenBB Workspace sends every parameter in the query, as an empty text if the reader left it empty.
 */
export function createWidgetAddresses(widgets: readonly Widget[]): (url: string) => string | null {
  const known = new Map(widgets.map((widget) => [widget.id, widget]))
  return (url) => {
    const [, id = '', query = ''] = /^\/openbb\/([a-z_]{1,64})(?:\?(.*))?$/s.exec(url) ?? []
    const widget = known.get(id)
    if (widget === undefined) return null
    const asked = new URLSearchParams(query)
    for (const [name, value] of [...asked]) if (value === '') asked.delete(name)
    const path = fillPath(widget.endpoint.path, asked)
    if (path === null) return null
    if ('page_size' in widget.endpoint.input.shape && !asked.has('page_size')) asked.set('page_size', String(ROWS))
    if (!asked.has('fields')) asked.set('fields', widget.fields.map(({ name }) => name).join(','))
    return `${path}?${asked.toString()}`
  }
}

/** Puts parameters in their places in a path, and takes them out of the query; null where one is missing. */
function fillPath(template: string, asked: URLSearchParams): string | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (!names.every((name) => asked.has(name))) return null
  const path = names.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(asked.get(name) ?? '')),
    template,
  )
  for (const name of names) asked.delete(name)
  return path
}
