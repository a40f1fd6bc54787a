import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { literal } from '../../schemas/core/sql-text.ts'
import { readServed } from '../helpers/build.ts'
import { withConnection } from '../helpers/duckdb.ts'
import { shareSample } from '../server/helpers/shared.ts'

const PAGE = readFileSync(fileURLToPath(new URL('../../docs/analysts.md', import.meta.url)), 'utf8')

/** Statements over the views: those that read files of the demo are tested where these files are. */
const STATEMENTS = [...PAGE.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
  .flatMap(([, language = '', block = '']) => (['', 'sql'].includes(language) ? block.split(';') : []))
  .map((statement) => statement.replaceAll(/^--.*\n/gm, '').trim())
  .filter((statement) => /^(?:SELECT|WITH)\b/.test(statement) && !/read_parquet|delta|data\/demo/.test(statement))

/** What one edition of two months, without daily reports, cannot answer: changes of parties, moves and returns. */
const UNANSWERED = /cvm_party_change|cvm_position_move|cvm_asset_move|cvm_class_month|percent_of_cdi/

let folder: string
beforeAll(async () => {
  folder = (await readServed((await shareSample()).dataDir)).folder
})

it('has the statements of the questions that analysts ask', () => {
  expect(STATEMENTS.length).toBeGreaterThan(20)
})

it.each(STATEMENTS)('%s', async (statement) => {
  const rows = await withConnection(async (connection) => {
    await connection.run(readFileSync(join(folder, 'views.sql'), 'utf8'))
    await connection.run(`SET file_search_path = ${literal(folder)}`)
    return (await connection.runAndReadAll(statement)).getRowsJson()
  })

  if (!UNANSWERED.test(statement)) expect(rows.length).toBeGreaterThan(0)
})
