import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openHttpsStore } from '../../../lake/object-store/https-store.ts'

const POLICY = { attempts: 3, firstPauseMs: 1, silenceMs: 600_000 }
const NEVER = new AbortController().signal

async function storeOver(listener: RequestListener, query = '') {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return openHttpsStore(new URL(`http://127.0.0.1:${String(port)}/lake${query}`), POLICY)
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read).toString()
}

describe('a store behind an address of HTTP', () => {
  it('gives an object below its path, with the query of the address, which its name does not show', async () => {
    const store = await storeOver((req, res) => res.end(req.url), '?token=mine')
    expect(await store.get('a/b.json', { mostBytes: 100 })).toMatchObject({
      body: Buffer.from('/lake/a/b.json?token=mine'),
    })
    expect(store.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/lake\/$/)
  })

  it('gives null for what is not there, and says what has not changed', async () => {
    const store = await storeOver((req, res) => {
      res.writeHead(req.headers['if-none-match'] === '"1"' ? 304 : 404).end()
    })
    expect(await store.get('x', { mostBytes: 100 })).toBeNull()
    expect(await store.get('x', { mostBytes: 100, ifNoneMatch: '"1"' })).toBe('unchanged')
    expect(await store.read('x', 0, NEVER)).toBeNull()
  })

  it('continues where the server can, and begins anew where it cannot', async () => {
    const store = await storeOver((req, res) => {
      const from = req.url?.endsWith('able') === true ? Number(/\d+/.exec(req.headers.range ?? '0')?.[0]) : 0
      res.writeHead(from > 0 ? 206 : 200).end('0123456789'.slice(from))
    })
    const able = await store.read('able', 4, NEVER)
    expect([able?.from, able && (await textOf(able.chunks))]).toEqual([4, '456789'])
    const other = await store.read('other', 4, NEVER)
    expect([other?.from, other && (await textOf(other.chunks))]).toEqual([0, '0123456789'])
  })

  it.each([
    [500, 'unreachable', 3],
    [429, 'unreachable', 3],
    [403, 'refused', 1],
    [401, 'refused', 1],
  ])('asks %i, which is %s, %i times', async (status, fault, times) => {
    let asked = 0
    const store = await storeOver((_req, res) => {
      asked += 1
      res.writeHead(status).end('no')
    }, '?token=secret')
    const failed = store.get('x', { mostBytes: 100 })
    await expect(failed).rejects.toMatchObject({ fault })
    await expect(failed).rejects.not.toThrow(/secret/)
    expect(asked).toBe(times)
  })

  it('follows no redirect, and takes no more bytes than it may', async () => {
    const store = await storeOver((req, res) => {
      if (req.url === '/lake/away') res.writeHead(302, { Location: '/lake/long' }).end()
      else res.end('x'.repeat(101))
    })
    await expect(store.get('away', { mostBytes: 1000 })).rejects.toMatchObject({ fault: 'unreachable' })
    await expect(store.get('long', { mostBytes: 100 })).rejects.toMatchObject({ fault: 'too long' })
  })
})
