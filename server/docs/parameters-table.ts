import { z } from 'zod'
import type { Endpoint } from '../../schemas/core/endpoint.ts'
import { type Html, html } from './page/html.ts'
import { inline } from './page/markdown.ts'
import { cards } from './page/table.ts'

/** The endpoint's own parameters as a table; those that every endpoint takes are told of once, on the start page. */
export function parametersTable({ id, path, input }: Endpoint): Html {
  if (Object.keys(input.shape).length === 0) return html`<p>It has no parameters of its own.</p>`
  return shapeTable(id, input, path)
}

/** The parameters that a schema declares; one that the path has in braces stands there. */
export function shapeTable(of: string, { shape }: z.ZodObject, path: string): Html {
  const rows = Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(([name, schema]) => {
    const said = metaOf(schema)
    return [
      html`<code>${name}</code>`,
      useOf(schema, path.includes(`{${name}}`)),
      [inline(said.description ?? ''), ' ', limitsOf(said['x-json'], defaultOf(schema))],
    ]
  })
  return cards({ label: `Parameters of ${of}`, heads: ['Parameter', 'Use', 'Meaning'], rows })
}

function useOf(schema: z.ZodType, inPath: boolean): string {
  if (inPath) return 'in the path'
  return schema.safeParse(undefined).success ? 'optional' : 'required'
}

/** What is said of a schema or of the one it wraps. */
function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const own = z.globalRegistry.get(schema)
  if (own?.description !== undefined) return own
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : null
  return wraps === null ? {} : metaOf(wraps)
}

function defaultOf(schema: z.ZodType): string | null {
  return schema instanceof z.ZodDefault ? JSON.stringify(schema.def.defaultValue) : null
}

interface Limits {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

/** The limits that the parameter's JSON schema names and its sentence need not. */
function limitsOf(json: unknown, fallback: string | null): Html {
  const { enum: values, minimum, maximum } = (json ?? {}) as Limits
  const codes = values?.map((value, at) => [at > 0 && ', ', html`<code>${value}</code>`])
  return html`${codes !== undefined && ['One of ', codes, '. ']}${
    minimum !== undefined && maximum !== undefined && `From ${String(minimum)} to ${String(maximum)}. `
  }${fallback !== null && `Without it ${fallback}.`}`
}
