import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CHANGELOG } from '../../schemas/core/changelog-table.ts'
import { SOURCE_FILE } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { withConnection } from '../helpers/duckdb.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { sampleDataDir } from '../server/helpers/snapshot.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const pages = ['', 'docs', 'client/typescript', 'client/python', 'server', 'data/sample']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: read(path) }))

/** Leaves out the blocks of code. */
const prose = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** Makes anchors of headings as GitHub does. */
function listAnchors(text: string): string[] {
  return [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The commands that the operator's program lists. */
const commands = new Set(
  [...read('runtime/market-data-server.js').matchAll(/^ {2}'?([a-z-]+)'?: '[a-z].* /gm)].map(([, name = '']) => name),
)
const listCommands = (text: string) =>
  [...text.matchAll(/(?<![\w-]|\.socket |-u )market-data-server(?:\.js)? ([a-z][a-z-]*)/g)].map(
    ([, command = '']) => command,
  )

describe.each(pages)('the page $path', ({ path, text }) => {
  it('links to files and headings that exist', () => {
    const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

    const broken = targets.filter((target) => {
      if (/^(https?:|\/)/.test(target)) return false
      const [file = '', anchor] = target.split('#')
      const found = file === '' ? path : relative(ROOT, join(ROOT, dirname(path), file))
      if (!existsSync(join(ROOT, found))) return true
      return anchor !== undefined && !listAnchors(read(found)).includes(anchor)
    })

    expect(broken).toEqual([])
  })

  it('names paths of the repository that exist', () => {
    const roots = 'client|deploy|notebooks|pipeline|runtime|schemas|server|test|tools'
    const place = new RegExp(`(?:^| )((?:${roots})/[\\w./-]*[\\w/])(?![\\w<*…{-])`, 'g')
    const codes = [...prose(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => [...code.matchAll(place)])
    const named = codes.map(([, at = '']) => at).filter((at) => !at.includes('toy_'))

    // A changelog keeps the names of its day; `pipeline/cli` is a program, whose file ends in .ts.
    const isThere = (at: string) => existsSync(join(ROOT, at)) || existsSync(join(ROOT, `${at}.ts`))
    expect(path.includes('CHANGELOG') ? [] : named.filter((at) => !isThere(at))).toEqual([])
  })

  it('names targets of make that exist', () => {
    const targets = new Set([...read('Makefile').matchAll(/^([a-z-]+):/gm)].map(([, target]) => target))
    const named = [...text.matchAll(/`make ([a-z-]+)|^make ([a-z-]+)/gm)].map(([, one, other]) => one ?? other)

    // A changelog keeps the names of its day.
    expect(path.includes('CHANGELOG') ? [] : named.filter((target) => !targets.has(target))).toEqual([])
  })

  it('names commands of the operator that exist', () => {
    expect(listCommands(text).filter((command) => !commands.has(command))).toEqual([])
  })
})

it('has each heading once in a page, so that each anchor is one place', () => {
  const twice = pages.flatMap(({ path, text }) => {
    const anchors = listAnchors(text)
    return anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at).map((anchor) => `${path}#${anchor}`)
  })

  expect(twice).toEqual([])
})

it('gives each line of cron the path of its programs and its time zone, and the builder where its files come from', () => {
  const crons = pages.flatMap(({ text }) =>
    [...text.matchAll(/^```cron\n([\s\S]*?)^```/gm)].map(([, lines = '']) => lines),
  )

  expect(crons).toHaveLength(2)
  for (const lines of crons) expect(lines).toMatch(/^PATH=\/[\s\S]*^CRON_TZ=UTC\n[\s\S]*^30 8 \* \* \* /m)
  for (const lines of crons.filter((each) => each.includes('market-data-server.js build')))
    expect(lines).toMatch(/^SOURCE_MIRROR=/m)
})

// An address such as `${base}/docs/changelog.md` is a page of the server.
it('is there wherever the code names a page of docs/', () => {
  const rooms = ['client', 'lake', 'pipeline', 'runtime', 'schemas', 'server', 'test', 'tools']
  const code = rooms
    .filter((room) => existsSync(join(ROOT, room)))
    .flatMap((room) => readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((at) => join(room, at)))
    .filter((path) => /\.(ts|js|cjs|sql|css)$/.test(path))

  const missing = code.flatMap((path) =>
    [...read(path).matchAll(/(?<!\$\{base\}\/)\bdocs\/[a-z-]+\.md\b/g)]
      .filter(([page]) => !existsSync(join(ROOT, page)))
      .map(([page]) => `${path}: ${page}`),
  )

  expect(missing).toEqual([])
})

describe('docs/analysts.md', () => {
  const page = read('docs/analysts.md')

  it('names every published table, and no other', () => {
    const [, rows = ''] = /\n## The tables\n([\s\S]*?)\n## /.exec(page) ?? []
    const named = rows
      .split('\n')
      .filter((row) => row.startsWith('| '))
      .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    const all = datasets.flatMap(({ tables, history, monthIndex, ruleAliases, materializedViews = [] }) =>
      [...tables, history ?? [], monthIndex ?? [], ruleAliases ?? [], ...materializedViews].flat(),
    )
    const own = all.map(({ name }) => name).filter((name) => !name.endsWith('_cleaned'))

    expect(named.sort()).toEqual([...own, '<dataset>_cleaned', SOURCE_FILE, CHANGELOG].sort())
    for (const { id, tables } of datasets) expect(tables.map(({ name }) => name)).toContain(`${id}_cleaned`)
  })

  it('shows a query of the Parquet that DuckDB answers from the sample', async () => {
    const project = await temporaryFolder()
    const dataDir = await sampleDataDir()
    // Where `make demo` puts it.
    await mkdir(join(project, 'data'))
    await symlink(dataDir, join(project, 'data/demo'))
    const [, query = ''] = /```sql\n([\s\S]*?)```/.exec(page) ?? []

    const rows = await withConnection(async (connection) => {
      await connection.run(`SET file_search_path = '${project}'`)
      return (await connection.runAndReadAll(query)).getRows()
    })

    expect(rows.length).toBeGreaterThan(0)
    await rm(dataDir, { recursive: true })
  })
})

describe('docs/operating-reference.md', () => {
  const page = read('docs/operating-reference.md')

  it('names every setting of the server and of the build', () => {
    const server = [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
    const build = [...read('pipeline/settings.ts').matchAll(/read\('([A-Z_]+)'\)/g)].map(([, name = '']) => name)
    const settings = [...server, ...build, 'DATA_DIR', 'BUILD_TIME_LIMIT']

    expect(server.length).toBeGreaterThan(10)
    expect(build.length).toBeGreaterThan(4)
    expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('names every metric of the server', () => {
    const sources = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => read(join('server', path)))
    const metrics = sources.flatMap((text) =>
      [...text.matchAll(/name: `\$\{prefix\}(\w+)`/gi)].map(([, name = '']) => name),
    )

    expect(metrics.length).toBeGreaterThan(10)
    expect(metrics.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})

it('gives the reason for every package that runs, in docs/decisions.md', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: object }
  const usual = ['express', 'zod']
  const named = read('docs/decisions.md')

  const missing = Object.keys(dependencies).filter((name) => !usual.includes(name) && !named.includes(`\`${name}\``))
  expect(missing).toEqual([])
})

it('says the licence of every dataset, and the ODbL of no other than it is declared for', () => {
  const rows = read('DATA-LICENSE.md').split('\n')

  for (const { id, licence } of datasets) {
    const row = rows.find((line) => line.startsWith('|') && line.includes(`\`${id}\``))
    expect({ id, odbl: row?.includes('ODbL') }).toEqual({ id, odbl: licence.includes('ODbL') })
  }
})
