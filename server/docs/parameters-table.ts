import { z } from 'zod'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { listRangedColumns } from '../../schemas/api/range-input.ts'
import { type Html, html } from './page/html.ts'
import { renderInline } from './page/markdown.ts'
import { renderCards } from './page/table.ts'

/** Renders the endpoint's own parameters. The start page has those that every endpoint takes. */
export function renderParameters(endpoint: Endpoint): Html {
  const { id, path, input } = endpoint
  if (Object.keys(input.shape).length === 0) return html`<p>This endpoint has no parameters of its own.</p>`
  return html`${renderShape(id, input, path)}${renderRanges(endpoint)}`
}

/** Renders which columns of a list have ranges, in a sentence: a row for each end would hide the other parameters. */
function renderRanges(endpoint: Endpoint): Html | null {
  const columns = listRangedColumns(endpoint)
  if (columns.length === 0) return null
  const names = columns.map(({ name }, at) => [at > 0 && ', ', html`<code>${name}</code>`])
  return html`<p>Ranges: <code>min_</code> and <code>max_</code> before the name of one of these columns, such as <code>min_${columns[0]?.name ?? ''}</code>, leave rows out: ${names}. <a href="/docs#ranges">The rules</a> say how.</p>` // prettier-ignore
}

/** Renders the parameters of a schema; those in braces in `path` are part of the path. */
export function renderShape(of: string, { shape }: z.ZodObject, path: string): Html {
  const rows = Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(([name, schema]) => {
    const meta = findMeta(schema)
    return [
      html`<code>${name}</code>`,
      describeUse(schema, path.includes(`{${name}}`)),
      [renderInline(meta.description ?? ''), ' ', describeLimits(meta['x-json'], readDefault(schema))],
    ]
  })
  return renderCards({ label: `Parameters of ${of}`, heads: ['Parameter', 'Use', 'Meaning'], rows })
}

function describeUse(schema: z.ZodType, inPath: boolean): string {
  if (inPath) return 'in the path'
  return schema.safeParse(undefined).success ? 'optional' : 'required'
}

/** Finds the description of a schema, or of the schema that it wraps. */
function findMeta(schema: z.core.$ZodType): z.core.GlobalMeta {
  const own = z.globalRegistry.get(schema)
  if (own?.description !== undefined) return own
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : null
  return wraps === null ? {} : findMeta(wraps)
}

function readDefault(schema: z.ZodType): string | null {
  return schema instanceof z.ZodDefault ? JSON.stringify(schema.def.defaultValue) : null
}

interface ParameterLimits {
  /** The limits of one value, of a parameter that takes several. */
  readonly anyOf?: readonly ParameterLimits[]
  readonly type?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

/** Describes the limits of the parameter's JSON schema, so that its sentence need not. */
function describeLimits(json: unknown, fallback: string | null): Html {
  const { anyOf: [one] = [], ...own } = (json ?? {}) as ParameterLimits
  const { enum: values, minimum, maximum } = { ...own, ...one }
  const codes = values?.map((value, at) => [at > 0 && ', ', html`<code>${value}</code>`])
  return html`${codes !== undefined && ['One of ', codes, '. ']}${
    minimum !== undefined && maximum !== undefined && `From ${String(minimum)} to ${String(maximum)}. `
  }${fallback !== null && `Without it ${fallback}.`}`
}
