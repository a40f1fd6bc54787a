import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { type Api, serve } from './helpers/api.ts'
import { emptyFolder } from './helpers/snapshot.ts'

let api: Api

afterEach(() => api.stop())

/** Sends a request to an address of this machine that a server does not listen on by default. */
function elsewhere(port: number | null, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.2', port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message)
    })
    sent.end()
  })
}

describe('the address that the server and its metrics listen on', () => {
  it('is only this machine by default', async () => {
    api = await serve(await emptyFolder(), { METRICS_PORT: '0' })

    const answers = [await elsewhere(api.port, '/healthz'), await elsewhere(api.metricsPort, '/metrics')]

    expect(readConfig({}).HOST).toBe('127.0.0.1')
    expect(answers).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
  })

  it('is every address if HOST says so', async () => {
    api = await serve(await emptyFolder(), { METRICS_PORT: '0', HOST: '0.0.0.0' })

    expect([await elsewhere(api.port, '/healthz'), await elsewhere(api.metricsPort, '/metrics')]).toEqual([200, 200])
  })
})
