import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../helpers/api.ts'
import { EXPLORER_PAGES, OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'
import { takeSeeded } from '../../../helpers/seeded-part.ts'
import { sampleDataDir } from '../../helpers/snapshot.ts'

const CONNECTIONS = 40
const [GREEDY, OTHER] = ['10.0.0.1', '10.0.0.2']

let api: Api

beforeAll(async () => {
  api = await serve(await sampleDataDir(), { ...OPEN_EXPLORER, TRUST_PROXY: '1' })
})

afterAll(() => api.stop())

const readFrom = (address: string, path: string) =>
  api.get(path, { headers: { accept: 'text/html', 'x-api-key': '', 'x-forwarded-for': address } })

/** Pages of every kind; `make soak` asks for all. */
const pages = takeSeeded(EXPLORER_PAGES, 12, (path) => path)

/** Asks for ever new pages over many connections until it is told to stop; gives the statuses of the answers. */
function starve(address: (n: number) => string) {
  const statuses: number[] = []
  let [n, stopped] = [0, false]
  const connection = async () => {
    while (!stopped) statuses.push((await readFrom(GREEDY, address(n++))).status)
  }
  const connections = Array.from({ length: CONNECTIONS }, connection)
  return async () => {
    stopped = true
    await Promise.all(connections)
    return statuses
  }
}

describe.each([
  ['pages', 'pt', (n: number) => `/en/search?q=fundo+${String(n)}`],
  ['suggestions', 'en', (n: number) => `/en/suggest?q=fundo+${String(n)}`],
])('one address with 40 connections that ask for %s', (_kind, language, address) => {
  it('leaves every page and the suggestions to another address, and is refused what is too much', async () => {
    const stop = starve(address)
    const refused: string[] = []
    for (const path of [...pages, '/suggest?q=ibov']) {
      const { status } = await readFrom(OTHER, `/${language}${path}`)
      if (status !== 200) refused.push(`${path}: ${String(status)}`)
    }
    const statuses = await stop()

    expect(refused).toEqual([])
    expect([...new Set(statuses)].sort()).toEqual([200, 429])
  })
})

it('says to wait, in the language of the page', async () => {
  const pages = Array.from({ length: CONNECTIONS }, (_none, n) => readFrom(GREEDY, `/pt/search?q=busca+${String(n)}`))
  const refused = (await Promise.all(pages)).find(({ status }) => status === 429)

  expect(refused?.headers['retry-after']).toBe('1')
  expect(refused?.text).toContain('Este endereço tem 8 páginas em andamento')
})
