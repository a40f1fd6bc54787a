import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import { FOUND_KINDS, SEARCH_NAMES } from '../../../schemas/api/name-search.ts'
import { search } from '../../../schemas/service/search/search.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { askPool } from '../../deploy/helpers/steady-load.ts'
import { ask } from '../helpers/http.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

/** Invented: the code, ISIN and issuer of a paper that the register of the sample has, and no other file. */
const PAPER = { code: 'EXMP22', isin: 'BREXMPDBS012', issuer: 'exemplo energia' }
const SECRET = 'a-secret-of-this-test-and-of-nobody-else'
const OPEN_KEY = ['cvm_fund_portfolio', 'cvm_fund_register', 'cvm_company']

let api: Api
let narrow: string
let ofRegister: string
let ofDi: string

beforeAll(async () => {
  const dataDir = await sampleDataDir()
  narrow = await makeKey(dataDir, { scopes: OPEN_KEY })
  ofRegister = await makeKey(dataDir, { scopes: ['debenture'] })
  ofDi = await makeKey(dataDir, { scopes: ['b3_di_curve'] })
  api = await serve(dataDir, {
    ...{ PUBLIC_DATASETS: 'on', PUBLIC_RATE_LIMIT: '1000000', PUBLIC_DATA: 'on', EDGE_SECRET: SECRET },
    ...{ EXPLORER: 'on', EXPLORER_RATE_LIMIT: '1000000' },
  })
})

afterAll(() => api.stop())

interface Found {
  readonly searched: readonly string[]
  readonly did_you_mean: string | null
  readonly data: readonly { readonly kind: string; readonly id: string }[]
}

const askBy = (key: string | null, query: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(api.port, `/v1/search?${query}`, { headers: { ...(key !== null && { 'x-api-key': key }), ...headers } })
const readFound = async (key: string | null, query: string) => {
  const { status, text } = await askBy(key, query)
  expect(status, text.slice(0, 300)).toBe(200)
  return JSON.parse(text) as Found
}
const listKinds = async (key: string | null, query: string) =>
  (await readFound(key, query)).data.map(({ kind }) => kind)

describe('what the terms of a dataset keep for keys with its scope', () => {
  it.each(Object.values(PAPER))('is found by %s with its scope, and by nobody else', async (q) => {
    const query = `q=${encodeURIComponent(q)}`

    expect(await listKinds(api.key, query)).toContain('debenture')
    expect(await listKinds(ofRegister, query)).toContain('debenture')
    expect(await listKinds(narrow, query)).toEqual([])
    expect(await listKinds(null, query)).toEqual([])
  })

  it('is in none of the kinds that were searched without it, and all open kinds are', async () => {
    const closed = SEARCH_NAMES.filter((name) => search.narrowed?.datasetsOf(name).length)
    const searched = new Set((await readFound(narrow, 'q=petr4')).searched)

    expect(closed).toEqual(['ticker', 'index', 'debenture', 'instrument', 'di_curve', 'bond_curve'])
    expect(FOUND_KINDS.filter((kind) => !searched.has(kind))).toEqual([...closed.slice(0, 4), 'curve'])
    expect((await readFound(null, 'q=petr4')).searched).toEqual([...searched])
    expect((await readFound(api.key, 'q=petr4')).searched).toEqual(FOUND_KINDS)
    expect((await readFound(ofRegister, 'q=petr4')).searched).toContain('debenture')
  })

  it('is refused where it is asked for by name without its scope', async () => {
    const [ofKey, ofVisitor] = [
      await askBy(narrow, 'q=exemplo&kind=fund,debenture'),
      await askBy(null, 'q=exemplo&kind=debenture'),
    ]

    expect([ofKey.status, ofVisitor.status]).toEqual([403, 401])
    expect(`${ofKey.text} ${ofVisitor.text}`).not.toContain('EXMP')
    expect(ofKey.text).toContain('"dataset":"debenture"')
  })

  it('corrects no mistyped word for a key that may not see it', async () => {
    const query = 'q=exempol%20energai'

    expect((await readFound(api.key, query)).did_you_mean).toBe('exemplo energia')
    for (const key of [narrow, null]) expect((await readFound(key, query)).did_you_mean).toBeNull()
  })

  it('corrects no mistyped word by the curves of the other publisher', async () => {
    const meant = async (key: string) => (await readFound(key, 'q=prefixadp&kind=curve')).did_you_mean

    expect([await meant(api.key), await meant(ofDi)]).toEqual(['prefixada', null])
  })
})

describe('an answer that was kept', () => {
  it('for a key with every scope is not given to one without, whoever asks first and how often', async () => {
    const query = 'q=exmp22&limit=7'
    for (const key of [api.key, narrow, api.key, null, narrow, api.key]) {
      const found = await listKinds(key, query)
      expect(found.includes('debenture')).toBe(key === api.key)
    }
  })

  it('is not confirmed to a key without the scope by the ETag of another', async () => {
    const query = 'q=exmp12&limit=9'
    const etag = String((await askBy(api.key, query)).headers.etag)

    expect((await askBy(api.key, query, { 'if-none-match': etag })).status).toBe(304)
    const { status, text } = await askBy(narrow, query, { 'if-none-match': etag })
    expect([status, text.includes('EXMP12')]).toEqual([200, false])
  })

  it('is given by the proxy to keys with every scope alone, and what others get is kept by nobody', async () => {
    const check = async (key: string, path: string) => {
      const headers = { 'x-api-key': key, 'x-edge-secret': SECRET, 'x-original-uri': path }
      return (await askPool(api.port, '/v1/key-check', headers)).status
    }

    expect(await check(api.key, '/v1/search?q=exmp12')).toBe(204)
    expect(await check(narrow, '/v1/search?q=exmp12')).toBe(403)
    expect(await check(narrow, '/v1/search?q=exmp12&kind=fund')).toBe(204)
    for (const key of [narrow, null]) {
      const { headers } = await askBy(key, 'q=exmp12', key === null ? {} : { 'x-edge-secret': SECRET })
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect((await askBy(null, 'q=ouro&kind=fund')).headers['cache-control']).toContain('public')
  })
})

describe('pages, which have no key', () => {
  it.each([...Object.values(PAPER), 'exempol energai', 'curva de juros'])(
    'suggest and list nothing restricted for %s',
    async (q) => {
      for (const page of ['suggest', 'search']) {
        const { status, text } = await ask(api.port, `/en/${page}?q=${encodeURIComponent(q)}`, {
          headers: { accept: '*/*' },
        })
        expect(status).toBe(200)
        expect(text).not.toMatch(/\/(?:debenture|instrument|curve)\/|EXEMPLO ENERGIA|Exemplo Energia/)
      }
    },
  )

  it.each(['/debenture/EXMP22', '/instrument/BREXMPDBS012', '/curve/di1'])('%s is not there', async (path) => {
    expect((await ask(api.port, `/pt${path}`, { headers: { accept: 'text/html' } })).status).toBe(404)
  })
})

it('every kind of a dataset with restricted terms takes its scope', () => {
  const restricted = datasets.filter(({ terms }) => terms.kind === 'restricted').map(({ id }) => id)
  const shown = SEARCH_NAMES.flatMap((kind) => search.shows?.({ kind }) ?? [])
  const taken = SEARCH_NAMES.flatMap((name) => search.narrowed?.datasetsOf(name) ?? [])

  expect(new Set(taken)).toEqual(new Set(shown.filter((id) => restricted.includes(id))))
})
