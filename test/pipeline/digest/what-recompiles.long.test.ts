import { execFile } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PARTITIONS = { b3_quote: 2, business_calendar: 1, cvm_fund_daily: 1, cvm_fund_register: 1 }
const ALL = Object.keys(PARTITIONS)

/** A copy of the code, whose data directory has the sample as it compiles it. */
let copy: string

beforeAll(async () => {
  copy = await temporaryFolder()
  for (const part of ['lake', 'runtime', 'schemas', 'pipeline', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    await cp(join(ROOT, part), join(copy, part), { recursive: true })
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  await run('build')
})

async function run(command: 'build' | 'plan'): Promise<string> {
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'pipeline/cli.ts', command], {
    cwd: copy,
    env: {
      PATH: process.env['PATH'],
      SOURCE_MIRROR: join(ROOT, 'data/sample'),
      DATA_DIR: join(copy, 'data'),
      DATASETS: ALL.join(','),
    },
  })
  return stderr
}

type Edit = readonly [file: string, before: string, after: string]

/**
 * Lists the datasets that a plan compiles again after these edits of the copy, which are undone; checks what it counts.
 */
async function recompiledBy(...edits: readonly Edit[]): Promise<string[]> {
  const saved = new Map<string, string>()
  for (const [file, before, after] of edits) {
    const path = join(copy, file)
    const text = await readFile(path, 'utf8')
    if (!saved.has(path)) saved.set(path, text)
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`)
    await writeFile(
      path,
      text.replace(before, () => after),
    )
  }
  const said = await run('plan')
  for (const [path, text] of saved) await writeFile(path, text)

  const due = [...said.matchAll(/^\S+ compile +(\w+) .*compiler changed$/gm)].map(([, dataset]) => dataset ?? '')
  const unchanged = Object.values(PARTITIONS).reduce((sum, each) => sum + each, -due.length)
  expect(said).toContain(`, ${String(unchanged)} partitions unchanged`)
  return [...new Set(due)].sort()
}

describe('no partition is compiled again after an edit of', () => {
  it.each<readonly [string, readonly Edit[]]>([
    [
      'what only answers: a comment and code of schemas/api, an endpoint, its SQL, an algorithm',
      [
        ['schemas/api/nearest-word.ts', 'const LONGEST = 40', '// As long as a word is.\nconst LONGEST = 41'],
        ['schemas/datasets/b3_quote/api/quotes.ts', "id: 'exchange_quotes'", "id: 'all_quotes'"],
        ['schemas/datasets/b3_quote/api/quotes.sql', 'SELECT', 'SELECT 1 AS one,'],
        ['schemas/fund/api/fund.ts', "type: 'other'", "type: 'another'"],
        [
          'schemas/core/exact-number.ts',
          'export function toExactNumber',
          'export const NEW = 1\nexport function toExactNumber',
        ],
      ],
    ],
    [
      'a comment, a new line, a type or a function that the compiler does not use',
      [
        ['schemas/core/column.ts', 'function columnType', '/** Makes a\n word. */\n\nfunction columnType'],
        [
          'schemas/core/month.ts',
          'export function isMonth',
          'export const unused = () => 12\n\nexport function isMonth',
        ],
        [
          'schemas/core/dataset.ts',
          'export interface Dataset {',
          'export interface Dataset {\n  readonly note?: string',
        ],
        ['schemas/core/macros/texts.sql', 'CREATE', '/* of /* all */ datasets -- here */\n\nCREATE'],
        ['schemas/datasets/b3_quote/b3_quote.sql', 'SELECT', "-- It's every quote.\nSELECT\n\n  "],
        ['schemas/datasets/b3_quote/dataset.ts', 'export default', '// One dataset.\n\nexport default'],
        [
          'pipeline/compile/compile-partition.ts',
          'async function compileWith(',
          '// Inside.\nasync function compileWith(\n',
        ],
      ],
    ],
    [
      'wording: of a column, a check, a table, a caveat; a grade of its sessions',
      [
        ['schemas/datasets/b3_quote/columns.ts', 'Number of securities traded.', 'Number of papers traded.'],
        ['schemas/datasets/b3_quote/checks.ts', 'because: ', "because: 'Again: ' + "],
        ['schemas/datasets/b3_quote/dataset.ts', 'One row per session, ticker and term.', 'One row per session.'],
        ['schemas/datasets/b3_quote/dataset.ts', "en: 'Exchange quotes'", "title: 'Cotações'"],
        ['schemas/datasets/b3_quote/session-check.ts', 'thinPercent: 50', 'thinPercent: 60'],
        ['schemas/core/cleaned.ts', 'File that the value was read from.', 'The file of the value.'],
      ],
    ],
    [
      'what runs around the compiler: what a command prints, what it fetches and publishes',
      [
        ['pipeline/commands/build-end.ts', "'nothing changed, nothing published'", "'nothing changed'"],
        ['pipeline/fetch/files-to-fetch.ts', 'USUAL_MONTHS = 24', 'USUAL_MONTHS = 25'],
        ['lake/views/views.ts', 'export ', 'export const NEW = 1\nexport '],
      ],
    ],
    [
      'another dataset',
      [
        ['schemas/datasets/statistics/statistic_value.sql', 'SELECT', 'SELECT 1 AS one,'],
        ['schemas/datasets/anac_fare/members.ts', "'integer'", "'text'"],
      ],
    ],
  ])('%s', async (_what, edits) => {
    expect(await recompiledBy(...edits)).toEqual([])
  })
})

describe('only the datasets that use it are compiled again after an edit of', () => {
  it.each<readonly [string, Edit, readonly string[]]>([
    [
      'a type',
      ['schemas/core/column.ts', "price = columnType('DECIMAL(18,2)')", "price = columnType('DECIMAL(20,2)')"],
      ['b3_quote'],
    ],
    ['a macro', ['schemas/core/macros/texts.sql', "' +', ' ', 'g'", "'  +', ' ', 'g'"], ['cvm_fund_register']],
    ['a vocabulary', ['schemas/fund/vocabulary.ts', "'em analise'", "'em  analise'"], ['cvm_fund_register']],
    ['a text in its SQL', ['schemas/datasets/b3_quote/served_quote.sql', "'YEAR'", "'YEAR '"], ['b3_quote']],
    [
      'which column is copied',
      ['schemas/datasets/b3_quote/columns.ts', "copied('PREABE'", "copied('PREAB'"],
      ['b3_quote'],
    ],
    [
      'a check',
      ['schemas/datasets/cvm_fund_daily/checks.ts', "level: 'blocks'", "level: 'grades'"],
      ['cvm_fund_daily'],
    ],
    [
      'the position of a field',
      ['schemas/datasets/b3_quote/columns.ts', "copied('FATCOT', at(211, 217))", "copied('FATCOT', at(211, 216))"],
      ['b3_quote'],
    ],
    [
      'a quarantine rule',
      ['schemas/datasets/cvm_fund_daily/quarantine-rules.ts', '< max(type_era', '<= max(type_era'],
      ['cvm_fund_daily'],
    ],
    ['a tolerance', ['schemas/datasets/cvm_fund_daily/dataset.ts', 'share: 0.001', 'share: 0.002'], ['cvm_fund_daily']],
    [
      'the names of a member',
      ['schemas/datasets/cvm_fund_daily/members.ts', '=> [nameFile(month', "=> ['other.csv', nameFile(month"],
      ['cvm_fund_daily'],
    ],
    ['the code that all are compiled by', ['pipeline/compile/make-tables.ts', 'NULLS FIRST', 'NULLS LAST'], ALL],
  ])('%s', async (_what, edit, expected) => {
    expect(await recompiledBy(edit)).toEqual(expected)
  })
})
