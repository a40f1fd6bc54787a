import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDeltaVersions } from '../../../lake/delta-log/versions.ts'
import { Lake } from '../../../lake/lake.ts'
import { SHARING } from '../../../server/sharing/serve-sharing.ts'
import {
  type FileLine,
  parseLines,
  serveSharing,
  SHARED_PORTFOLIO,
  SHARED_TABLES,
  type SharingApi,
} from '../helpers/sharing.ts'

let sharing: SharingApi

beforeAll(async () => {
  sharing = await serveSharing()
})

afterAll(() => sharing.api.stop())

const get = (path: string, key?: string | null) => sharing.ask(SHARING + path, key === undefined ? {} : { key })
const read = async (path: string, key?: string) => JSON.parse((await get(path, key)).text) as Record<string, unknown>
const names = (list: Record<string, unknown>) => (list['items'] as { name: string }[]).map(({ name }) => name)

const protocolError = (code: string) => ({ errorCode: code, message: expect.any(String) as string })

describe('the lists', () => {
  it('are one share, its datasets as schemas, and their tables', async () => {
    expect(await read('/shares')).toEqual({ items: [{ name: 'market_data' }] })
    expect(await read('/shares/market_data')).toEqual({ share: { name: 'market_data' } })
    const schemas = names(await read('/shares/market_data/schemas'))
    expect(schemas).toEqual(expect.arrayContaining(['cvm_fund_portfolio', 'cvm_fund_register', 'snapshot']))
    const ofSchema = await read(SHARED_TABLES)
    expect(ofSchema['items']).toContainEqual({
      name: 'cvm_fund_portfolio',
      schema: 'cvm_fund_portfolio',
      share: 'market_data',
    })
    const all = await read('/shares/market_data/all-tables')
    expect(names(all)).toEqual(expect.arrayContaining(names(ofSchema)))
  })

  it('have only tables of the scopes of the key, and those of the snapshot', async () => {
    expect(names(await read('/shares/market_data/schemas', sharing.narrow))).toEqual(['cvm_fund_register', 'snapshot'])
    for (const path of [
      SHARED_TABLES,
      `${SHARED_PORTFOLIO}/metadata`,
      `${SHARED_PORTFOLIO}/version`,
      `${SHARED_PORTFOLIO}/changes?startingVersion=0`,
    ]) {
      const hidden = await get(path, sharing.narrow)
      expect([hidden.status, JSON.parse(hidden.text)], path).toEqual([404, protocolError('RESOURCE_DOES_NOT_EXIST')])
    }
    expect((await sharing.postQuery({}, sharing.narrow)).status).toBe(404)
  })

  it('come in pages that end', async () => {
    const whole = names(await read('/shares/market_data/all-tables'))
    const paged: string[] = []
    let token: string | undefined = ''
    for (let pages = 0; token !== undefined && pages < 100; pages += 1) {
      const query = token === '' ? '' : `&pageToken=${token}`
      const page = await read(`/shares/market_data/all-tables?maxResults=7${query}`)
      expect(names(page).length).toBeLessThanOrEqual(7)
      paged.push(...names(page))
      token = page['nextPageToken'] as string | undefined
    }
    expect(paged).toEqual(whole)
    for (const query of ['?pageToken=bm9uZQ', '?maxResults=-1', '?maxResults=x', '?strange=1'])
      expect((await get(`/shares/market_data/schemas${query}`)).status, query).toBe(400)
  })

  it('need a key with bulk: without a key 401, without bulk 403, in the shape of the protocol', async () => {
    const unkeyed = await get('/shares', null)
    expect([unkeyed.status, JSON.parse(unkeyed.text)]).toEqual([401, protocolError('UNAUTHENTICATED')])
    for (const path of [
      '/shares',
      '/shares/market_data',
      '/shares/market_data/all-tables',
      `${SHARED_PORTFOLIO}/metadata`,
    ]) {
      const refused = await get(path, sharing.withoutBulk)
      expect([refused.status, JSON.parse(refused.text)], path).toEqual([403, protocolError('PERMISSION_DENIED')])
    }
    const nothing = await get('/nothing')
    expect([nothing.status, JSON.parse(nothing.text)]).toEqual([404, protocolError('RESOURCE_DOES_NOT_EXIST')])
  })
})

