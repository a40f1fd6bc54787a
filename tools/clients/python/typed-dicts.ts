import type { JsonSchema } from '../document.ts'
import { escapeKeyword, toPascalCase } from './names.ts'
import { printComment, printDocstring } from './text.ts'

/** Collects the types of rows and bodies, each once, in the order in which they were asked for. */
export class TypedDicts {
  readonly #printed = new Map<string, string>()
  readonly #components: Readonly<Record<string, JsonSchema>>

  constructor(components: Readonly<Record<string, JsonSchema>>) {
    this.#components = components
  }

  /** Prints all types, each behind those that it needs. */
  print(): string {
    return [...this.#printed.values()].map((code) => `\n\n${code}`).join('')
  }

  /** Gives the type of a schema, and collects what it needs; an object that has no name gets this one. */
  typeOf(schema: JsonSchema, name: string): string {
    if (schema.$ref !== undefined) return this.#typeOfComponent(schema.$ref.replace('#/components/schemas/', ''))
    if (schema.anyOf) return joinTypes(schema.anyOf.map((one) => this.typeOf(one, name)))
    if (schema.const !== undefined) return literal([schema.const])
    if (schema.enum) return literal(schema.enum)
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
    return types.length === 0 ? 'Any' : joinTypes(types.map((type) => this.#simpleType(type, schema, name)))
  }

  /** Collects a type for the rows of a list: that of its items, and what they belong to. */
  addRow(name: string, items: JsonSchema, keys: readonly RowKey[]) {
    const alternatives = items.anyOf ?? [items]
    const rows = alternatives.map((item, at) => {
      const type = this.typeOf(item, `${name.replace(/Row$/, '')}Item`)
      if (keys.length === 0) return type
      const own = alternatives.length === 1 ? name : `${name}${String(at + 1)}`
      const fields = keys.map((key) => `    ${key.name}: str\n${printDocstring([key.description], '    ')}`)
      const doc = printDocstring(['A row, with what it belongs to.'], '    ')
      this.#add(own, `class ${own}(${type}):\n${doc}\n${fields.join('')}`)
      return own
    })
    if (keys.length === 0 || rows.length > 1) this.addAlias(name, joinTypes(rows))
  }

  /** Collects another name of a type. */
  addAlias(name: string, type: string) {
    this.#add(name, `${name}: TypeAlias = ${type}\n`)
  }

  /** Collects a type of which every field may be left out. */
  addOptions(name: string, doc: string, types: Readonly<Record<string, string>>) {
    const fields = Object.entries(types).map(([field, type]) => `    ${field}: ${type}\n`)
    this.#add(name, `class ${name}(TypedDict, total=False):\n${printDocstring([doc], '    ')}\n${fields.join('')}`)
  }

  #typeOfComponent(name: string): string {
    const schema = this.#components[name]
    if (schema === undefined) throw new Error(`the document has no schema ${name}`)
    if (!this.#printed.has(name)) {
      if (schema.properties) this.#addObject(name, schema)
      else this.addAlias(name, this.typeOf(schema, `${name}Value`))
    }
    return name
  }

  #simpleType(type: string, schema: JsonSchema, name: string): string {
    const simple = SIMPLE[type]
    if (simple !== undefined) return simple
    if (type === 'array') return `list[${schema.items ? this.typeOf(schema.items, `${name}Item`) : 'Any'}]`
    if (type !== 'object') throw new Error(`${name} has the type ${type}, which has no form in Python`)
    if (schema.properties) {
      this.#addObject(name, schema)
      return name
    }
    const values = schema.additionalProperties
    return `dict[str, ${typeof values === 'object' ? this.typeOf(values, `${name}Value`) : 'Any'}]`
  }

  #addObject(name: string, schema: JsonSchema) {
    // Its place is taken before its fields are read: one of them can be of the same type.
    this.#printed.set(name, '')
    const required = new Set(schema.required)
    const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
      const type = this.typeOf(inner, name + toPascalCase(field))
      return { field, type: required.has(field) ? type : `NotRequired[${type}]`, text: describeField(inner) }
    })
    const text = schema.description ?? 'An object.'
    // A field such as `class` cannot be written as an attribute.
    const isPlain = fields.every(({ field }) => escapeKeyword(field) === field)
    this.#printed.delete(name)
    this.#add(name, isPlain ? printClass(name, text, fields) : printCall(name, text, fields))
  }

  #add(name: string, code: string) {
    if (this.#printed.has(name)) throw new Error(`two types would have the name ${name}`)
    this.#printed.set(name, code)
  }
}

/** Key that all rows of a list share. */
interface RowKey {
  readonly name: string
  readonly description: string
}

interface Field {
  readonly field: string
  readonly type: string
  readonly text: string
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'Decimal',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
}

function printClass(name: string, text: string, fields: readonly Field[]): string {
  const written = fields.map(
    ({ field, type, text: said }) => `    ${field}: ${type}\n${said === '' ? '' : printDocstring([said], '    ')}`,
  )
  return `class ${name}(TypedDict):\n${printDocstring([text], '    ')}\n${written.join('')}`
}

function printCall(name: string, text: string, fields: readonly Field[]): string {
  const written = fields.map(
    ({ field, type, text: said }) =>
      `${said === '' ? '' : printComment(said, '        ')}        "${field}": "${type}",\n`,
  )
  return `${name} = TypedDict(\n    "${name}",\n    {\n${written.join('')}    },\n)\n${printDocstring([text], '')}`
}

/** Says what a field is, with its unit where its sentence does not name it. */
function describeField({ description = '', 'x-unit': unit }: JsonSchema): string {
  return unit === undefined || description.includes(unit) ? description : `${description} Unit: ${unit}.`.trim()
}

function literal(values: readonly (string | boolean)[]): string {
  return `Literal[${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : value ? 'True' : 'False')).join(', ')}]`
}

function joinTypes(types: readonly string[]): string {
  return [...new Set(types)].join(' | ')
}
