import { createServer } from 'node:net'
import { hasCode } from '../../../lake/disk.ts'
import { fail, type Diagnosis, ok, warn } from './diagnosis.ts'

/** How long a program on our port may keep us waiting. */
const ANSWER_MS = 3000

/** Looks whether a server can listen on a port, or whether one of ours already does. Port 0 is any free one. */
export async function examinePort(host: string, port: number): Promise<Diagnosis> {
  const place = `${host}:${String(port)}`
  const refused = await tryPort(host, port)
  if (refused === null) return ok('port', `${place} is free`)
  if (hasCode(refused, 'EADDRINUSE')) return examineOccupied(host, port)
  if (hasCode(refused, 'EACCES')) {
    const todo = 'Give PORT a number from 1024 on and put a proxy in front, or grant CAP_NET_BIND_SERVICE'
    return fail('port', `this user may not listen on ${place}`, todo)
  }
  return fail('port', `nobody can listen on ${place}: ${refused.message}`, 'Give HOST an address of this machine')
}

function tryPort(host: string, port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ host, port, exclusive: true }, () => {
      server.close(() => {
        resolve(null)
      })
    })
  })
}

/** Asks what listens: a server of ours answers /healthz with a short text, and /readyz with 200 or 503. */
async function examineOccupied(host: string, port: number): Promise<Diagnosis> {
  const place = `${host}:${String(port)}`
  const [health, ready] = await Promise.all([ask(host, port, '/healthz'), ask(host, port, '/readyz')])
  if (health !== 200 || (ready !== 200 && ready !== 503)) {
    return fail('port', `another program listens on ${place}`, 'Stop it, or give PORT another number')
  }
  if (ready === 200) return ok('port', `a server answers on ${place} and is ready`)
  return warn('port', `a server answers on ${place} and is not ready`, `Read why: curl http://${place}/readyz`)
}

async function ask(host: string, port: number, path: string): Promise<number | null> {
  const to = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(`http://${to}:${String(port)}${path}`, { signal, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    // A program that speaks no HTTP, or does not answer, is no server of ours.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) return null
    throw error
  }
}
