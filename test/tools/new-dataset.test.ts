import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DatasetApi } from '../../schemas/api/dataset-api.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { DECLARED_PAGES, derivePages } from '../../tools/declared-pages/declared-pages.ts'
import { renderSkeleton, writeSkeleton } from '../../tools/new-dataset/new-dataset.ts'
import { listUnfilled } from '../../tools/new-dataset/unfilled-marks.ts'
import { buildFrom, listRows } from '../helpers/build.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const ROOT = new URL('../..', import.meta.url).pathname

const contains = (text: string) => expect.stringContaining(text) as string

describe('make new', () => {
  let root: string
  let written: readonly string[]
  const read = (path: string) => readFile(join(root, path), 'utf8')

  beforeAll(async () => {
    root = await temporaryFolder()
    for (const path of ['schemas', 'package.json', ...DECLARED_PAGES]) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await cp(join(ROOT, path), join(root, path), { recursive: true })
    }
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'))
    written = await writeSkeleton(root, 'anac_flight_delay')
  })

  const importDataset = async () => {
    const address = pathToFileURL(join(root, 'schemas/datasets/anac_flight_delay/dataset.ts')).href
    return ((await import(address)) as { default: Dataset }).default
  }

  it('writes a dataset whose synthetic sample compiles to its four lines', async () => {
    const built = await buildFrom(join(root, 'data/sample'), { declared: [await importDataset()] })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'anac_flight_delay_cleaned')).toEqual([])
    expect(await listRows(built, 'anac_flight_delay')).toEqual(
      [
        ['SYNTHETIC1', '2025-10-06', '6.09', '2'],
        ['SYNTHETIC1', '2025-10-13', '6.12', '4'],
        ['SYNTHETIC2', '2025-10-06', '4.29', '3'],
        ['SYNTHETIC2', '2025-10-13', null, '5'],
      ].map(([code, date, value, source_line]) => ({
        ...{ code, date, value, source_line, competence_month: '2025-10' },
        source_member: 'anac_flight_delay_202510.csv',
      })),
    )
  })

  it('touches the folder of the dataset and its sample, and no other file', () => {
    const outside = written.filter((path) => !/^(schemas\/datasets\/anac_flight_delay|data\/sample)\//.test(path))

    expect(outside).toEqual([])
    expect(written).toHaveLength(12)
  })

  it('leaves pages to `make gen`, which takes their rows from the declaration', async () => {
    const pages = await derivePages(root, [await importDataset()])

    expect(Object.fromEntries(pages.map(({ path, text }) => [path, text]))).toEqual({
      'DATA-LICENSE.md': contains('| `anac_flight_delay` | FILL IN: publisher | FILL IN: licence of the data |'),
      'data/sample/README.md': contains(
        '| `anac_flight_delay` | FILL IN: the bundled sample of this dataset is synthetic. |',
      ),
      'docs/analysts.md': contains('| `anac_flight_delay` | code and day |'),
    })
  })

  it('writes endpoints with their place among the datasets', async () => {
    const address = pathToFileURL(join(root, 'schemas/datasets/anac_flight_delay/api/endpoints.ts')).href
    const { default: api } = (await import(address)) as { default: DatasetApi }

    expect(api).toEqual({ place: 130, endpoints: [expect.objectContaining({ dataset: 'anac_flight_delay' })] })
  })

  it('leaves no name to fill in by hand, and marks what is', async () => {
    for (const path of written)
      expect({ path, text: await read(path) }).toEqual({
        path,
        text: expect.not.stringMatching(/__[a-zA-Z]+__/) as string,
      })
    expect(await read('schemas/datasets/anac_flight_delay/dataset.ts')).toContain('FILL IN')
  })

  it('leaves marks that the check finds, in every file that has one, until they are replaced', async () => {
    const guide = join(root, 'docs/adding-a-dataset.md')
    await writeFile(guide, 'The guide shows what is marked FILL IN.')
    const marked = written.filter((path) => readFileSync(join(root, path), 'utf8').includes('FILL IN'))

    const found = await listUnfilled(root)

    expect(marked.length).toBeGreaterThan(4)
    expect(found.map((line) => line.split(' ')[0])).toEqual([...marked].sort())
    expect(found).toContain('schemas/datasets/anac_flight_delay/checks.ts (2 marks)')
    expect(await listUnfilled(ROOT)).toEqual([])
  })

  it('refuses to replace a dataset, in the registry or not', async () => {
    await expect(writeSkeleton(root, 'anac_flight_delay')).rejects.toThrow('exists already')
    await expect(writeSkeleton(root, 'b3_quote')).rejects.toThrow('the dataset "b3_quote" exists already')
  })

  it('refuses to replace a file of somebody else', async () => {
    const sample = 'data/sample/dados.example.gov.br/anac_seat/anac_seat_202510.csv'
    await mkdir(dirname(join(root, sample)), { recursive: true })
    await writeFile(join(root, sample), '')

    await expect(writeSkeleton(root, 'anac_seat')).rejects.toThrow(`${sample} exists`)
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
