import { DuckDBInstance } from '@duckdb/node-api'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE } from '../server/helpers/snapshot.ts'

/** A snapshot read as an analyst does: through its views.sql, with a DuckDB of one's own. */
export interface Compiled {
  readonly dataDir: string
  rows(sql: string): Promise<Record<string, unknown>[]>
  close(): void
}

export async function openCompiled(dataDir: string): Promise<Compiled> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const folder = join(dataDir, 'current')
  const views = await readFile(join(folder, 'views.sql'), 'utf8')
  // The folder moved since it was compiled, so the one path is corrected, as the file says.
  await connection.run(views.replace(/^SET file_search_path = .*$/m, `SET file_search_path = '${folder}';`))
  return {
    dataDir,
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

/** The zip of a month in the sample. */
export function zipOfSample(month: string): string {
  return join(SAMPLE, 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS', `cda_fi_${month.replace('-', '')}.zip`)
}
