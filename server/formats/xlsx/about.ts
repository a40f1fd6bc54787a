import type { EndpointAnswer, Value } from '../../../schemas/api/endpoint.ts'
import type { RowField } from '../../../schemas/api/row-fields.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { isRow } from '../rows.ts'
import type { CellCounts } from './cells.ts'

/** Where an answer comes from: what a sheet must say about itself once it is away from its address. */
export interface AnswerOrigin {
  /** Name of the snapshot that answered. */
  readonly snapshot: string
  /** As a path, without the host. */
  readonly request: string
  /** Null for an endpoint that has none. */
  readonly dataset: string | null
}

/** Rows that were written into the sheets. */
export interface Written extends CellCounts {
  rows: number
}

/** A line of the sheet about the answer: a name and its text. */
export type Statement = readonly [name: string, said: string]

/** Lists what the sheet about the answer says: its source, its limits, then each column with its unit. */
export function describeAnswer(
  { body, headers = {} }: Pick<EndpointAnswer, 'body' | 'headers'>,
  { snapshot, request, dataset }: AnswerOrigin,
  written: Written,
): Statement[] {
  const { attribution, licence, title } = datasets.find(({ id }) => id === dataset) ?? {}
  const { reference_date: day, next, errors } = body
  return [
    ...said('Dataset', title?.en),
    ...said('Source', attribution),
    ...said('Licence', licence),
    ['Snapshot', snapshot],
    ['Request', `GET ${request}`],
    ...said('Reference date', day),
    ['Rows', String(written.rows)],
    ...Object.entries(headers).map(([name, value]): Statement => [name, value]),
    ...said('Next page', next),
    ...listErrors(errors ?? null),
    ...describeLosses(written),
  ]
}

/** Says how many cells do not hold their value exactly. */
export function describeLosses({ texts, cuts }: CellCounts): Statement[] {
  return [
    ...(texts > 0
      ? [
          [
            'Numbers',
            `${String(texts)} numbers have more than 15 digits and are texts here: a spreadsheet keeps 15.`,
          ] as const,
        ]
      : []),
    ...(cuts > 0
      ? [
          [
            'Texts',
            `${String(cuts)} texts are longer than a cell may be and end in a note: JSON has them whole.`,
          ] as const,
        ]
      : []),
  ]
}

/** Lists the columns of the rows: name, type, unit and meaning. */
export function describeColumns(fields: readonly RowField[]): string[][] {
  return fields.map(({ name, shape }) =>
    'list' in shape
      ? [name, 'list', '', 'A list, as JSON.']
      : [name, shape.duckdb ?? '', shape.unit ?? '', shape.description],
  )
}

function said(name: string, value: Value | undefined): Statement[] {
  return typeof value === 'string' && value !== '' ? [[name, value]] : []
}

/** A batch answers without the items that failed, so the sheet says which, and why. */
function listErrors(errors: Value): Statement[] {
  if (!Array.isArray(errors)) return []
  return (errors as readonly Value[]).flatMap((error) => {
    const { item, message } = isRow(error) ? error : {}
    return typeof item === 'string' && typeof message === 'string' ? [[`Not answered: ${item}`, message] as const] : []
  })
}
