import { readDatasetSql, readTableSql } from '../../pipeline/table-sql.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'

/**
 * Declares a dataset with these tables, what they read, and the checks that can refuse a file, and without the rest: to
 * bind the SQL of the rest takes DuckDB as long as all else in a small compile.
 */
export function declareOnly(dataset: Dataset, wanted: readonly string[]): Dataset {
  const { staging, tables, checks, quarantineRules } = dataset
  const sqlByName = new Map([
    ...staging.map(({ name, sql }) => [name, readDatasetSql(dataset, sql)] as const),
    ...tables.map((table) => [table.name, readTableSql(dataset, table)] as const),
  ])
  const blocking = checks.filter(({ level }) => level === 'blocks')
  const needed = new Set<string>()
  const need = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const read of listNamed(sqlByName.keys(), sqlByName.get(name) ?? '')) need(read)
  }
  wanted.forEach(need)
  for (const { sql } of [...blocking, ...quarantineRules]) listNamed(sqlByName.keys(), sql).forEach(need)
  const isNeeded = ({ name }: { readonly name: string }) => needed.has(name)
  return { ...dataset, staging: staging.filter(isNeeded), tables: tables.filter(isNeeded), checks: blocking }
}

function listNamed(names: Iterable<string>, sql: string): string[] {
  return [...names].filter((name) => new RegExp(`\\b${name}\\b`).test(sql))
}
