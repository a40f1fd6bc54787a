import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi'
import type { ApiErrorCode } from '../../api/error.ts'
import { sqlBody, sqlInput, sqlOptionsInput, sqlOutput } from '../sql/sql-input.ts'
import { errorsNamed } from './errors.ts'
import { ALWAYS, headersNamed, KEYED, possibleHeaders } from './headers.ts'
import { documentedIn } from './parameters.ts'
import { exactly } from './print.ts'

const ERRORS: readonly ApiErrorCode[] = [
  'invalid_input',
  'not_authorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'rate_limited',
  'internal_error',
  'unavailable',
]

const PATH = '/v1/sql'

/** A statement with its answer on the bundled sample, which a test compares with a real one. */
export const SQL_EXAMPLE = {
  sql: 'SELECT category, count(*) AS lines, sum(final_position_value) AS value FROM cvm_fund_portfolio WHERE cnpj = $cnpj AND competence_month = $month GROUP BY ALL ORDER BY value DESC, category LIMIT 2',
  parameters: { cnpj: '62415896000127', month: '2025-10' },
} as const
/** Answer to the statement on the bundled sample. */
export const SQL_EXAMPLE_ANSWER =
  '{"success":true,"snapshot":"20260110T030000Z","row_count":2,"columns":[{"name":"category","type":"VARCHAR"},{"name":"lines","type":"BIGINT"},{"name":"value","type":"DECIMAL(38,2)"}],"data":[{"category":"repo","lines":1,"value":47286717.79},{"category":"public_bonds","lines":2,"value":37986622.91}]}'
const SIMPLE = 'SELECT count(*) AS tables FROM (SELECT DISTINCT table_name FROM column_dictionary)'

const ABOUT =
  'Off unless the operator turns it on: then there is nothing at this address. The tables are the published ones of one snapshot, by the names of the page on the Parquet files; `column_dictionary` lists their columns. One SELECT is run, by a process of its own that can read the files of this snapshot and nothing else. Time, memory, rows and bytes are limited, and no answer is cut off: one that is too long is an error, with the limit in `error_data.sql.limit`. A key needs the scope `sql`, which `*` does not have, and the scopes of the datasets that the statement reads.'

/** Describes the operations for SQL. They are not data endpoints, because each statement selects its own columns. */
export function sqlPaths(tag: string): ZodOpenApiPathsObject {
  const documented = (input: z.ZodObject, examples: readonly Readonly<Record<string, string>>[]) =>
    documentedIn(input, { path: PATH, examples }).map((parameter) => ({ ...parameter }))
  return {
    [PATH]: {
      get: {
        operationId: 'sql',
        tags: [tag],
        summary: 'A SELECT over the tables of a snapshot',
        description: ABOUT,
        parameters: documented(sqlInput, [{ sql: SIMPLE }]),
        responses: responses(),
      },
      post: {
        operationId: 'sql_post',
        tags: [tag],
        summary: 'The same for a long statement, with bound values',
        description: `${ABOUT}\n\nThe body has at most 64 KiB.`,
        parameters: documented(sqlOptionsInput, []),
        requestBody: { required: true, content: { 'application/json': { schema: sqlBody, example: SQL_EXAMPLE } } },
        responses: responses(SQL_EXAMPLE_ANSWER),
      },
    },
  }
}

function responses(answer?: string): ZodOpenApiOperationObject['responses'] {
  const rows = (type: string, description: string) => ({
    [type]: { schema: z.string().meta({ description, contentMediaType: type }) },
  })
  return {
    '200': {
      description: 'All rows of the statement, in the requested format.',
      headers: {
        ...headersNamed([...ALWAYS, 'X-Snapshot-Id', 'Cache-Control', ...KEYED]),
        ...possibleHeaders(['Content-Disposition']),
      },
      content: {
        'application/json': { schema: sqlOutput, ...(answer !== undefined && { example: exactly(answer) }) },
        ...rows('text/csv', 'A header of the columns, then a record a row (RFC 4180).'),
        ...rows('application/x-ndjson', 'A row of the JSON a line, without the envelope.'),
      },
    },
    ...errorsNamed(ERRORS),
  }
}
