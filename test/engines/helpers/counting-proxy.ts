import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Traffic through a proxy since the last look. */
export interface Traffic {
  readonly requests: number
  readonly bytes: number
}

/** A proxy that counts requests and the bytes of their answers. */
export interface CountingProxy {
  readonly address: string
  /** Sends what comes from now on to a server on this port. */
  to(port: number): void
  /** Returns what came since the last call. */
  count(): Traffic
  close(): Promise<void>
}

export async function startCountingProxy(): Promise<CountingProxy> {
  let [target, requests, bytes] = [0, 0, 0]
  const server = createServer((req, res) => {
    requests += 1
    const { method, url: path, headers } = req
    const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.rawHeaders)
      answer.on('data', (piece: Buffer) => (bytes += piece.length))
      answer.pipe(res)
    })
    passed.on('error', () => res.destroy())
    req.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    to: (port) => {
      target = port
    },
    count: () => {
      const counted = { requests, bytes }
      ;[requests, bytes] = [0, 0]
      return counted
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}
