import { z } from 'zod'
import type { Endpoint } from '../api/endpoint.ts'
import { WRITTEN_BY_SERVER } from '../api/output.ts'

const HEADER = `// Generated from the \`output\` of the endpoints by \`make gen\`: do not edit.
import type { ExactNumber } from '../../../schemas/core/exact-number.ts'

/** A number of an answer: exact where a query gives it, plain where code counts. */
export type AnsweredNumber = number | ExactNumber
`

/**
 * Writes the TypeScript types of the answers of endpoints inside the process, by the id of the endpoint: with whole
 * lists, and without what the server adds at the end.
 */
export function printAnswerTypes(endpoints: readonly Endpoint[]): string {
  const named = new Map<string, string>()
  const answers = endpoints.map(
    ({ id, output }) => `  readonly ${id}: ${printObject(output, named, '  ', WRITTEN_BY_SERVER)}`,
  )
  const types = [...named].map(([name, type]) => `\nexport type ${name} = ${type}\n`)
  return [HEADER, ...types, '\nexport interface Answers {\n', answers.join('\n'), '\n}\n'].join('')
}

/** Writes the type of a schema; the type of a named schema once, for all that refer to it. */
function printType(schema: z.core.$ZodType, named: Map<string, string>, indent: string): string {
  const { id } = z.globalRegistry.get(schema) ?? {}
  if (id === undefined) return printUnnamed(schema, named, indent)
  // The name is set first, so that the types stand in the order of the answers.
  if (!named.has(id)) {
    named.set(id, '')
    named.set(id, printUnnamed(schema, named, ''))
  }
  return id
}

function printUnnamed(schema: z.core.$ZodType, named: Map<string, string>, indent: string): string {
  const inner = (of: z.core.$ZodType) => printType(of, named, indent)
  if (schema instanceof z.ZodObject) return printObject(schema, named, indent)
  if (schema instanceof z.ZodArray) return `readonly ${bracket(inner(schema.element))}[]`
  if (schema instanceof z.ZodNullable) return `${bracket(inner(schema.unwrap()))} | null`
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => bracket(inner(option))).join(' | ')
  if (schema instanceof z.ZodEnum) return schema.options.map((value) => JSON.stringify(value)).join(' | ')
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => JSON.stringify(value)).join(' | ')
  if (schema instanceof z.ZodBoolean) return 'boolean'
  if (schema instanceof z.ZodNumber) return 'AnsweredNumber'
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'string'
  throw new Error(`${schema._zod.def.type} has no type in an answer: write it here`)
}

function printObject(
  { shape }: z.ZodObject,
  named: Map<string, string>,
  indent: string,
  without: readonly string[] = [],
): string {
  const fields = Object.entries<z.core.$ZodType>(shape).filter(([name]) => !without.includes(name))
  const printed = fields.map(([name, field]) => {
    const isOptional = field instanceof z.ZodOptional
    const type = printType(isOptional ? field.unwrap() : field, named, `${indent}  `)
    return `${indent}  readonly ${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${type}\n`
  })
  return `{\n${printed.join('')}${indent}}`
}

function bracket(type: string): string {
  return type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type.startsWith('readonly ') ? `(${type})` : type
}
