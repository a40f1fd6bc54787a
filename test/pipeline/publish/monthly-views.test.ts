import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { type Duck, withDuck } from '../../../pipeline/duckdb.ts'
import { refreshMaterializedViews } from '../../../pipeline/publish/materialized-views.ts'
import type { CompiledTable } from '../../../pipeline/write-parquet.ts'
import type { MaterializedView } from '../../../schemas/core/dataset.ts'
import type { Manifest, OwnTable, PartitionEntry } from '../../../schemas/core/manifest.ts'
import { sha256OfFile } from '../../../lake/hash.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const [portfolios] = datasets.filter(({ id }) => id === 'cvm_fund_portfolio')
const text = { duckdb: 'VARCHAR', description: 'A text.', source: 'Derived.', nullable: true } as const

/** A view of what each class had, what it had a month before, and what it is compared with. */
const view: MaterializedView = {
  name: 'made_up',
  description: 'What each class had.',
  columns: { cnpj: text, month: text, nav_value: text, before: text, compared: text },
  sql: 'made_up.sql',
  orderBy: ['cnpj'],
  key: ['cnpj'],
  rowGroupSize: 2048,
  reads: ['cvm_fund_month', 'cvm_fund_class'],
  monthly: {
    ofMonth: ['cvm_fund_month'],
    ofMonthBefore: ['cvm_fund_month'],
    takes: { name: 'compared', sql: 'compared.sql' },
  },
}

let folder: string
/** Paths of all files by their hash. */
let paths: Map<string, string>
let written: string[]

beforeEach(async () => {
  folder = await temporaryFolder()
  paths = new Map()
  written = []
  await writeFile(
    join(folder, 'made_up.sql'),
    `SELECT now.cnpj, getvariable('month') AS month, now.nav_value, old.nav_value AS before, benchmark AS compared
     FROM cvm_fund_month AS now LEFT JOIN previous_cvm_fund_month AS old USING (cnpj) LEFT JOIN compared USING (cnpj)`,
  )
  await writeFile(
    join(folder, 'compared.sql'),
    'SELECT cnpj, benchmark FROM cvm_fund_class SEMI JOIN cvm_fund_month USING (cnpj)',
  )
})

async function writeTable(duck: Duck, name: string, sql: string) {
  const path = join(folder, `${randomUUID()}.parquet`)
  await duck.run(`COPY (${sql}) TO '${path}' (FORMAT parquet)`)
  const sha256 = await sha256OfFile(path)
  paths.set(sha256, path)
  return { file: `${name}/x/${name}.parquet`, rows: 1, bytes: 1, sha256 }
}

/** Months of a class and a register, as SELECTs. */
interface World {
  readonly months: Readonly<Record<string, string>>
  readonly register: string
  /** Months of reports, as SELECTs. */
  readonly reports?: Readonly<Record<string, string>>
}

async function refresh(
  { months, register, reports = {} }: World,
  before: Readonly<Record<string, OwnTable>> = {},
  declared: MaterializedView = view,
) {
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    const entry = (dataset: string, partition: string, tables: PartitionEntry['tables']) =>
      ({ dataset, partition, tables }) as PartitionEntry
    const partitions = [
      entry('cvm_fund_register', 'all', { cvm_fund_class: await writeTable(duck, 'cvm_fund_class', register) }),
    ]
    for (const [month, sql] of Object.entries(months)) {
      const tables = { cvm_fund_month: await writeTable(duck, 'cvm_fund_month', sql) }
      partitions.push(entry('cvm_fund_portfolio', `competence_month=${month}`, tables))
    }
    for (const [month, sql] of Object.entries(reports)) {
      const tables = { cvm_fii_month: await writeTable(duck, 'cvm_fii_month', sql) }
      partitions.push(entry('cvm_fii_month', `competence_month=${month}`, tables))
    }
    if (portfolios === undefined) throw new Error('portfolios are not declared')
    const dataset = { ...portfolios, folder: pathToFileURL(`${folder}/`), materializedViews: [declared] }
    const keep = (table: CompiledTable) => {
      paths.set(table.sha256, table.path)
      written.push(table.file)
      return Promise.resolve()
    }
    const findPath = ({ sha256 }: { readonly sha256: string }) => paths.get(sha256) ?? join(folder, 'nothing')
    const manifest = { own_tables: before } as Manifest
    const lake = new Lake(await temporaryFolder())
    return refreshMaterializedViews({ duck, datasets: [dataset], before: manifest, findPath, lake, keep }, partitions)
  })
}

async function readRows(table: OwnTable | undefined) {
  const path = paths.get(table?.sha256 ?? '') ?? ''
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    const rows = await duck.rows(`SELECT * FROM read_parquet('${path}', hive_partitioning = false)`)
    return rows.map((row) => Object.values(row).join(' '))
  })
}

