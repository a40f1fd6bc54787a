import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { readManifest } from '../../../server/integrity/manifest.ts'
import { textRows } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { serveSharing, type SharingApi } from '../helpers/sharing.ts'

const NEWEST = '/duckdb/market_data.duckdb'

let sharing: SharingApi

beforeAll(async () => {
  sharing = await serveSharing()
})

afterAll(() => sharing.api.stop())

async function read(path: string, init: { key?: string; headers?: Record<string, string>; method?: string } = {}) {
  const { key = sharing.api.key, headers = {}, method = 'GET' } = init
  const answer = await fetch(`http://127.0.0.1:${String(sharing.api.port)}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const codeOf = ({ bytes }: { readonly bytes: Buffer }) => (JSON.parse(bytes.toString()) as { code: string }).code
const fileOf = (snapshot: string, file: string) => `/duckdb/${snapshot}/${file}`

describe('the database', () => {
  it('is a file of DuckDB with a view for each open table, and names no folder of the server', async () => {
    const { status, headers, bytes } = await read(NEWEST)
    const path = join(await temporaryFolder(), 'market_data.duckdb')
    await writeFile(path, bytes)
    const views = await textRows(
      `ATTACH '${path}' AS attached (READ_ONLY); SELECT view_name, sql FROM duckdb_views() WHERE database_name = 'attached'`,
    )
    const sqlOf = (name: string) => String(views.find(({ view_name }) => view_name === name)?.['sql'])

    expect([status, headers.get('x-snapshot-id')]).toEqual([200, sharing.second])
    expect(sqlOf('cvm_fund_portfolio')).toContain(
      `/duckdb/${sharing.second}/cvm_fund_portfolio/competence_month=2025-10/cvm_fund_portfolio.parquet`,
    )
    expect(views.map(({ view_name }) => view_name)).toEqual(
      expect.arrayContaining(['cvm_fund', 'changelog', 'column_dictionary']),
    )
    expect(sqlOf('cvm_fund_portfolio_packed')).toBe('undefined')
    expect(bytes.includes(sharing.api.dataDir)).toBe(false)
  })

  it('is the same whenever it is asked for, in ranges and by HEAD, and of each snapshot by its name', async () => {
    const whole = await read(NEWEST)
    const etag = whole.headers.get('etag') ?? ''
    const part = await read(NEWEST, { headers: { range: 'bytes=8-11', 'if-range': etag } })
    const head = await read(NEWEST, { method: 'HEAD' })

    expect(etag).toBe(`"${createHash('sha256').update(whole.bytes).digest('hex')}"`)
    expect([part.status, part.bytes.toString()]).toEqual([206, 'DUCK'])
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.bytes.length)])
    expect((await read(NEWEST, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await read(fileOf(sharing.second, 'market_data.duckdb'))).headers.get('etag')).toBe(etag)
    const older = await read(fileOf(sharing.first, 'market_data.duckdb'))
    expect([older.status, older.headers.get('x-snapshot-id')]).toEqual([200, sharing.first])
    expect(older.headers.get('etag')).not.toBe(etag)
  })

  it('is for keys with bulk, and has what the key may see', async () => {
    const refused = await read(NEWEST, { key: sharing.withoutBulk })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'forbidden'])
    expect((await read(NEWEST, { key: 'mk_00000000_nobody' })).status).toBe(401)
    const { bytes } = await read(NEWEST, { key: sharing.narrow })
    expect([bytes.includes('cvm_fund_class'), bytes.includes('cvm_fund_portfolio')]).toEqual([true, false])
    expect((await read(fileOf('20250101T000000Z', 'market_data.duckdb'))).status).toBe(404)
    expect((await read(`${NEWEST}?strange=1`)).status).toBe(400)
  })
})

describe('a file of its views', () => {
  it('is the published one of that snapshot', async () => {
    const folder = join(sharing.api.dataDir, 'snapshots', sharing.first)
    const files = publishedFiles(await readManifest(folder)).filter(({ file }) =>
      file.startsWith('cvm_fund_portfolio/'),
    )
    expect(files).toHaveLength(2)
    for (const { file, sha256 } of files) {
      const { status, headers, bytes } = await read(fileOf(sharing.first, file))
      expect([status, createHash('sha256').update(bytes).digest('hex')]).toEqual([200, sha256])
      expect(headers.get('cache-control')).toContain('immutable')
    }
  })

  it('is 404 by any other path, for another key, and in a snapshot that is none', async () => {
    const file = 'cvm_fund_portfolio/competence_month=2025-10/cvm_fund_portfolio.parquet'
    expect((await read(fileOf(sharing.second, file))).status).toBe(200)
    const packed = 'cvm_fund_portfolio_packed/competence_month=2025-10/cvm_fund_portfolio_packed.parquet'
    expect((await read(fileOf(sharing.second, packed))).status).toBe(200)
    const others = [
      fileOf(sharing.second, 'cvm_fund_portfolio/competence_month=2025-10/cvm_fund_month.parquet'),
      fileOf(sharing.second, 'cvm_fund_portfolio/..%2F..%2F..%2F/keys.json'),
      fileOf(sharing.second, '..%2F/..%2F/keys.json'),
      fileOf('..%2F..', file),
      fileOf('20250101T000000Z', file),
    ]
    for (const path of others) expect((await read(path)).status, path).toBe(404)
    for (const path of [file, packed])
      expect((await read(fileOf(sharing.second, path), { key: sharing.narrow })).status).toBe(404)
    expect((await read(fileOf(sharing.second, file), { key: sharing.withoutBulk })).status).toBe(403)
  })
})