describe('a table', () => {
  it('has its versions: the newest, those since a time, and 404 for one that is not kept', async () => {
    const versions = await readDeltaVersions(new Lake(sharing.api.dataDir))
    expect([sharing.first, sharing.second].map((id) => versions[id]?.['cvm_fund_portfolio'])).toEqual([0, 1])
    const versionOf = async (query: string) =>
      (await get(`${SHARED_PORTFOLIO}/version${query}`)).headers.get('delta-table-version')

    expect(await versionOf('')).toBe('1')
    expect(await versionOf('?startingTimestamp=2026-01-01T00:00:00Z')).toBe('0')
    expect(await versionOf('?startingTimestamp=2026-01-10T03:00:01Z')).toBe('1')
    expect((await get(`${SHARED_PORTFOLIO}/version?startingTimestamp=2026-03-01T00:00:00Z`)).status).toBe(404)
    expect((await get(`${SHARED_PORTFOLIO}/version?startingTimestamp=yesterday`)).status).toBe(400)
  })

  it('has the metadata of the log', async () => {
    const answer = await get(`${SHARED_PORTFOLIO}/metadata`)
    const [protocol, metadata] = parseLines(answer.text)
    const described = metadata?.['metaData'] as Record<string, string | readonly string[]>

    expect(answer.headers.get('delta-table-version')).toBe('1')
    expect(protocol).toEqual({ protocol: { minReaderVersion: 1 } })
    expect(described).toMatchObject({
      name: 'cvm_fund_portfolio',
      format: { provider: 'parquet' },
      version: 1,
      numFiles: 2,
    })
    expect(described['partitionColumns']).toEqual(['competence_month'])
    const schema = JSON.parse(String(described['schemaString'])) as { fields: { name: string }[] }
    expect(schema.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['cnpj', 'competence_month']))
  })

  it('has the files of each version, by its number and by a time', async () => {
    const [newest, old] = [await sharing.queryFiles(), await sharing.queryFiles({ version: 0 })]
    const months = (files: FileLine[]) => files.map(({ partitionValues }) => partitionValues['competence_month'])

    expect(months(newest)).toEqual(['2025-09', '2025-10'])
    expect(months(old)).toEqual(months(newest))
    expect(old.map(({ id }) => id)).not.toEqual(newest.map(({ id }) => id))
    const ids = async (body: object) => (await sharing.queryFiles(body)).map(({ id }) => id)
    expect(await ids({ timestamp: '2026-01-20T00:00:00-03:00' })).toEqual(old.map(({ id }) => id))
    expect(await ids({ timestamp: '2027-01-01T00:00:00Z' })).toEqual(newest.map(({ id }) => id))
  })

  it('has only the files with the rows or months that a reader wants', async () => {
    const [first] = await sharing.queryFiles()
    expect(await sharing.queryFiles({ limitHint: 1 })).toEqual([expect.objectContaining({ id: first?.id })])
    expect(await sharing.queryFiles({ limitHint: 1_000_000 })).toHaveLength(2)
    const hint = {
      op: 'equal',
      children: [
        { op: 'column', name: 'competence_month', valueType: 'string' },
        { op: 'literal', value: '2025-10', valueType: 'string' },
      ],
    }
    const [october, ...others] = await sharing.queryFiles({ jsonPredicateHints: JSON.stringify(hint) })
    expect([october?.partitionValues['competence_month'], others]).toEqual(['2025-10', []])
  })

  it('refuses a query that is none', async () => {
    const before = { timestamp: '2025-01-01T00:00:00Z' }
    const wrong: [unknown, number][] = [
      [{ version: 7 }, 404],
      [before, 404],
      [{ version: 0, ...before }, 400],
      [{ version: -1 }, 400],
      [{ version: '0' }, 400],
      [{ timestamp: 'now' }, 400],
      [{ startingVersion: 0 }, 400],
      ['[]', 400],
      ['{', 400],
      // Nobody reads it: what it asks for is not known, and the whole newest table would be another answer.
      [`{"version": 0${' '.repeat(65_536)}}`, 400],
    ]
    for (const [body, status] of wrong) {
      const refused = await sharing.postQuery(body)
      expect([refused.status, JSON.parse(refused.text)], JSON.stringify(body).slice(0, 80)).toEqual([
        status,
        protocolError(status === 404 ? 'RESOURCE_DOES_NOT_EXIST' : 'INVALID_PARAMETER_VALUE'),
      ])
    }
    const other = await sharing.ask(`${SHARING}${SHARED_PORTFOLIO}/query`)
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST'])
    expect(other.text).toContain('use POST')
  })

  it('has the files that went and came between versions', async () => {
    const [newest, old] = [await sharing.queryFiles(), await sharing.queryFiles({ version: 0 })]
    const changesOf = async (query: string) => {
      const [, , ...lines] = parseLines((await get(`${SHARED_PORTFOLIO}/changes?${query}`)).text)
      return lines.map((line) => {
        const [kind = '', file] = Object.entries(line)[0] ?? []
        return [kind, (file as FileLine).id, (file as FileLine).version]
      })
    }
    const came = (files: FileLine[], version: number) => files.map(({ id }) => ['add', id, version])
    const went = old.map(({ id }) => ['remove', id, 1])

    expect(await changesOf('startingVersion=1')).toEqual([...went, ...came(newest, 1)])
    expect(await changesOf('startingVersion=0&endingVersion=0')).toEqual(came(old, 0))
    expect(await changesOf('startingTimestamp=2026-01-01T00:00:00Z')).toEqual([
      ...came(old, 0),
      ...went,
      ...came(newest, 1),
    ])
    for (const query of [
      '',
      'startingVersion=0&startingTimestamp=2026-01-01T00:00:00Z',
      'startingVersion=1&endingVersion=0',
    ])
      expect((await get(`${SHARED_PORTFOLIO}/changes?${query}`)).status, query).toBe(400)
    expect((await get(`${SHARED_PORTFOLIO}/changes?startingVersion=9`)).status).toBe(404)
  })
})
