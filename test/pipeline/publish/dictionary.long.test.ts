import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { hasMonthlyFiles } from '../../../schemas/core/dataset.ts'
import { sourceFileColumns } from '../../../schemas/core/source-file-table.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

it('the views of a snapshot explain every declared column of its tables in the words of the declaration', async () => {
  const { dataDir } = await buildFrom(await mirror(cashMonth('1.00')), { declared: datasets })
  const views = await readFile(join(dataDir, 'current/views.sql'), 'utf8')

  const { rows, comments, onColumns } = await withDuck(
    { threads: 1, temporary: await temporaryFolder() },
    async (duck) => {
      await duck.run(views)
      return {
        rows: await duck.rows('FROM column_dictionary'),
        comments: await duck.rows(`SELECT comment FROM duckdb_views() WHERE view_name = 'cvm_fund_month'`),
        onColumns: await duck.rows(`
        SELECT table_name, column_name, comment AS description
        FROM duckdb_columns() JOIN (FROM duckdb_views() SELECT view_name AS table_name WHERE NOT internal) USING (table_name)
        WHERE NOT internal AND table_name NOT IN ('changelog', 'column_dictionary')`),
      }
    },
  )

  const {
    tables = [],
    history,
    materializedViews = [],
    analysisViews = [],
  } = datasets.find(({ id }) => id === 'cvm_fund_portfolio') ?? {}
  // A view with a file a month stands with the tables of the months; one of another dataset alone has no month here.
  const own = new Set([...tables, ...materializedViews].map(({ name }) => name))
  const ofMonths = materializedViews.filter(hasMonthlyFiles).filter(({ reads }) => reads.some((name) => own.has(name)))
  const declared = [...tables, ...(history ? [history] : []), ...ofMonths].map(
    ({ name, columns }) => [name, columns] as const,
  )
  const materialized = materializedViews
    .filter((view) => !hasMonthlyFiles(view))
    .map(({ name, columns }) => [name, columns] as const)
  // An analysis view has the columns of the first table that it reads, then its own.
  const analyses = analysisViews.map(({ name, reads: [first], columns }) => {
    const ofFirst = tables.find((table) => table.name === first)?.columns
    return [name, { ...ofFirst, ...columns }] as const
  })
  const ofSources = ['source_file', sourceFileColumns] as const
  const expected = [...declared, ...materialized, ofSources, ...analyses].flatMap(([table_name, columns]) =>
    Object.entries(columns).map(([column_name, { duckdb, unit, nullable, source, description }]) => ({
      table_name,
      column_name,
      type: duckdb,
      unit: unit ?? null,
      nullable,
      source,
      description,
    })),
  )
  expect(rows.filter(({ table_name }) => table_name !== 'changelog')).toEqual(expected)
  const said = expected.map(({ table_name, column_name, description }) => ({ table_name, column_name, description }))
  const months = [...declared, ...analyses].map(([table_name]) => ({
    table_name,
    column_name: 'competence_month',
    description: 'Month of the partition, YYYY-MM: the name of its folder.',
  }))
  const byPlace = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).sort()
  expect(byPlace(onColumns)).toEqual(byPlace([...said, ...months]))
  expect(comments).toEqual([
    {
      comment:
        'One row per class and month: NAV, signed total, how well they agree, and what was filed. CVM, Fund portfolios. ODbL: attribute CVM, share alike.',
    },
  ])
})

it('a view has a declared column that its files lack, with its meaning and without values', async () => {
  const { dataDir } = await buildFrom(await mirror(cashMonth('1.00')), { declared: datasets })
  const views = await readFile(join(dataDir, 'current/views.sql'), 'utf8')
  const file = join(dataDir, 'current/cvm_fund_month/competence_month=2025-10/cvm_fund_month.parquet')

  const [row] = await withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    const older = join(await temporaryFolder(), 'older.parquet')
    await duck.run(`COPY (SELECT * EXCLUDE residual_value FROM '${file}') TO '${older}'`)
    await rm(file)
    await copyFile(older, file)
    await duck.run(views)
    return duck.rows('SELECT cnpj IS NOT NULL AS has_cnpj, residual_value FROM cvm_fund_month')
  })

  expect(row).toEqual({ has_cnpj: true, residual_value: null })
})
