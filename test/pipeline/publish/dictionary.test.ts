import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { sourceFileColumns } from '../../../schemas/core/source-file-table.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

it('the views of a snapshot explain every declared column of its tables in the words of the declaration', async () => {
  const { dataDir } = await buildFrom(await mirror(cashMonth('1.00')))
  const views = await readFile(join(dataDir, 'current/views.sql'), 'utf8')

  const { rows, comments } = await withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    await duck.run(views)
    return {
      rows: await duck.rows('FROM column_dictionary'),
      comments: await duck.rows(`SELECT comment FROM duckdb_views() WHERE view_name = 'cvm_fund_month'`),
    }
  })

  const { tables = [], history } = datasets.find(({ id }) => id === 'cvm_fund_portfolio') ?? {}
  const declared = [...tables, ...(history ? [history] : [])].map(({ name, columns }) => [name, columns] as const)
  const expected = [...declared, ['source_file', sourceFileColumns] as const].flatMap(([table_name, columns]) =>
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
  expect(comments).toEqual([
    {
      comment:
        'One row per class and month: NAV, signed total, how well they agree, and what was filed. CVM, Fund portfolios. ODbL: attribute CVM, share alike.',
    },
  ])
})
