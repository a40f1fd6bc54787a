import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holdConnection } from '../../helpers/duckdb.ts'
import { SAMPLE } from '../../server/helpers/snapshot.ts'

/** A snapshot read as an analyst does: through its views.sql, with a DuckDB of one's own. */
export interface Compiled {
  readonly dataDir: string
  rows(sql: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function openCompiled(dataDir: string): Promise<Compiled> {
  const { it: connection, close } = await holdConnection()
  await connection.run(await readFile(join(dataDir, 'current', 'views.sql'), 'utf8'))
  return {
    dataDir,
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close,
  }
}

export function zipOfSample(month: string): string {
  return join(SAMPLE, 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS', `cda_fi_${month.replace('-', '')}.zip`)
}
