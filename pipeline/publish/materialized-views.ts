import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '../../schemas/core/json.ts'
import {
  type Dataset,
  hasMonthlyFiles,
  listTablesItIsAbout,
  type MaterializedView,
} from '../../schemas/core/dataset.ts'
import type { OwnTable, PartitionEntry } from '../../schemas/core/manifest.ts'
import { identifier } from '../../schemas/core/sql-text.ts'
import { sha256OfText } from '../../lake/hash.ts'
import { viewInputs } from '../digest/declared-inputs.ts'
import { engine } from '../digest/input-digest.ts'
import { MACROS } from '../macros.ts'
import { readDatasetSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { toPublishedFile } from './assemble.ts'
import type { UndatedContext } from './changes.ts'
import { refreshMonths } from './monthly-views.ts'
import { createFilesView, LAST, listFilesBefore, listFilesOfTable, type TableFile } from './view-relations.ts'

/** Tables that publishing has made so far, by their names in the manifest. */
export type MadeTables = Readonly<Record<string, OwnTable>>

/** Tools and tables for views; `keep` puts a written file where `findPath` finds it. */
export interface ViewContext extends Omit<UndatedContext, 'keep'> {
  readonly keep: (written: CompiledTable) => Promise<unknown>
}

const JOINS_AS_WRITTEN = `SET disabled_optimizers = 'join_order,build_side_probe_side'`

/** Lists the views that read no monthly file that publishing makes: the look-throughs can read these views. */
export function listEarlyViews(datasets: readonly Dataset[]): Set<string> {
  const views = datasets.flatMap(({ materializedViews = [] }) => materializedViews)
  const late = new Set(views.filter(hasMonthlyFiles).map(({ name }) => name))
  for (const { name, reads } of views) if (reads.some((each) => late.has(each))) late.add(name)
  return new Set(views.map(({ name }) => name).filter((name) => !late.has(name)))
}

/**
 * Makes the materialized views for which `isDue` is true, in the order of their declarations. A view whose declaration
 * and tables have not changed keeps its files, and none of its tables is read. Returns the views with what was made
 * before. The look-throughs are made elsewhere (`refreshLookThroughs`).
 */
export async function refreshMaterializedViews(
  context: ViewContext,
  partitions: readonly PartitionEntry[],
  isDue: (name: string) => boolean = () => true,
  madeBefore: MadeTables = {},
): Promise<Record<string, OwnTable>> {
  const { duck, datasets } = context
  const made = { ...madeBefore }
  await duck.run(MACROS)
  for (const dataset of datasets) {
    for (const view of dataset.materializedViews ?? []) {
      if (view.eachMonth !== undefined || !isDue(view.name)) continue
      const inputs = new Map([
        ...view.reads.map((name) => [name, listFilesOfTable(name, partitions, made)] as const),
        ...(view.readsBefore ?? []).map((name) => [`${LAST}${name}`, listFilesBefore(name, context.before)] as const),
      ])
      // A view has no rows without the tables that it is about.
      if (listTablesItIsAbout(view).every((name) => (inputs.get(name) ?? []).length === 0)) continue
      Object.assign(
        made,
        view.monthly === undefined
          ? await refreshWhole(context, dataset, view, inputs)
          : await refreshMonths(context, dataset, { ...view, monthly: view.monthly }, inputs),
      )
    }
  }
  return made
}

async function refreshWhole(
  context: ViewContext,
  dataset: Dataset,
  view: MaterializedView,
  inputs: ReadonlyMap<string, readonly TableFile[]>,
): Promise<Record<string, OwnTable>> {
  const { before, findPath, keep } = context
  const madeFrom = computeDigest(view, dataset, inputs)
  const old = before?.own_tables[view.name]
  if (old?.made_from === madeFrom && existsSync(findPath(old))) return { [view.name]: old }
  const written = await makeView(context, view, dataset, inputs)
  await keep(written)
  return { [view.name]: { ...toPublishedFile(written), made_from: madeFrom } }
}

function computeDigest(
  view: MaterializedView,
  dataset: Dataset,
  inputs: ReadonlyMap<string, readonly TableFile[]>,
): string {
  const read = [...inputs].map(([name, files]) => [name, files.map(({ month, file }) => [month, file.sha256])])
  return sha256OfText(canonicalJson({ engine, declared: viewInputs(view, dataset), read }))
}

async function makeView(
  { duck, findPath, lake }: Pick<UndatedContext, 'duck' | 'findPath' | 'lake'>,
  { name, columns, sql, orderBy, rowGroupSize, joinsAsWritten = false }: MaterializedView,
  dataset: Dataset,
  inputs: ReadonlyMap<string, readonly TableFile[]>,
): Promise<CompiledTable> {
  for (const [read, files] of inputs) await createFilesView(duck, read, files, findPath)
  const folder = join(lake.work, name)
  await lake.files.mkdir(folder, { recursive: true })
  const typed = Object.entries(columns).map(
    ([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`,
  )
  const select = readDatasetSql(dataset, sql)
  if (joinsAsWritten) await duck.run(JOINS_AS_WRITTEN)
  const written = await writeParquet(
    duck,
    `(SELECT ${typed.join(', ')} FROM (${select}\n) ORDER BY ${orderBy.map(identifier).join(', ')})`,
    {
      path: join(folder, `${name}.parquet`),
      file: `${name}/all/${name}.parquet`,
      dataset: dataset.id,
      columns,
      rowGroupSize,
    },
  )
  if (joinsAsWritten) await duck.run('RESET disabled_optimizers')
  for (const read of inputs.keys()) await duck.run(`DROP VIEW ${identifier(read)}`)
  return written
}
