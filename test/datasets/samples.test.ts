import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../schemas/registry.gen.ts'
import { buildFrom, rowsOf, type TextRow } from '../helpers/build.ts'
import { SAMPLE } from '../server/helpers/snapshot.ts'

/** The rows of every table of a dataset, each value as exact text, in the order of the table. */
type Tables = Readonly<Record<string, readonly TextRow[]>>

const HERE = new URL('.', import.meta.url).pathname
/** The dataset whose expected.json `make expected` writes. */
const WRITTEN = process.env['WRITE_EXPECTED']

const expectedFile = (id: string) => `${HERE}${id}/expected.json`

/** Compiles every month of the dataset's own sample (test/datasets/<id>/sample), or else of the bundled one. */
async function compileSample(id: string): Promise<Tables> {
  const own = `${HERE}${id}/sample`
  const mirror = existsSync(own) ? own : SAMPLE
  const built = await buildFrom(mirror, { from: null, datasets: [id], now: '2026-01-10T03:00:00Z' })
  expect(built.exit, built.log.map(({ detail }) => detail).join('\n')).toBe(0)
  const tables: Record<string, readonly TextRow[]> = {}
  for (const { name } of datasets.find((dataset) => dataset.id === id)?.tables ?? []) {
    tables[name] = await rowsOf(built, name)
  }
  return tables
}

/** Writes what the compiler makes now. Whoever commits it must have read it, so it replaces no file. */
async function writeExpected(id: string): Promise<void> {
  if (process.env['CI'] !== undefined) throw new Error('CI compares: it never writes what it expects')
  if (!datasets.some((dataset) => dataset.id === id)) throw new Error(`there is no dataset "${id}": run make gen first`)
  if (existsSync(expectedFile(id))) throw new Error(`${expectedFile(id)} exists: remove it first to write it again`)
  const text = JSON.stringify(await compileSample(id))
  await writeFile(expectedFile(id), await format(text, { parser: 'json', printWidth: 120 }))
}

const ids = readdirSync(HERE).filter((id) => existsSync(expectedFile(id)))

describe.runIf(WRITTEN === undefined).each(ids)('the sample of %s', (id) => {
  let compiled: Tables

  beforeAll(async () => {
    compiled = await compileSample(id)
  })

  it('compiles to the expected rows, digit for digit', async () => {
    expect(compiled).toEqual(JSON.parse(await readFile(expectedFile(id), 'utf8')))
  })
})

it.runIf(WRITTEN !== undefined)('writes expected.json, to be read before it is committed', () =>
  writeExpected(WRITTEN ?? ''),
)
