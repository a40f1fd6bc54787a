import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { givesList } from '../../../schemas/api/row-fields.ts'
import { type ApiDocument, canBeHeavy, findJsonBody, findRowSchema, type OperationInDocument } from '../document.ts'
import { listRowKeys } from '../row-keys.ts'
import { findNumberFields, type NumberFields } from './fields-with-numbers.ts'
import { nameMethod, toPascalCase } from './names.ts'
import { listMethodParameters, type MethodParameter } from './parameters.ts'
import { printDocstring } from './text.ts'
import type { TypedDicts } from './typed-dicts.ts'

/** A method of the clients for one endpoint. */
export interface Method {
  readonly name: string
  readonly constant: string
  readonly path: string
  readonly isPaged: boolean
  readonly isHeavy: boolean
  readonly parameters: readonly MethodParameter[]
  /** Class of the query; `of` names the types of its body and its rows. */
  readonly query: 'Query' | 'TextQuery' | 'ListQuery' | 'PagedQuery'
  readonly of: readonly string[]
  readonly numbers: NumberFields
  readonly doc: readonly string[]
}

/** Calls of exports are written by hand (exports.py): a POST, and a file at the end. Subscriptions have no calls. */
const NO_ENDPOINTS = /^\/v1\/(?:exports|subscriptions)\b/
/** The client knows by a column's name that it is a decimal; for a statement's own columns their type tells (sql.py). */
const SQL_PATH = '/v1/sql'

/** Describes the method of each endpoint but those for files, exports, subscriptions and SQL, and collects the types that it needs. */
export function listMethods(
  document: ApiDocument,
  endpoints: readonly Endpoint[],
  types: TypedDicts,
): readonly Method[] {
  return Object.entries(document.paths).flatMap(([path, { get: operation }]) => {
    if (operation === undefined || path === SQL_PATH || NO_ENDPOINTS.test(path)) return []
    const isFile = 'application/vnd.apache.parquet' in (operation.responses['200']?.content ?? {})
    const endpoint = endpoints.find((one) => one.path === path)
    if (isFile) return []
    return [describeMethod(document, { path, operation, endpoint }, types)]
  })
}

interface Documented {
  readonly path: string
  readonly operation: OperationInDocument
  readonly endpoint: Endpoint | undefined
}

function describeMethod(document: ApiDocument, documented: Documented, types: TypedDicts): Method {
  const { path, operation, endpoint } = documented
  const name = nameMethod(path, operation.operationId)
  const body = findJsonBody(operation)
  const parameters = listMethodParameters(operation.parameters ?? [], name, types)
  const isList = endpoint !== undefined && givesList(endpoint)
  const isPaged = isList && 'page_size' in endpoint.input.shape
  const numbers = findNumberFields(document, path, body ? [body] : [])
  const of = body ? [types.typeOf(body, `${toPascalCase(name)}Body`)] : []
  if (isList) {
    const row = `${toPascalCase(name)}Row`
    types.addRow(row, findRowSchema(document, endpoint).items, listRowKeys(endpoint))
    of.push(row)
  }
  const query = isPaged ? 'PagedQuery' : isList ? 'ListQuery' : body ? 'Query' : 'TextQuery'
  const doc = writeDoc(operation, parameters, numbers)
  const isHeavy = canBeHeavy(operation)
  return { name, constant: name.toUpperCase(), path, isPaged, isHeavy, parameters, query, of, numbers, doc }
}

function writeDoc(
  { summary, description, responses }: OperationInDocument,
  parameters: readonly MethodParameter[],
  { units }: NumberFields,
): readonly string[] {
  const described = parameters.map(({ name, text }) => `  ${name}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`)
  const measured = [...units].map(([unit, names]) => `  ${unit}: ${names.join(', ')}`)
  const errors = Object.entries(responses).flatMap(([status, { $ref = '' }]) =>
    Number(status) < 400 ? [] : `${status} ${toSnakeCase($ref.split('/').at(-1) ?? '')}`,
  )
  return [
    endSentence(summary),
    description,
    ...(described.length > 0 ? [`Args:\n${described.join('\n')}`] : []),
    ...(measured.length > 0 ? [`Units (the descriptions of other fields say theirs):\n${measured.join('\n')}`] : []),
    `Raises:\n  ApiError: ${errors.join(', ')}.`,
  ]
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()
}

/** Writes a method. */
export function printMethod({ name, constant, parameters, query, of, doc }: Method): string {
  const first = parameters.findIndex(({ isPositional }) => !isPositional)
  const listed = parameters.map(({ name: own, type, isRequired }) =>
    isRequired ? `        ${own}: ${type},\n` : `        ${own}: ${type} | None = None,\n`,
  )
  if (first !== -1) listed.splice(first, 0, '        *,\n')
  const written = parameters.length === 0 ? 'self' : `\n        self,\n${listed.join('')}    `
  const result = `${query}${of.length > 0 ? `[${of.join(', ')}]` : ''}`
  return `    def ${name}(${written}) -> ${result}:
${printDocstring(doc, '        ')}        return ${query}(
            self._sender,
            Call(
                ${constant},
                ${printValues(parameters, 'path')},
                ${printValues(parameters, 'query')},
            ),
        )
`
}

function printValues(parameters: readonly MethodParameter[], place: 'path' | 'query'): string {
  const values = parameters.filter((one) => one.in === place)
  const written = values.map(({ sent, name }) => `"${sent}": ${name}`)
  if (written.length < 2) return `{${written.join('')}}`
  return `{\n${written.map((one) => `                    ${one},\n`).join('')}                }`
}
