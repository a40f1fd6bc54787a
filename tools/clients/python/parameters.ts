import { datasets } from '../../../schemas/registry.gen.ts'
import type { JsonSchema, ParameterInDocument } from '../document.ts'
import { escapeKeyword, toPascalCase } from './names.ts'
import type { TypedDicts } from './typed-dicts.ts'

export interface MethodParameter {
  readonly sent: string
  readonly name: string
  readonly in: 'path' | 'query'
  readonly type: string
  readonly isRequired: boolean
  /** True where its place says what it is, so that it needs no name in a call. */
  readonly isPositional: boolean
  readonly text: string
}

/** The client chooses these by itself. */
const CHOSEN = new Set(['format', 'decimal', 'download'])

/** Lists the parameters of a method, those without a default first. */
export function listMethodParameters(
  parameters: readonly ParameterInDocument[],
  method: string,
  types: TypedDicts,
): readonly MethodParameter[] {
  const listed = parameters
    .filter(({ name }) => !CHOSEN.has(name))
    .map((parameter) => describeMethodParameter(parameter, method, types))
  const rank = ({ isRequired, isPositional }: MethodParameter) => (isRequired ? 0 : isPositional ? 1 : 2)
  return listed.sort((one, other) => rank(one) - rank(other))
}

function describeMethodParameter(
  { name, in: place, required: isRequired = false, description = '', schema }: ParameterInDocument,
  method: string,
  types: TypedDicts,
): MethodParameter {
  const type = name === 'ranges' ? addRanges(schema, method, types) : typeParameter(schema, description)
  const values = listValues(schema)
  const listed = values.length === 0 ? '' : ` One of ${values.join(', ')}.`
  const preset = schema.default === undefined ? '' : ` Default: ${String(schema.default)}.`
  return {
    sent: name,
    name: escapeKeyword(name),
    in: place,
    type,
    isRequired,
    isPositional: isRequired || name === 'date',
    text: `${description}${type.includes('Literal') ? '' : listed}${preset}`,
  }
}

function addRanges(schema: JsonSchema, method: string, types: TypedDicts): string {
  const name = `${toPascalCase(method)}Ranges`
  const bounds = Object.entries(schema.properties ?? {}).map(([bound, { type }]): [string, string] => [
    bound,
    type === 'integer' ? 'int' : 'Number',
  ])
  types.addOptions(name, 'Bounds of the numbers in the rows; both ends are included.', Object.fromEntries(bounds))
  return name
}

function typeParameter(schema: JsonSchema, description: string): string {
  if (schema.type === 'number') return 'Number'
  if (schema.type === 'integer') return 'int'
  if (schema.enum?.includes('true')) return 'bool'
  if (schema.enum && datasets.every(({ id }, at) => schema.enum?.[at] === id)) return 'DatasetId'
  if (schema.enum) return `Literal[${schema.enum.map((value) => JSON.stringify(value)).join(', ')}]`
  if (schema.pattern?.startsWith('^(\\d{8}|') === true || schema.pattern?.startsWith('^\\d{4}-') === true) return 'Day'
  return /commas? between|separated by commas/.test(description) ? 'str | Sequence[str]' : 'str'
}

function listValues({ anyOf = [] }: JsonSchema): readonly string[] {
  return anyOf.flatMap((one) => one.enum ?? [])
}
