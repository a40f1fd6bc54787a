import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../schemas/registry.gen.ts'
import { type Built, listRows, readTable, type TextRow, textRows, buildFrom } from '../helpers/build.ts'
import { buildSample, SAMPLE, SAMPLE_NIGHT } from '../server/helpers/snapshot.ts'

/** Rows of a large table, without their empty columns, and the number of rows of the whole table. */
interface ChosenRows {
  readonly rows_in_all: string
  readonly chosen: readonly Readonly<Record<string, string>>[]
}

/** Each value is exact text, and the rows are in the order of the table. */
type Tables = Readonly<Record<string, readonly TextRow[] | ChosenRows>>

/** A condition that chooses rows of a large table, and the reason for it. */
interface Condition {
  readonly where: string
  readonly because: string
}

/** Read from `excerpt.json`: conditions for each table that is too large to compare as a whole. */
type Excerpt = Readonly<Record<string, readonly Condition[]>>

const HERE = new URL('.', import.meta.url).pathname
/** `make expected` writes the expected.json of this dataset. */
const WRITTEN = process.env['WRITE_EXPECTED']
/** Only this dataset is compiled, which takes seconds: for whoever writes it. */
const ONLY = process.env['DATASET']

const expectedFile = (id: string) => `${HERE}${id}/expected.json`

let bundled: Promise<Built> | null = null

/**
 * Compiles every month of the dataset's own sample (test/datasets/<id>/sample), or else finds it in the build of the
 * bundled one.
 */
async function buildSampleOf(id: string): Promise<Built> {
  const own = `${HERE}${id}/sample`
  if (!existsSync(own) && id !== WRITTEN && id !== ONLY) return (bundled ??= buildSample())
  const mirror = existsSync(own) ? own : SAMPLE
  const built = await buildFrom(mirror, { from: null, datasets: [id], now: SAMPLE_NIGHT.toISOString() })
  expect(built.exit, built.log.map(({ detail }) => detail).join('\n')).toBe(0)
  return built
}

async function readSample(id: string): Promise<Tables> {
  const built = await buildSampleOf(id)
  const excerpt = await readExcerpt(id)
  const tables: Record<string, readonly TextRow[] | ChosenRows> = {}
  for (const name of tableNames(id)) {
    const conditions = excerpt[name]
    tables[name] = conditions === undefined ? await listRows(built, name) : await chooseRows(built, name, conditions)
  }
  return tables
}

function tableNames(id: string): string[] {
  const dataset = datasets.find((each) => each.id === id)
  if (dataset === undefined) throw new Error(`there is no dataset "${id}": run make gen first`)
  const { tables, history, monthIndex } = dataset
  return [...tables, history, monthIndex].filter((table) => table !== undefined).map(({ name }) => name)
}

async function readExcerpt(id: string): Promise<Excerpt> {
  const path = `${HERE}${id}/excerpt.json`
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Excerpt) : {}
}

async function chooseRows(built: Built, table: string, choice: readonly Condition[]): Promise<ChosenRows> {
  const conditions = choice.map(({ where }) => where)
  const source = await readTable(built, table)
  const counts = conditions.map((where) => `count(*) FILTER (${where})::VARCHAR AS "${where.replaceAll('"', '""')}"`)
  const [found = {}] = await textRows(`SELECT count(*)::VARCHAR AS rows_in_all, ${counts.join(', ')} FROM ${source}`)
  const empty = conditions.filter((where) => found[where] === '0')
  if (empty.length > 0) throw new Error(`${table} has no row where ${empty.join(', nor where ')}`)
  const any = conditions.map((where) => `(${where})`).join(' OR ')
  const rows = await textRows(`SELECT COLUMNS(*)::VARCHAR FROM ${source} WHERE ${any}`)
  return { rows_in_all: found['rows_in_all'] ?? '', chosen: rows.map(leaveOutNulls) }
}

function leaveOutNulls(row: TextRow): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter((cell): cell is [string, string] => cell[1] !== null))
}

/** Writes what the compiler makes now. Whoever commits it must have read it, so no file is replaced. */
async function writeExpected(id: string): Promise<void> {
  if (process.env['CI'] !== undefined) throw new Error('CI compares: it never writes what it expects')
  if (existsSync(expectedFile(id))) throw new Error(`${expectedFile(id)} exists: remove it first to write it again`)
  const text = JSON.stringify(await readSample(id))
  await mkdir(`${HERE}${id}`, { recursive: true })
  await writeFile(expectedFile(id), await format(text, { parser: 'json', printWidth: 120 }))
}

it.runIf(WRITTEN === undefined)('expects rows of the sample of every dataset', () => {
  expect(datasets.filter(({ id }) => !existsSync(expectedFile(id))).map(({ id }) => id)).toEqual([])
})

const ids = readdirSync(HERE).filter((id) => existsSync(expectedFile(id)) && (ONLY === undefined || id === ONLY))

describe.runIf(WRITTEN === undefined).each(ids)('the sample of %s', (id) => {
  let compiled: Tables

  beforeAll(async () => {
    compiled = await readSample(id)
  })

  it('compiles to the expected rows, digit for digit', async () => {
    expect(compiled).toEqual(JSON.parse(await readFile(expectedFile(id), 'utf8')))
  })
})

it.runIf(WRITTEN !== undefined)('writes expected.json, to be read before it is committed', () =>
  writeExpected(WRITTEN ?? ''),
)
