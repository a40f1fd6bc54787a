import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { examinePort } from '../../../../server/observability/doctor/ports.ts'
import { findFreePort } from '../../../helpers/free-port.ts'

async function listen(server: Server): Promise<number> {
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return port
}

const answering = (statuses: Readonly<Record<string, number>>) =>
  createHttpServer((req, res) => {
    res.writeHead(statuses[req.url ?? ''] ?? 404).end()
  })

describe('the doctor, of the port', () => {
  it('tells a free one, one on which a server of ours answers, and one of another program', async () => {
    const ready = await listen(answering({ '/healthz': 200, '/readyz': 200 }))
    const waiting = await listen(answering({ '/healthz': 200, '/readyz': 503 }))
    const other = await listen(answering({}))
    const mute = await listen(createServer((socket) => void socket.end('SSH-2.0\r\n')))
    const found = await Promise.all(
      [await findFreePort(), ready, waiting, other, mute].map((port) => examinePort('127.0.0.1', port)),
    )
    expect(found.map(({ state }) => state)).toEqual(['ok', 'ok', 'warning', 'failure', 'failure'])
    expect(found.map(({ says }) => says.replace(/.*:\d+ ?/, ''))).toEqual([
      'is free',
      'and is ready',
      'and is not ready',
      '',
      '',
    ])
  })

  it('fails for an address that is not of this machine', async () => {
    expect(await examinePort('192.0.2.1', 8080)).toMatchObject({ state: 'failure', about: 'port' })
  })
})
