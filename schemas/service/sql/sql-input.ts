import { z } from 'zod'
import { withSelectorInput } from '../../api/common-input.ts'
import { wrongParameter } from '../../api/input-error.ts'
import { parameter, parseInput, switchInput } from '../../api/input.ts'
import { issueText } from '../../api/issue-message.ts'
import { sqlMessages } from './sql-messages.ts'

/**
 * Only a key with this very scope may send statements; it also needs the scopes of the datasets that a statement reads.
 */
export const SQL_SCOPE = 'sql'

/** Most characters of a statement. */
const LONGEST_SQL = 20_000
const MOST_PARAMETERS = 200

const FORMAT_NAMES = ['json', 'csv', 'ndjson']

const TOO_LONG = issueText(sqlMessages.tooLongStatement({ count: LONGEST_SQL }))
const EMPTY = issueText(sqlMessages.oneSelect)
const statement = z.string({ error: EMPTY }).min(1, { error: EMPTY }).max(LONGEST_SQL, { error: TOO_LONG })

const options = {
  format: parameter(z.string(), 'Form of the answer; without it the header Accept decides.', {
    type: 'string',
    enum: FORMAT_NAMES,
    default: 'json',
  }).optional(),
  download: switchInput('As an attachment with a file name.').optional(),
}

/** Parameters of a request with its statement in the address. */
export const sqlInput = withSelectorInput({
  input: z.strictObject({
    sql: parameter(statement, 'One SELECT of DuckDB over the tables of the snapshot.', {
      type: 'string',
      minLength: 1,
      maxLength: LONGEST_SQL,
    }),
    ...options,
  }),
})

/** Parameters of a request with its statement in the body. */
export const sqlOptionsInput = withSelectorInput({ input: z.strictObject(options) })

/** Error about values that cannot be bound. */
const WRONG_VALUES = sqlMessages.wrongValues({ most: MOST_PARAMETERS })
const value = z.union([z.string(), z.int(), z.boolean(), z.null()])
const values = z.union([
  z.array(value).max(MOST_PARAMETERS),
  z.record(z.string().regex(/^\w{1,64}$/), value).refine((all) => Object.keys(all).length <= MOST_PARAMETERS),
])

export const sqlBody = z.strictObject({
  sql: statement.meta({ description: 'One SELECT of DuckDB over the tables of the snapshot.' }),
  parameters: values.optional().meta({
    description:
      'Values for `$name` by name, or for `?` and `$1` as a list. Whole numbers are bound as BIGINT; other numbers are sent as text, and cast: `$1::DECIMAL(18,2)`.',
  }),
})

/** Reads the body of a statement. */
export function parseSqlBody(body: Readonly<Record<string, unknown>>): z.output<typeof sqlBody> {
  const { parameters, ...rest } = body
  const { sql } = parseInput(sqlBody.omit({ parameters: true }), rest)
  if (parameters === undefined) return { sql }
  const read = values.safeParse(parameters)
  if (read.success) return { sql, parameters: read.data }
  throw wrongParameter('parameters', WRONG_VALUES)
}

const column = z.strictObject({
  name: z.string().meta({ description: 'Name of the column.' }),
  type: z.string().meta({ description: 'Type of DuckDB, such as DECIMAL(18,2).' }),
})

export const sqlOutput = z.strictObject({
  success: z.literal(true),
  snapshot: z.string().meta({ description: 'Snapshot that answered.' }),
  row_count: z.int().min(0).meta({ description: 'Number of rows: all that the statement gives.' }),
  columns: z.array(column).meta({ description: 'The columns, in the order of the statement.' }),
  data: z.array(z.record(z.string(), z.unknown())).meta({
    description: 'The rows. Whole and decimal numbers are exact; dates and what JSON has no form for are text.',
  }),
})
