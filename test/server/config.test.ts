import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { type Api, serve } from './helpers/api.ts'
import { temporaryFolder } from '../helpers/folders.ts'

let api: Api | undefined

afterEach(() => api?.stop())

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

describe('a setting that cannot be used', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT: give a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '80999' }, 'PORT: give a whole number from 0 to 65535, not "80999"'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT: give a whole number from 0 to 65535, not "-1"'],
    [{ QUERY_CONCURRENCY: '1.5' }, 'QUERY_CONCURRENCY: give a whole number from 1 to 64, not "1.5"'],
    [{ DRAIN_SECONDS: ' ' }, 'DRAIN_SECONDS: give a whole number from 0 to 300, not " "'],
    [
      { PORT: '1e3', QUERY_CONCURRENCY: '0x8' },
      'PORT: give a whole number from 0 to 65535, not "1e3"\nQUERY_CONCURRENCY: give a whole number from 1 to 64, not "0x8"',
    ],
  ])('%j is named with what it may be', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})

describe('the address that the server and its metrics listen on', () => {
  it('is only this machine by default', async () => {
    api = await serve(await temporaryFolder(), { METRICS_PORT: '0' })

    const answers = [await elsewhere(api.port, '/healthz'), await elsewhere(api.metricsPort, '/metrics')]

    expect(readConfig({}).HOST).toBe('127.0.0.1')
    expect(answers).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])
  })

  it('is every address if HOST asks for that', async () => {
    api = await serve(await temporaryFolder(), { METRICS_PORT: '0', HOST: '0.0.0.0' })

    expect([await elsewhere(api.port, '/healthz'), await elsewhere(api.metricsPort, '/metrics')]).toEqual([200, 200])
  })
})
