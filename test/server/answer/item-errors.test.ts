import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../helpers/shared.ts'
import { ask } from '../helpers/http.ts'

interface Batch {
  readonly data: readonly unknown[]
  readonly errors: readonly { readonly item: string; readonly code: string; readonly message: string }[]
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

async function askIn(path: string, language?: string) {
  const { status, text, headers } = await ask(api.port, path, {
    headers: { 'x-api-key': api.key, ...(language !== undefined && { 'accept-language': language }) },
  })
  expect(status, text.slice(0, 300)).toBe(200)
  return { body: JSON.parse(text) as Batch, etag: headers.etag, vary: headers.vary }
}

// One item with an answer, one that is no number, one that no fund has.
const ITEMS = '62415896000127,1,11222333000181'

describe.each([
  ['/v1/funds', `/v1/funds?cnpjs=${ITEMS}`],
  ['/v1/portfolios', `/v1/portfolios?cnpjs=${ITEMS}&date=2025-10`],
  ['/v1/navs', `/v1/navs?cnpjs=${ITEMS}&from=20240201&to=2024-02-29`],
])('the errors of items of %s', (_name, path) => {
  it('are in the language that the client prefers, and their codes in none', async () => {
    const english = await askIn(path)
    const portuguese = await askIn(path, 'pt-BR,pt;q=0.9')

    expect(english.body.errors.length).toBeGreaterThan(1)
    const code = ({ item, code }: Batch['errors'][number]) => ({ item, code })
    expect(portuguese.body.errors.map(code)).toEqual(english.body.errors.map(code))
    const said = english.body.errors.map(({ message }) => message)
    for (const [at, { message }] of portuguese.body.errors.entries()) expect(message).not.toBe(said[at])
    expect(portuguese.body.data).toEqual(english.body.data)
  })

  it('are told apart by caches, also by that of the server', async () => {
    const first = [await askIn(path, 'pt'), await askIn(path, 'en')]
    const again = [await askIn(path, 'pt'), await askIn(path, 'en')]

    expect(first[0]?.etag).not.toBe(first[1]?.etag)
    expect(again.map(({ etag }) => etag)).toEqual(first.map(({ etag }) => etag))
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    for (const { vary } of again) expect(vary).toContain('Accept-Language')
  })
})

it('An answer without items does not depend on the language', async () => {
  const [portuguese, english] = [await askIn('/v1/calendars', 'pt'), await askIn('/v1/calendars', 'en')]
  expect([portuguese.etag, portuguese.vary]).toEqual([english.etag, 'Accept, Accept-Encoding'])
})
