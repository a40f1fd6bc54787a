import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import type { PublishedFile } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { writeParquet } from '../write-parquet.ts'
import type { PartitionChange, UndatedContext } from './changes.ts'
import { createTableView } from '../table-view.ts'
import { createVersionViews } from './history.ts'

/**
 * Continues the tables of names that changes of rules replaced: the rows so far, and those of the partitions that were
 * compiled under another version of the rules than before.
 */
export async function continueRuleAliases(
  { duck, datasets, before, findPath, lake, keep }: UndatedContext,
  changes: readonly PartitionChange[],
): Promise<Record<string, PublishedFile>> {
  const continued: Record<string, PublishedFile> = {}
  for (const dataset of datasets) {
    const { ruleAliases: table } = dataset
    if (table === undefined) continue
    const soFar = before?.history_tables?.[table.name]
    const judgedAnew = changes.filter((change) => change.dataset.id === dataset.id && isJudgedAnew(change))
    if (judgedAnew.length === 0) {
      if (soFar !== undefined) continued[table.name] = soFar
      continue
    }
    await createTableView(duck, 'alias_before', table, soFar === undefined ? [] : [findPath(soFar)])
    await duck.run('CREATE OR REPLACE TABLE alias AS FROM alias_before')
    for (const change of judgedAnew) {
      await createVersionViews(duck, change, findPath)
      await duck.run(`SET VARIABLE month = ${literal(monthOfPartition(change.after.partition) ?? '')}`)
      await duck.run(`SET VARIABLE rules_version = ${String(change.after.rules_version)}`)
      await duck.run(`INSERT INTO alias BY NAME ${readFileSync(new URL(table.sql, dataset.folder), 'utf8')}`)
    }
    const folder = join(lake.work, table.name)
    await lake.files.mkdir(folder, { recursive: true })
    const keys = table.key.map(identifier).join(', ')
    const written = await writeParquet(
      duck,
      `(SELECT ${keys}, min(first_month) AS first_month, max(last_month) AS last_month FROM alias GROUP BY ${keys}
        ORDER BY ${table.orderBy.map(identifier).join(', ')})`,
      {
        path: join(folder, `${table.name}.parquet`),
        file: `${table.name}/all/${table.name}.parquet`,
        dataset: dataset.id,
        columns: table.columns,
        rowGroupSize: table.rowGroupSize,
      },
    )
    continued[table.name] = await keep(written)
  }
  return continued
}

/** True if the two versions of a partition were compiled under different rules. */
function isJudgedAnew({ before, after }: PartitionChange): boolean {
  const [was, is] = [before?.rules_version, after.rules_version]
  return was !== undefined && is !== undefined && was !== is && Object.keys(after.tables).length > 0
}
