import { readSnapshotSelector } from '../../schemas/api/common-input.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { parseSqlBody, sqlOptionsInput } from '../../schemas/service/sql/sql-input.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import type { InProcessRequest } from '../answer/answer-in-process.ts'
import type { RunStatement } from '../sql/run-for-client.ts'
import { findJsonList, keepItems } from './json-list.ts'
import type { ToolAnswer } from './tool-answer.ts'

/** A model reads every row that is shown. */
const ROWS = 200

/** A server has it only where the operator has turned SQL on. */
export const SQL_TOOL = {
  name: 'run_sql',
  title: 'A SELECT over the tables',
  description: `One SELECT of DuckDB over the tables of a snapshot, for questions that no other tool answers. Read the resource of a dataset first: it has the tables and the meaning of each column. Numbers are exact decimals. At most ${String(ROWS)} rows are shown: sum up and use LIMIT. (A SELECT over the tables of a snapshot.)`,
  inputSchema: {
    type: 'object' as const,
    properties: {
      sql: { type: 'string', description: 'The statement, such as SELECT count(*) FROM cvm_fund.' },
      parameters: {
        type: 'object',
        description: 'Values that $name in the statement stands for: texts, whole numbers, true, false or null.',
        additionalProperties: { type: ['string', 'integer', 'boolean', 'null'] },
      },
      as_of: { type: 'string', description: 'The day on which the data were known, such as 2025-12-31.' },
      snapshot: { type: 'string', description: 'The id of a snapshot, which gives the same answer again.' },
    },
    required: ['sql'],
    additionalProperties: false,
  },
  annotations: { title: 'A SELECT over the tables', readOnlyHint: true, idempotentHint: false, openWorldHint: false },
}

/** Runs a statement for a model, and says how many of its rows are shown. */
export async function runSqlTool(
  run: RunStatement,
  caller: Pick<InProcessRequest, 'key' | 'gone'>,
  sent: Readonly<Record<string, unknown>>,
): Promise<ToolAnswer> {
  const { sql, parameters, ...options } = sent
  const statement = parseSqlBody({ ...(sql !== undefined && { sql }), ...(parameters !== undefined && { parameters }) })
  const selector = readSnapshotSelector(parseInput(sqlOptionsInput, options))
  const asked = { sql: statement.sql, parameters: statement.parameters ?? [], format: 'json' as const, selector }
  return run(asked, caller, (snapshot, { columns, rows, text }) => {
    const shown = Math.min(rows, ROWS)
    const about = [
      `Snapshot: ${snapshot}, published ${parseSnapshotTime(snapshot)}. The argument snapshot=${snapshot} reads it again.`,
      `Columns: ${columns.map(({ name, type }) => `${name} ${type}`).join(', ')}`,
      `Rows: ${shown === rows ? `all ${String(rows)}.` : `the first ${String(shown)} of ${String(rows)}; the others are left out here. Sum up, or use LIMIT and OFFSET.`}`,
    ].join('\n')
    const all = `[${text.join('')}]`
    const list = findJsonList(all, [])
    return Promise.resolve({ about, json: list === null ? all : keepItems(all, list, 0, shown) })
  })
}
