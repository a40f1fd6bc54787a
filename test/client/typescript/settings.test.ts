import { afterEach, expect, it, vi } from 'vitest'
import { createClient } from '../../../client/typescript/index.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

async function ask(options: { readonly apiKey?: string; readonly baseUrl?: string }): Promise<string> {
  const asked: string[] = []
  const client = createClient({
    ...options,
    fetch: (request) => {
      asked.push(`${request.headers.get('x-api-key') ?? ''} ${new URL(request.url).host}`)
      return Promise.resolve(Response.json({ success: true, data: [] }))
    },
  })
  await client.get('/v1/datasets')
  return asked.join()
}

it('takes key and address as given, or from the environment', async () => {
  vi.stubEnv('MARKET_DATA_KEY', 'of-the-environment')
  vi.stubEnv('MARKET_DATA_URL', 'http://there.test')

  expect(await ask({})).toBe('of-the-environment there.test')
  expect(await ask({ apiKey: 'given', baseUrl: 'http://here.test/' })).toBe('given here.test')
  vi.stubEnv('MARKET_DATA_URL', undefined)
  expect(await ask({})).toBe('of-the-environment localhost:8080')
})

it.each([undefined, ''])('says where to put a key that is missing: %j', (apiKey) => {
  vi.stubEnv('MARKET_DATA_KEY', undefined)

  expect(() => createClient({ apiKey })).toThrow(/no key of the API.*apiKey.*MARKET_DATA_KEY/)
})

it('refuses a key with a line end, and does not show it', () => {
  expect(() => createClient({ apiKey: 'secret\n' })).toThrow(/^The key of the API has a space, a line end/)
  expect(() => createClient({ apiKey: 'secret\n' })).not.toThrow('secret')
})
