import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { editions } from '../helpers/editions.ts'

const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

let api: Api

beforeAll(async () => {
  const { dataDir } = await editions(['2026-01-10T03:00:00Z', '100.00'])
  api = await serve(dataDir, { PUBLIC_URL: 'https://data.example' })
})
afterAll(() => api.stop())

describe('A page in a browser', () => {
  /** Posts a message as a page of an origin does; returns the status and the reason of a refusal. */
  function postFrom(headers: Readonly<Record<string, string>>): Promise<{ status: number; reason: unknown }> {
    const accept = 'application/json, text/event-stream'
    const sent = { 'x-api-key': api.key, 'content-type': 'application/json', accept, ...headers }
    // A program that fetches cannot choose its Host.
    return new Promise((resolve, reject) => {
      const message = request(
        { host: '127.0.0.1', port: api.port, path: '/mcp', method: 'POST', headers: sent, agent: false },
        (answer) => {
          let text = ''
          answer.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
          answer.on('error', reject)
          answer.on('end', () => {
            const { error_data: data } = JSON.parse(text) as { error_data?: { reason?: unknown } }
            resolve({ status: answer.statusCode ?? 0, reason: data?.reason })
          })
        },
      )
      message.on('error', reject)
      message.end(JSON.stringify(MESSAGE))
    })
  }
  const own = () => `127.0.0.1:${String(api.port)}`

  it.each([
    'https://evil.example',
    'http://127.0.0.1:1',
    'https://OWN',
    'null',
    'http://OWN.evil.example',
    'http://OWN@evil.example',
    'nonsense',
    'http://data.example',
  ])('of another origin cannot drive the server: %s', async (origin) => {
    const refused = await postFrom({ origin: origin.replace('OWN', own()) })
    expect(refused).toEqual({ status: 403, reason: 'origin' })
  })

  it('whose name leads here by its DNS cannot drive the server either', async () => {
    const host = `evil.example:${String(api.port)}`
    expect(await postFrom({ host, origin: `http://${host}` })).toEqual({ status: 403, reason: 'origin' })
  })

  it('of the server itself can, and a program, which names no origin', async () => {
    expect((await postFrom({ origin: `http://${own()}` })).status).toBe(200)
    const local = `localhost:${String(api.port)}`
    expect((await postFrom({ host: local, origin: `http://${local}` })).status).toBe(200)
    expect((await postFrom({})).status).toBe(200)
    // Readers know the service by this address, whatever the proxy says about the host.
    expect((await postFrom({ origin: 'https://data.example' })).status).toBe(200)
  })
})
