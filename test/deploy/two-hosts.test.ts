import { findFreePort } from '../helpers/free-port.ts'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../lake/lake.ts'
import { createLink } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { type Api, serve } from '../server/helpers/api.ts'
import { eventually } from '../server/helpers/http.ts'
import { OPEN_EXPLORER } from '../server/helpers/explorer-pages.ts'
import { sampleDataDir } from '../server/helpers/snapshot.ts'
import { end, makeNginxFolder, readShipped, startNginx } from './helpers/nginx.ts'

const OURS = 'market-data.example'
/** Another name of the service, which its operator has added. */
const ALSO_OURS = 'also.example'
const EVIL = 'evil.example'
const SECRET = 'a-secret-of-this-test-and-of-nobody-else'
const PAGES = ['/docs', '/docs/verify', '/docs/api/fund_portfolio', '/pt/docs/rules', '/docs.md', '/en']

interface Answer {
  /** Null where the connection was closed without one. */
  readonly status: number | null
  readonly location: string | undefined
  readonly text: string
}

let api: Api

beforeAll(async () => {
  const settings = { PUBLIC_URL: `https://${OURS}`, TRUST_PROXY: '1', PUBLIC_DATA: 'on', EDGE_SECRET: SECRET }
  api = await serve(await sampleDataDir(), { ...settings, ...OPEN_EXPLORER })
})

afterAll(() => api.stop())

/** Starts nginx with a shipped file, of which only the ports and the places of its files are changed. */
async function start(name: string) {
  const folder = await makeNginxFolder()
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  const files = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  const subject = ['-subj', `/CN=${OURS}`, '-days', '1', '-nodes', '-newkey', 'rsa:2048']
  await promisify(execFile)('openssl', ['req', '-x509', ...subject, ...files])
  const server = `server 127.0.0.1:${String(api.port)}`
  await writeFile(join(folder, 'servers.conf'), `${server} max_fails=0;\n`)
  await writeFile(join(folder, 'edge-secret.conf'), `set $market_data_edge_secret "${SECRET}";\n`)
  const shipped = (await readShipped(name, folder))
    .replaceAll('listen 8080', `listen 127.0.0.1:${String(plainPort)}`)
    .replaceAll(`server_name ${OURS}`, `server_name ${OURS} ${ALSO_OURS}`)
    .replaceAll('listen 8443', `listen 127.0.0.1:${String(port)}`)
    .replace(/server (server|127\.0\.0\.1):8080/, server)
  const { nginx } = await startNginx(folder, shipped, [])
  const ask = (path: string, host: string, headers: Readonly<Record<string, string>> = {}) =>
    send(request, { port, path, headers: { host, ...headers }, servername: OURS, rejectUnauthorized: false })
  await eventually(async () => ((await ask('/healthz', OURS)).status === 200 ? true : null))
  return {
    ask,
    askPlain: (path: string, host: string) => send(requestPlain, { port: plainPort, path, headers: { host } }),
    /** Words of the cache about each request for a path, in turn. */
    readCacheLog: async (path: string) => {
      const lines = (await readFile(join(folder, 'access.log'), 'utf8')).split('\n')
      return lines.filter((line) => line.includes(`"GET ${path}"`)).map((line) => /"([A-Z]+)"/.exec(line)?.[1])
    },
    readLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    stop: () => end(nginx),
  }
}

type Send = (options: object, answered: (answer: IncomingMessage) => void) => ClientRequest

function send(how: Send, options: object): Promise<Answer> {
  return new Promise((resolve) => {
    const lost = () => {
      resolve({ status: null, location: undefined, text: '' })
    }
    const sent = how({ host: '127.0.0.1', agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', lost)
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text })
      })
    })
    sent.on('error', lost)
    sent.end()
  })
}

describe.each(['market-data.conf', 'market-data-pool.conf'])('%s', (name) => {
  let proxy: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    proxy = await start(name)
  })

  afterAll(() => proxy.stop())

  it.each(PAGES)(
    'gives a reader of %s the address of the service after somebody asked by another name',
    async (path) => {
      const evil = await proxy.ask(path, EVIL)
      const forwarded = await proxy.ask(`${path}?`, OURS, { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'gopher' })
      const readers = [await proxy.ask(path, OURS), await proxy.ask(`${path}?`, OURS)]

      expect(evil).toMatchObject({ status: null, text: '' })
      expect(forwarded.status).toBe(200)
      for (const { status, text } of readers) {
        expect(status).toBe(200)
        expect(text).not.toMatch(/evil|gopher/)
      }
      if (path.startsWith('/docs')) expect(readers[0]?.text).toContain(`https://${OURS}/`)
    },
  )

  it('answers by another name, or by address, only the probes', async () => {
    for (const host of [EVIL, '127.0.0.1', `x.${OURS}`]) {
      for (const path of ['/healthz', '/readyz']) {
        expect((await proxy.ask(path, host)).status, `${host}${path}`).toBe(200)
        expect((await proxy.askPlain(path, host)).status, `${host}${path}`).toBe(200)
      }
      for (const path of ['/', '/docs', '/healthz/', '/v1/datasets', '/mcp', '/data/datapackage.json', '/llms.txt']) {
        expect((await proxy.ask(path, host, { 'x-api-key': api.key })).status, `${host}${path}`).toBeNull()
        expect((await proxy.askPlain(path, host)).status, `${host}${path}`).toBeNull()
      }
    }
  })

  it.each(['/docs/look-through', ...(name.includes('pool') ? ['/v1/datasets'] : [])])(
    'keeps %s for each name by itself',
    async (path) => {
      for (const host of [OURS, ALSO_OURS, OURS]) {
        expect((await proxy.ask(path, host, path.startsWith('/v1') ? { 'x-api-key': api.key } : {})).status).toBe(200)
      }
      const said = await eventually(async () => {
        const lines = await proxy.readCacheLog(path)
        return lines.length === 3 ? lines : null
      })

      expect(said.slice(0, 2)).toEqual(['MISS', 'MISS'])
      expect(said[2]).not.toBe('MISS')
    },
  )

  it('passes links on, keeps nothing that they answer, and has their secrets in no line of its log', async () => {
    const settings = { name: 'sheet', expiresAt: '2999-01-01T00:00:00.000Z' }
    const store = openFileKeyStore(new Lake(api.dataDir))
    const link = await createLink(store, api.key.slice(0, 11), settings, new Date())
    const path = `/v1/link/${link}/datasets`
    await eventually(async () => ((await proxy.ask(path, OURS)).status === 200 ? true : null))
    const mistaken = [`/v1/v1/link/${link}/datasets`, `/pt/link/${link}`, `/v1//link/${link}`]
    const statuses: unknown[] = []
    for (const each of [path, ...mistaken]) statuses.push((await proxy.ask(each, OURS)).status)
    expect(statuses).toEqual([200, 401, 404, 401])

    const said = await eventually(async () => {
      const lines = await proxy.readCacheLog('/v1/link/*/datasets')
      return lines.length > 1 && (await proxy.readLog()).includes(' 401 ') ? lines : null
    })
    expect(new Set(said)).toEqual(new Set([undefined]))
    expect(await proxy.readLog()).not.toContain(link.slice(12))
  })

  it('leads from plain HTTP to the service, and to no other name', async () => {
    expect((await proxy.askPlain('/docs', OURS)).location).toBe(`https://${OURS}/docs`)
    expect((await proxy.askPlain('/docs', EVIL)).location).toBeUndefined()
  })
})
