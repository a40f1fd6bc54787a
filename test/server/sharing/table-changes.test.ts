import { describe, expect, it } from 'vitest'
import type { LoggedFile } from '../../../lake/delta-log/table-files.ts'
import type { ReadTable } from '../../../server/sharing/read-table.ts'
import { listChanges } from '../../../server/sharing/table-changes.ts'
import type { TableVersion } from '../../../server/sharing/table-versions.ts'

const metaData = {
  id: '',
  name: 'made_up',
  format: { provider: 'parquet' as const, options: {} },
  schemaString: '',
  partitionColumns: [],
  configuration: {},
}

function makeFile(name: string): LoggedFile {
  return { path: `all/${name}.parquet`, partition: null, rows: 1, bytes: 1, published: `made_up/all/${name}.parquet` }
}

/** A table whose versions have these files. */
async function listChangesOf(contents: Readonly<Record<number, readonly string[]>>, [from, to]: [number, number]) {
  const kept: TableVersion[] = Object.keys(contents).map((version) => ({
    version: Number(version),
    since: '20260110T030000Z',
    snapshot: `snapshot of ${version}`,
    time: Number(version),
  }))
  const read: ReadTable = (_table, { version }) => {
    const files = (contents[version] ?? []).map(makeFile)
    return Promise.resolve({ files: new Map(files.map((file) => [file.path, file])), metaData })
  }
  const find = (version: number) => {
    const found = kept.find((each) => each.version === version)
    if (found === undefined) throw new Error(`no version ${String(version)}`)
    return found
  }
  const sign = (file: LoggedFile, snapshot: string) => ({ url: `${file.path} in ${snapshot}`, expiresMs: 0 })
  const lines = await listChanges('made_up', { start: find(from), end: find(to) }, { kept, read, sign })
  return lines.map((line) => {
    const [[kind, file] = ['', {}]] = Object.entries(line as Record<string, { readonly url?: string }>)
    return `${kind} ${file.url ?? ''}`
  })
}

describe('the changes of a table', () => {
  it('are the files that went, of the version before, and those that came', async () => {
    expect(await listChangesOf({ 0: ['a', 'b'], 1: ['b', 'c'], 2: ['b', 'c'] }, [0, 2])).toEqual([
      'add all/a.parquet in snapshot of 0',
      'add all/b.parquet in snapshot of 0',
      'remove all/a.parquet in snapshot of 0',
      'add all/c.parquet in snapshot of 1',
    ])
  })

  it('are not known of the first version that is kept, unless it is the first of all', async () => {
    await expect(listChangesOf({ 4: ['a'], 5: ['b'] }, [4, 5])).rejects.toMatchObject({ code: 'not_found' })
    expect(await listChangesOf({ 4: ['a'], 5: ['b'] }, [5, 5])).toHaveLength(2)
  })

  it('are refused where they end before they begin, and where they name more files than an answer may', async () => {
    await expect(listChangesOf({ 0: [], 1: [] }, [1, 0])).rejects.toMatchObject({ code: 'invalid_input' })
    const many = Array.from({ length: 10_001 }, (_, at) => String(at))
    await expect(listChangesOf({ 0: many }, [0, 0])).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await listChangesOf({ 0: many.slice(1) }, [0, 0])).toHaveLength(10_000)
  })
})
