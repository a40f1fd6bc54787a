import { DuckDBInstance } from '@duckdb/node-api'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../pipeline/commands/build.ts'
import type { ExitCode } from '../../pipeline/commands/outcome.ts'
import { datasets } from '../../schemas/registry.gen.ts'

/** A snapshot made by the pipeline and read as an analyst does: through its views.sql, with a DuckDB of one's own. */
export interface Compiled {
  readonly exitCode: ExitCode
  readonly dataDir: string
  rows(sql: string): Promise<Record<string, unknown>[]>
  close(): void
}

const SILENT = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }

export async function compileMirror(mirror: string, dataDir: string): Promise<Compiled> {
  const settings = { mirror, dataDir, from: null, to: null, datasets: null, maskPersonalData: true, threads: 2 }
  const exitCode = await build(datasets, settings, { log: SILENT, now: () => new Date() })
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  await connection.run(await readFile(join(dataDir, 'current', 'views.sql'), 'utf8'))
  return {
    exitCode,
    dataDir,
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

export const SAMPLE = 'data/sample'

/** The zip of a month in the sample. */
export function zipOfSample(month: string): string {
  return join(SAMPLE, 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS', `cda_fi_${month.replace('-', '')}.zip`)
}
