import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { parameter } from './input.ts'
import { nearest } from './nearest-word.ts'
import { listed, quoted } from './client-text.ts'
import { type DeclaredAnswer, listRowFields, type RowField } from './row-fields.ts'
import { issueText } from './issue-message.ts'
import type { Message } from './language/message.ts'
import { valueMessages } from './value-messages.ts'

/** Names of the selected columns, as CSV has them, in the order of the answer. */
export type FieldSelection = readonly string[]

/** A longer list of names must name columns twice. */
const LONGEST = 4_000

/**
 * Declares a list of columns separated by commas. It becomes the names of single columns in the order of the answer, so
 * that equal selections are equal however they are written. Without an endpoint, it only describes the parameter.
 */
export function fieldsInput(endpoint: DeclaredAnswer | null) {
  const text = z.string().max(LONGEST, { error: issueText(valueMessages.columnsTwice), abort: true })
  return parameter(
    text.transform((names, context): FieldSelection => {
      const requested = [...new Set(names.split(',').map((name) => name.trim()))]
      const columns = endpoint === null ? [] : listRowFields(endpoint)
      const unknown = requested.find((name) => !columns.some((column) => isPartOf(column, name)))
      if (unknown !== undefined) {
        context.addIssue(issueText(explainUnknown(unknown, columns)))
        return z.NEVER
      }
      return columns.filter((column) => requested.some((name) => isPartOf(column, name))).map(({ name }) => name)
    }),
    'Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows.',
    { type: 'string', examples: endpoint === null ? [] : [exampleFor(endpoint)] },
  )
}

/** True if a column has this name, or is in the object of this name. */
function isPartOf({ path }: RowField, name: string): boolean {
  return path.some((_key, at) => path.slice(0, at + 1).join('_') === name)
}

function explainUnknown(name: string, columns: readonly RowField[]): Message {
  const names = columns.map((column) => column.name)
  return valueMessages.noSuchColumn({ name: quoted(name), meant: nearest(name, names), names: listed(names) })
}

function exampleFor(endpoint: DeclaredAnswer): string {
  return listRowFields(endpoint)
    .slice(0, 2)
    .map(({ name }) => name)
    .join(',')
}

/** Lists the selected columns of an endpoint's rows; all of them without a selection. */
export function listSelectedFields(endpoint: DeclaredAnswer, selection: FieldSelection | null): readonly RowField[] {
  const columns = listRowFields(endpoint)
  return selection === null ? columns : columns.filter(({ name }) => selection.includes(name))
}

/**
 * Lists the columns of a request that selects none, for the formats that are tables: all except those that a parameter
 * adds. Null if no column is left out.
 */
export function selectAskedFor(
  endpoint: DeclaredAnswer & Pick<Endpoint, 'addedColumns'>,
  asked: Readonly<Record<string, unknown>>,
): FieldSelection | null {
  const { parameter: name, columns } = endpoint.addedColumns ?? { parameter: '', columns: [] }
  if (columns.length === 0 || asked[name] !== undefined) return null
  return listRowFields(endpoint).flatMap((field) => (columns.includes(field.name) ? [] : [field.name]))
}