const WORLD: World = {
  months: {
    '2024-01': `SELECT 'A' AS cnpj, 1 AS nav_value`,
    '2024-02': `SELECT 'A' AS cnpj, 2 AS nav_value`,
    '2024-04': `SELECT 'B' AS cnpj, 4 AS nav_value`,
  },
  register: `SELECT 'A' AS cnpj, 'CDI' AS benchmark UNION ALL SELECT 'B', 'IPCA'`,
}
const FILES = ['2024-01', '2024-02', '2024-04'].map((month) => `made_up/competence_month=${month}`)

describe('a table with a file a month', () => {
  it('reads its month, the calendar month before, and what it takes of the others', async () => {
    const made = await refresh(WORLD)

    expect(Object.keys(made)).toEqual(FILES)
    expect(await Promise.all(FILES.map((name) => readRows(made[name])))).toEqual([
      ['A 2024-01 1.00  CDI'],
      ['A 2024-02 2.00 1.00 CDI'],
      ['B 2024-04 4.00  IPCA'],
    ])
  })

  it('is made anew only for the months whose tables changed, and for the month after them', async () => {
    const made = await refresh(WORLD)
    written = []

    await refresh({ ...WORLD, months: { ...WORLD.months, '2024-01': `SELECT 'A' AS cnpj, 7 AS nav_value` } }, made)

    expect(written).toEqual(FILES.slice(0, 2).map((name) => `${name}/made_up.parquet`))
  })

  it('stays as it is where the other tables changed in what it does not take', async () => {
    const made = await refresh(WORLD)
    written = []
    const other = `${WORLD.register} UNION ALL SELECT 'C', 'SELIC'`

    const next = await refresh({ ...WORLD, register: other }, made)

    expect(written).toEqual([])
    expect(next[FILES[0] ?? '']?.sha256).toBe(made[FILES[0] ?? '']?.sha256)
    // The next night without news asks nothing.
    expect(next[FILES[0] ?? '']?.made_from).not.toBe(made[FILES[0] ?? '']?.made_from)
  })

  it('is made anew where what it takes of the others changed', async () => {
    const made = await refresh(WORLD)
    written = []

    await refresh({ ...WORLD, register: WORLD.register.replace('IPCA', 'IGP') }, made)

    expect(written).toEqual([`${FILES[2] ?? ''}/made_up.parquet`])
  })

  it('that folds several months is made anew for the months that can see the change, and no later one', async () => {
    const folds: MaterializedView = {
      ...view,
      sql: 'folds.sql',
      monthly: { ofMonth: ['cvm_fund_month'], earlier: { tables: ['cvm_fund_month'], months: 2 } },
      reads: ['cvm_fund_month'],
    }
    await writeFile(
      join(folder, 'folds.sql'),
      `SELECT now.cnpj, getvariable('month') AS month, now.nav_value,
         (SELECT string_agg(competence_month, ',' ORDER BY competence_month) FROM earlier_cvm_fund_month) AS before, NULL AS compared
       FROM cvm_fund_month AS now`,
    )
    const months = Object.fromEntries(
      ['2024-01', '2024-02', '2024-03', '2024-04'].map((month) => [month, `SELECT 'A' AS cnpj, 1 AS nav_value`]),
    )
    const made = await refresh({ ...WORLD, months }, {}, folds)
    written = []

    await refresh({ ...WORLD, months: { ...months, '2024-01': `SELECT 'A' AS cnpj, 7 AS nav_value` } }, made, folds)

    expect(await readRows(made['made_up/competence_month=2024-04'])).toEqual(['A 2024-04 1.00 2024-02,2024-03 '])
    expect(written).toEqual(
      ['2024-01', '2024-02', '2024-03'].map((month) => `made_up/competence_month=${month}/made_up.parquet`),
    )
  })

  it('has the months of all tables that it is about', async () => {
    const about: MaterializedView = {
      ...view,
      reads: ['cvm_fund_month', 'cvm_fii_month', 'cvm_fund_class'],
      monthly: {
        ...view.monthly,
        ofMonth: ['cvm_fund_month', 'cvm_fii_month'],
        monthsOf: ['cvm_fund_month', 'cvm_fii_month'],
      },
    }
    const reports = { '2023-12': `SELECT 'F' AS cnpj`, '2024-01': `SELECT 'F' AS cnpj` }

    const made = await refresh({ ...WORLD, reports }, {}, about)

    expect(Object.keys(made)).toEqual(['made_up/competence_month=2023-12', ...FILES])
    expect(await readRows(made['made_up/competence_month=2023-12'])).toEqual([])
  })
})
