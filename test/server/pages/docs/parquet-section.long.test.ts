import { spawnSync } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { holdConnection } from '../../../helpers/duckdb.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { linesToCopy } from '../../helpers/pages.ts'

let api: SharedApi
/** As a reader has the project: the snapshots are below `data`. */
let project: string
/** Runs a line of a page in that folder with DuckDB. */
let answerTo: (sql: string) => Promise<unknown[][]>
let published: ReadonlySet<string>
let closeDuckDb: () => Promise<void>

beforeAll(async () => {
  api = await shareSample()
  project = await temporaryFolder()
  await symlink(api.dataDir, join(project, 'data'))
  const { it: connection, close } = await holdConnection()
  closeDuckDb = close
  answerTo = async (sql) => {
    await connection.run(`SET file_search_path = '${project}'`)
    return (await connection.runAndReadAll(sql)).getRows()
  }
  published = new Set(
    (await answerTo(`SELECT split_part(file, '/', -3) FROM glob('data/current/*/*/*.parquet')`)).flat().map(String),
  )
})

afterAll(() => closeDuckDb())

const readPage = async (id: string) =>
  linesToCopy((await api.get(`/docs/${id}`, { headers: { accept: 'text/html' } })).text)

const PYTHON = spawnSync('python3', ['-c', 'import duckdb, pandas, pyarrow.dataset']).status === 0

describe.each(datasets)('the lines of the page of $id that open its Parquet', ({ id, tables, history, terms }) => {
  const names = [...tables, ...(history === undefined ? [] : [history])].map(({ name }) => name)

  it('exist for every published table', async () => {
    const lines = await readPage(id)

    for (const name of names.filter((each) => published.has(each))) {
      expect(lines).toContain(`SELECT * FROM 'data/current/${name}/**/*.parquet' LIMIT 5;`)
    }
  })

  it('run in DuckDB unchanged', async () => {
    const queries = (await readPage(id)).filter((line) => line.startsWith('SELECT'))
    const readable = queries.filter((query) => [...published].some((name) => query.includes(`'data/current/${name}/`)))

    const answers = await Promise.all(readable.map(answerTo))

    const [example = [], dictionary = []] = answers.slice(-2)
    expect(queries.length).toBeGreaterThanOrEqual(2)
    if (!published.has(names[0] ?? '')) return
    expect(example.length).toBeGreaterThan(0)
    expect(String(dictionary[0])).toContain('"source"')
    expect(String(dictionary[0])).not.toContain('"description"')
  })

  it('name views that views.sql makes', async () => {
    const views = await answerTo(`SELECT content FROM read_text('data/current/views.sql')`)
    const lines = await readPage(id)
    const [, summarized = ''] =
      /^duckdb -init data\/current\/views\.sql -c "SUMMARIZE (\w+)"$/m.exec(lines.join('\n')) ?? []

    expect(names).toContain(summarized)
    if (!published.has(summarized)) return
    expect(String(views)).toContain(`CREATE OR REPLACE VIEW "${summarized}"`)
    expect((await answerTo(`${String(views)}; SUMMARIZE "${summarized}"`)).length).toBeGreaterThan(2)
    const explained = /^duckdb -init data\/current\/views\.sql -c "(FROM column_dictionary .*)"$/m.exec(
      lines.join('\n'),
    )
    const declared = Object.keys(tables.find(({ name }) => name === summarized)?.columns ?? {})
    expect(await answerTo(`${String(views)}; ${explained?.[1] ?? ''}`)).toHaveLength(declared.length)
  })

  it.runIf(PYTHON)('run in Python unchanged', async () => {
    const scripts = (await readPage(id)).filter((line) => line.startsWith('import '))
    expect(scripts).toHaveLength(2)
    if (!published.has(names[0] ?? '')) return

    for (const script of scripts) {
      const { status, stderr } = spawnSync(
        'python3',
        ['-c', `${script}\nassert len(${/^(frame|table) =/m.exec(script)?.[1] ?? ''})`],
        {
          cwd: project,
          encoding: 'utf8',
        },
      )
      expect([status, stderr]).toEqual([0, ''])
    }
  })

  it('download over HTTP the same file', async () => {
    const lines = (await readPage(id)).filter((line) => line.startsWith('curl') && line.includes('/v1/bulk/'))
    if (terms.kind === 'restricted' && terms.files === 'refused') {
      expect(lines).toEqual([])
      return
    }
    const addresses = lines.map((line) => /'http:\/\/[^/']+([^']+)'/.exec(line)?.[1] ?? '')

    const replies = await Promise.all(addresses.map((address) => api.get(address)))

    expect(lines[0]).toMatch(/^curl -s -H "x-api-key: \$KEY" /)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    if (!published.has(names[0] ?? '')) return
    expect(replies.map(({ headers }) => headers['content-type'])).toEqual([
      'application/json; charset=utf-8',
      'application/vnd.apache.parquet',
    ])
  })
})
