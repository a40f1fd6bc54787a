import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeApi, serveFake } from '../helpers/fake-app.ts'
import { ask, eventually } from '../helpers/http.ts'

let api: FakeApi | undefined

afterEach(() => api?.stop())

const serve = async (parts: Parameters<typeof serveFake>[1]) =>
  (api = await serveFake(() => Promise.resolve({ body: { success: true }, fileName: 'x' }), parts))

/** Reads the log line of the request with that id, once the request is answered. */
function findLine({ lines }: FakeApi, id: string): Promise<Record<string, unknown>> {
  return eventually(() => {
    const line = lines.find((each) => each.includes(`"id":"${id}"`))
    return Promise.resolve(line === undefined ? null : (JSON.parse(line) as Record<string, unknown>))
  })
}

async function logged(fake: FakeApi, path: string, headers: Record<string, string> = {}) {
  await ask(fake.port, path, { headers: { 'x-api-key': fake.key, 'x-request-id': 'mine', ...headers } })
  return findLine(fake, 'mine')
}

describe('the line of a request in the log', () => {
  it('names the route by its template, even for a cached answer', async () => {
    const fake = await serve({})
    const first = await logged(fake, '/v1/fake/secret')
    await ask(fake.port, '/v1/fake/secret', { headers: { 'x-api-key': fake.key, 'x-request-id': 'again' } })

    expect(first).toMatchObject({ path: '/v1/fake/secret', route: '/v1/fake/{how}', status: 200 })
    expect(await findLine(fake, 'again')).toMatchObject({ route: '/v1/fake/{how}', status: 200 })
  })

  it('names no route if none handled the request', async () => {
    expect(await logged(await serve({}), '/nothing')).not.toHaveProperty('route')
  })

  it.each([
    ['full', '203.0.113.77', '203.0.113.77'],
    ['network', '203.0.113.77', '203.0.113.0/24'],
    ['full', '2001:db8:1:2::3', '2001:db8:1:2::3'],
    ['network', '2001:db8:1:2::3', '2001:db8:1::/48'],
    ['none', '203.0.113.77', undefined],
  ] as const)(
    'has the address of the client %s: %s behind a trusted proxy as %s',
    async (logAddress, seen, expected) => {
      const line = await logged(await serve({ logAddress, trustProxy: 1 }), '/v1/fake/x', {
        'x-forwarded-for': `9.9.9.9, ${seen}`,
      })

      expect(line['address']).toBe(expected)
      expect(JSON.stringify(line)).not.toContain('9.9.9.9')
    },
  )

  it('has the network of the connection’s address by default, without a trusted proxy', async () => {
    const line = await logged(await serve({}), '/v1/fake/x', { 'x-forwarded-for': '203.0.113.77' })

    expect(line['address']).toBe('127.0.0.0/24')
  })

  it('has it even for a client that leaves before its answer', async () => {
    let begin: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const fake = (api = await serveFake(() => {
      begin()
      return new Promise(() => undefined)
    }))
    const socket = connect(fake.port, '127.0.0.1')
    socket.write(`GET /v1/fake/x HTTP/1.1\r\nHost: x\r\nx-api-key: ${fake.key}\r\nx-request-id: gone\r\n\r\n`)
    await begun

    socket.destroy()

    expect(await findLine(fake, 'gone')).toMatchObject({ aborted: true, address: '127.0.0.0/24' })
  })
})
