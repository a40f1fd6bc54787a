import type { Dataset } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { readDatasetSql } from '../table-sql.ts'
import type { RunDatasetSql } from './dataset-sql.ts'
import type { StatementGraph } from './statement-graph.ts'

/** Creates the staging tables and views of a dataset, as statements of `graph`. */
export function stageTables(
  duck: Duck,
  dataset: Pick<Dataset, 'staging' | 'folder' | 'sqlParts'>,
  graph: StatementGraph,
  runSql: RunDatasetSql,
): void {
  for (const { name, sql, as } of dataset.staging) {
    const select = readDatasetSql(dataset, sql)
    const create = () => duck.run(`CREATE ${as} ${identifier(name)} AS ${select}`)
    void graph.add({ makes: name, sql: select }, () => runSql(`the SQL of ${name}`, create))
  }
}

/** Creates `group_completeness`, which the SQL of a dataset reads next to each row. */
export async function writeCompleteness(duck: Duck, groups: readonly GroupCompleteness[]): Promise<void> {
  await duck.run('CREATE TABLE group_completeness (filing_group VARCHAR, is_complete BOOLEAN, missing_members VARCHAR)')
  for (const { group, complete, missing } of groups) {
    const members = missing.length === 0 ? 'NULL' : literal(missing.join(','))
    await duck.run(`INSERT INTO group_completeness VALUES (${literal(group)}, ${String(complete)}, ${members})`)
  }
}
