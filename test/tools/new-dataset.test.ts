import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { renderSkeleton, writeSkeleton } from '../../tools/new-dataset/new-dataset.ts'
import { listUnfilled } from '../../tools/new-dataset/unfilled.ts'
import { buildFrom, listRows } from '../helpers/build.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const PAGES = ['docs/analysts.md', 'DATA-LICENSE.md', 'data/sample/README.md']

describe('make new', () => {
  let root: string
  let written: readonly string[]
  const read = (path: string) => readFile(join(root, path), 'utf8')

  beforeAll(async () => {
    root = await temporaryFolder()
    for (const path of ['schemas', 'package.json', ...PAGES]) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await cp(join(ROOT, path), join(root, path), { recursive: true })
    }
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
    written = await writeSkeleton(root, 'anac_flight_delay')
  })

  it('writes a dataset whose synthetic sample compiles to what its test expects', async () => {
    const address = pathToFileURL(join(root, 'schemas/datasets/anac_flight_delay/dataset.ts')).href
    const { default: dataset } = (await import(address)) as { default: Dataset }
    const expected = JSON.parse(await read('test/datasets/anac_flight_delay/expected.json')) as object

    const built = await buildFrom(join(root, 'data/sample'), { declared: [dataset] })

    expect(built.exit).toBe(0)
    expect(Object.keys(expected)).toEqual(dataset.tables.map(({ name }) => name))
    for (const [table, rows] of Object.entries(expected)) expect(await listRows(built, table)).toEqual(rows)
  })

  it('leaves no name to fill in by hand, and marks what is', async () => {
    for (const path of written)
      expect({ path, text: await read(path) }).toEqual({
        path,
        text: expect.not.stringMatching(/__[a-zA-Z]+__/) as string,
      })
    for (const path of [...PAGES, 'schemas/datasets/anac_flight_delay/dataset.ts']) {
      expect(await read(path)).toContain('FILL IN')
    }
    expect(await read('data/sample/README.md')).toMatch(/anac_flight_delay_202510\.csv` \| \*\*synthetic\*\*/)
  })

  it('leaves marks that the check finds, in every file that has one, until they are replaced', async () => {
    const guide = join(root, 'docs/adding-a-dataset.md')
    await writeFile(guide, 'The guide shows what is marked FILL IN.')
    const marked = [...PAGES, ...written].filter((path) => readFileSync(join(root, path), 'utf8').includes('FILL IN'))

    const found = await listUnfilled(root)

    expect(marked.length).toBeGreaterThan(6)
    expect(found.map((line) => line.split(' ')[0])).toEqual([...new Set(marked)].sort())
    expect(found).toContain('DATA-LICENSE.md (2 marks)')
    expect(await listUnfilled(ROOT)).toEqual([])
  })

  it('refuses to replace a dataset, in the registry or not', async () => {
    await expect(writeSkeleton(root, 'anac_flight_delay')).rejects.toThrow('exists already')
    await expect(writeSkeleton(root, 'b3_quote')).rejects.toThrow('the dataset "b3_quote" exists already')
  })

  it('refuses to replace a file of somebody else', async () => {
    await mkdir(join(root, 'test/datasets/anac_seat'), { recursive: true })
    await writeFile(join(root, 'test/datasets/anac_seat/expected.json'), '{}')

    await expect(writeSkeleton(root, 'anac_seat')).rejects.toThrow('test/datasets/anac_seat/expected.json exists')
  })

  it.each([
    ['', 'no dataset is named'],
    ['delays', '"delays" cannot be the id'],
    ['Anac_Delay', 'cannot be the id'],
    ['../anac_delay', 'cannot be the id'],
    ['anac_delay_cleaned', 'cannot be the id'],
    ['cvm_fund', 'already a table of the dataset cvm_fund_register'],
    ['source_file', 'already a table of every snapshot'],
    ['flight_fares', '/v1/flight-fares are already answered'],
  ])('refuses the id "%s": %s', async (id, reason) => {
    await expect(writeSkeleton(root, id)).rejects.toThrow(reason)
  })
})

it('writes an endpoint whose rows a request can choose by the ranges of their numbers', async () => {
  const files = await renderSkeleton('toy_fuel_price')
  const find = (name: string) => files.find(({ path }) => path.endsWith(name))?.text

  expect(find('api/values.ts')).toMatch(/bindings = \{[^}]*\branges\b/)
  for (const name of ['values.sql', 'values_count.sql']) expect(find(name)).toContain('{in_ranges}')
})

it('writes what docs/adding-a-dataset.md shows', async () => {
  const page = await readFile(join(ROOT, 'docs/adding-a-dataset.md'), 'utf8')

  const files = await renderSkeleton('toy_fuel_price')

  expect(files.length).toBeGreaterThan(10)
  for (const { path, text } of files) {
    expect(page).toContain(`\`${path}\`\n\n\`\`\`${path.split('.').at(-1) ?? ''}\n${text}\`\`\``)
  }
})
