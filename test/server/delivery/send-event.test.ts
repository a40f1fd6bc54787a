import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { type ResolvedAddress, sendEvent } from '../../../server/delivery/send-event.ts'
import { readOwnHosts } from '../../../server/subscriptions/receiver-address.ts'

const MESSAGE = { headers: { 'webhook-id': 'msg_1' }, body: '{}' }
const HERE = [{ address: '127.0.0.1', family: 4 }]
const started: ReturnType<typeof createServer>[] = []

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  started.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return String((server.address() as AddressInfo).port)
}

afterAll(() => {
  for (const server of started) server.closeAllConnections()
  for (const server of started) server.close()
})

/** Sends to a host of the operator, whose name leads here. */
async function send(answer: RequestListener, timeoutMs = 10_000): Promise<string | null> {
  const host = `hooks.test:${await listen(answer)}`
  const resolve = () => Promise.resolve(HERE)
  return sendEvent(`http://${host}/in`, MESSAGE, { own: readOwnHosts(host), timeoutMs, resolve })
}

/** Sends to an address of a stranger, whose name leads where the test says. */
function sendTo(address: string, ...answers: readonly (readonly ResolvedAddress[])[]) {
  const asked: string[] = []
  const resolve = (host: string) => {
    asked.push(host)
    return Promise.resolve(answers[asked.length - 1] ?? [])
  }
  const failure = sendEvent(address, MESSAGE, { own: new Set(), timeoutMs: 10_000, resolve })
  return failure.then((said) => ({ said, asked }))
}

describe('An event that is sent', () => {
  it('is taken where the receiver answers 2xx, whatever the answer says', async () => {
    const heads: unknown[] = []
    const failure = await send((req, res) => {
      heads.push([req.method, req.url, req.headers['webhook-id'], req.headers['content-type'], req.headers.host])
      res.writeHead(202).end('x'.repeat(100_000))
    })
    expect(failure).toBeNull()
    expect(heads).toEqual([
      ['POST', '/in', 'msg_1', 'application/json', expect.stringMatching(/^hooks\.test:\d+$/) as unknown],
    ])
  })

  it('is not taken by an error, nor by a redirect, which nobody follows', async () => {
    const seen: unknown[] = []
    const elsewhere = await listen((req, res) => {
      seen.push(req.url)
      res.end()
    })
    expect(await send((_req, res) => res.writeHead(500).end())).toBe('status 500')
    expect(await send((_req, res) => res.writeHead(307, { location: `http://127.0.0.1:${elsewhere}/` }).end())).toBe(
      'redirect',
    )
    expect(seen).toEqual([])
  })

  it('is given up for now where the receiver hangs, before its answer or within it', async () => {
    expect(await send(() => undefined, 100)).toBe('timeout')
    expect(await send((_req, res) => res.writeHead(200).write('.'), 100)).toBe('timeout')
  })

  it('fails where the receiver ends the connection, or wants another protocol', async () => {
    expect(await send((req) => req.socket.destroy())).toBe('connection')
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'
    expect(await send((req) => req.socket.write(upgrade), 1_000)).toBe('connection')
    expect(await send((req) => req.socket.write('no HTTP\r\n\r\n'))).toBe('connection')
  })

  it('fails where nobody listens, and where the name leads nowhere', async () => {
    const port = await listen((_req, res) => res.end())
    started.at(-1)?.close()
    const own = readOwnHosts(`127.0.0.1:${port}`)
    const parts = { own, timeoutMs: 10_000, resolve: () => Promise.resolve(HERE) }
    expect(await sendEvent(`http://127.0.0.1:${port}/`, MESSAGE, parts)).toBe('connection')
    const nowhere = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
    expect(await sendEvent('https://example.test/', MESSAGE, { ...parts, resolve: nowhere })).toBe('name_not_found')
  })

  it('never goes to a private address: not by number, not by a name, not by one of several addresses', async () => {
    const open = { address: '1.1.1.1', family: 4 }
    expect((await sendTo('https://10.0.0.1/')).said).toBe('address_not_public')
    expect((await sendTo('https://rebound.test/', HERE)).said).toBe('address_not_public')
    expect((await sendTo('https://rebound.test/', [open, ...HERE])).said).toBe('address_not_public')
    expect((await sendTo('https://rebound.test/', [{ address: '::ffff:7f00:1', family: 6 }])).said).toBe(
      'address_not_public',
    )
    expect((await sendTo('https://rebound.test/', [])).said).toBe('address_not_public')
  })

  it('goes to the very address that was checked: a name that points elsewhere a moment later is not looked up again', async () => {
    const port = await listen((_req, res) => res.end())
    const own = readOwnHosts(`rebound.test:${port}`)
    const asked: string[] = []
    const resolve = (host: string) => {
      asked.push(host)
      return Promise.resolve(asked.length === 1 ? HERE : [{ address: '127.0.0.2', family: 4 }])
    }
    expect(await sendEvent(`http://rebound.test:${port}/`, MESSAGE, { own, timeoutMs: 10_000, resolve })).toBeNull()
    expect(asked).toEqual(['rebound.test'])
  })
})
