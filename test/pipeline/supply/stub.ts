import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request that a stub was sent. */
interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** Serves a stand-in for an outside service until the test ends; returns its address and what it was asked. */
export async function startStub(
  answer: (asked: Asked, res: ServerResponse, address: string) => void,
): Promise<{ readonly address: string; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = []
  let address = ''
  const server = createServer((req, res) => {
    let text = ''
    req.setEncoding('utf8')
    req.on('data', (part: string) => {
      text += part
    })
    req.on('end', () => {
      const { method = '', headers } = req
      const one = { method, url: new URL(req.url ?? '', address), headers, text }
      asked.push(one)
      answer(one, res, address)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address, asked }
}

export function sendJson(res: ServerResponse, status: number, content: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
}

/** An address at which nothing listens. */
export const NOBODY = 'http://127.0.0.1:9'
