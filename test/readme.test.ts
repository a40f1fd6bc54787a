import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGELOG } from '../schemas/core/changelog-table.ts'
import { SOURCE_FILE } from '../schemas/core/source-file-table.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { withConnection } from './helpers/duckdb.ts'
import { type Api, serve } from './server/helpers/api.ts'
import { emptyFolder, sampleDataDir } from './server/helpers/snapshot.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const MAKEFILE = readFileSync(new URL('../Makefile', import.meta.url), 'utf8')

let api: Api

beforeAll(async () => {
  api = await serve(await sampleDataDir())
})

afterAll(() => api.stop())

/** The first block of code in a language. */
function block(language: string): string {
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(README) ?? []
  return code
}

describe('the README', () => {
  it('names every table that is published, and no other', () => {
    const [, rows = ''] = /\| table \| one row is \|\n\|---\|---\|\n([\s\S]*?)\n\n/.exec(README) ?? []
    const named = rows
      .split('\n')
      .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    const all = datasets.flatMap(({ tables, history, monthIndex }) =>
      [...tables, history ?? [], monthIndex ?? []].flat(),
    )
    const own = all.map(({ name }) => name).filter((name) => !name.endsWith('_cleaned'))

    expect(named.sort()).toEqual([...own, '<dataset>_cleaned', SOURCE_FILE, CHANGELOG].sort())
    for (const { id, tables } of datasets) expect(tables.map(({ name }) => name)).toContain(`${id}_cleaned`)
  })

  it('shows a request with what the sample answers to it, piece by piece as it stands there', async () => {
    const [, address = ''] = /curl [^\n]*'http:\/\/localhost:8080([^']+)'/.exec(README) ?? []
    const { text } = await api.get(address)
    const pieces = block('json')
      .replaceAll(/\n\s*/g, '')
      .split('…')
      .map((piece) => piece.trim())

    let end = 0
    for (const piece of pieces) {
      // A piece may leave out what stands before its first or after its last bracket.
      const at = text.indexOf(piece, end)
      expect(at, piece).toBeGreaterThanOrEqual(0)
      end = at + piece.length
    }
    expect(pieces.length).toBeGreaterThan(5)
    expect(end).toBe(text.length)
  })

  it('shows a query of the Parquet that DuckDB answers from the sample', async () => {
    const project = await emptyFolder()
    await symlink(api.dataDir, join(project, 'data'))

    const rows = await withConnection(async (connection) => {
      await connection.run(`SET file_search_path = '${project}'`)
      return (await connection.runAndReadAll(block('sql'))).getRows()
    })

    expect(rows.length).toBeGreaterThan(0)
  })

  it('names no target of make that is not there, and no page', () => {
    const targets = new Set([...MAKEFILE.matchAll(/^([a-z-]+):/gm)].map(([, target]) => target))
    const named = [...README.matchAll(/`make ([a-z-]+)|^make ([a-z-]+)/gm)].map(([, one, other]) => one ?? other)

    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((target) => !targets.has(target))).toEqual([])
  })
})
