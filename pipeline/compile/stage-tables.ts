import type { Dataset } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../shared/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { readDatasetSql } from '../table-sql.ts'
import type { RunDatasetSql } from './dataset-sql.ts'

/** Creates the staging tables and views of a dataset, and `group_completeness`, which its SQL reads next to each row. */
export async function stageTables(
  duck: Duck,
  dataset: Pick<Dataset, 'staging' | 'folder' | 'sqlParts'>,
  completeness: readonly GroupCompleteness[],
  runSql: RunDatasetSql,
): Promise<void> {
  await writeCompleteness(duck, completeness)
  for (const { name, sql, as } of dataset.staging) {
    const select = readDatasetSql(dataset, sql)
    await runSql(`the SQL of ${name}`, () => duck.run(`CREATE ${as} ${identifier(name)} AS ${select}`))
  }
}

async function writeCompleteness(duck: Duck, groups: readonly GroupCompleteness[]): Promise<void> {
  await duck.run('CREATE TABLE group_completeness (filing_group VARCHAR, is_complete BOOLEAN, missing_members VARCHAR)')
  for (const { group, complete, missing } of groups) {
    const members = missing.length === 0 ? 'NULL' : literal(missing.join(','))
    await duck.run(`INSERT INTO group_completeness VALUES (${literal(group)}, ${String(complete)}, ${members})`)
  }
}
