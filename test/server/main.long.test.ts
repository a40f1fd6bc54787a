import { mkdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from './helpers/api.ts'
import { type Child, orLate, run, spawnServer } from './helpers/child.ts'
import { closeWhileBusy } from './helpers/close-while-busy.ts'
import { ask, eventually } from './helpers/http.ts'
import { odd, oddDataDir } from './helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const PORTFOLIO = `${FUND}/portfolio`

let dataDir: string
let key: string
const started: Pick<Child, 'kill'>[] = []

beforeAll(async () => {
  dataDir = await oddDataDir()
  key = await makeKey(dataDir)
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function start(environment: Record<string, string> = {}): Promise<Child> {
  const child = await spawnServer(dataDir, environment)
  started.push(child)
  return child
}

const listLines = (child: Child) =>
  child
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('a signal', () => {
  it('SIGINT ends an idle server with code 0', async () => {
    const child = await start()

    child.kill('SIGINT')

    expect(await orLate(child.ended)).toBe(0)
  })

  it('lets running requests finish, then ends the server, although clients keep their connections', async () => {
    // Long enough for a busy machine, because the server cuts requests that still run after the drain.
    const child = await start({ QUERY_CONCURRENCY: '1', DRAIN_SECONDS: '20' })
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const warm = await Promise.all(Array.from({ length: 20 }, () => through(agent, child.port)))

    const underWay = Array.from({ length: 20 }, () => through(agent, child.port))
    await Promise.race(underWay)
    child.kill('SIGTERM')
    const statuses = await Promise.all(underWay)
    const end = await orLate(child.ended)
    agent.destroy()

    expect(warm).toEqual(Array(20).fill(200))
    expect(statuses).toEqual(Array(20).fill(200))
    expect(end).toBe(0)
  })

  it('loses no request of clients that keep their connections and obey the headers', async () => {
    const child = await start({ DRAIN_SECONDS: '4' })
    const clients = Array.from({ length: 4 }, () => askUntilRefused(child.port))
    await eventually(() => Promise.resolve(child.output().split('"status":200').length > 40 || null))

    child.kill('SIGTERM')
    const outcomes = await Promise.all(clients)
    const end = await orLate(child.ended)

    const taken = listLines(child).filter(({ path }) => path === PORTFOLIO)
    expect(outcomes.map(({ end: last }) => last)).toEqual(Array(4).fill('not taken'))
    expect(taken.filter(({ status, aborted }) => status !== 200 || aborted === true)).toEqual([])
    // Every request that the server accepted was answered.
    expect(outcomes.reduce((sum, { answered }) => sum + answered, 0)).toBe(taken.length)
    expect(outcomes.every(({ toClose }) => toClose > 0)).toBe(true)
    expect(end).toBe(0)
  })

  it('ends the server although a client keeps its connection', async () => {
    const child = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await through(agent, child.port)

    child.kill('SIGTERM')

    expect(await orLate(child.ended)).toBe(0)
    agent.destroy()
  })

  it('ends the server although clients keep sending requests', async () => {
    const child = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const asking = Array.from({ length: 8 }, async () => {
      for (let sent = 0; sent < 2000; sent++) await through(agent, child.port)
    }).map((client) => client.catch(() => 'cut'))
    await new Promise((resolve) => setTimeout(resolve, 300))

    child.kill('SIGTERM')

    const end = await orLate(child.ended)
    child.kill('SIGKILL')
    await Promise.all(asking)
    agent.destroy()
    expect(end).toBe(0)
  })
})

describe('a snapshot', () => {
  it('closes when its last query has ended, even that of a request that was already refused', async () => {
    const sql = join(dataDir, 'slow.sql')
    await writeFile(
      sql,
      'SELECT sum(hash(a.range) % 7 + b.range)::VARCHAR AS n FROM range(20000) AS a, range(500) AS b',
    )
    const module = new URL('helpers/close-while-busy.ts', import.meta.url).href
    const args = [dataDir, pathToFileURL(sql).href].map((value) => JSON.stringify(value)).join(', ')
    const code = `import(${JSON.stringify(module)}).then(({ ${closeWhileBusy.name} }) => ${closeWhileBusy.name}(${args}))`

    const child = run(['--eval', code], {})
    started.push(child)

    expect(await orLate(child.ended), child.output()).toBe(0)
    expect(child.output()).toContain('the query ended')
  })
})

it('keeps serving when current is for a moment not a link to a snapshot', async () => {
  const child = await start()
  const current = join(dataDir, 'current')
  const target = await readlink(current)
  await rm(current)
  await mkdir(current)
  await new Promise((resolve) => setTimeout(resolve, 1500))

  const reply = await ask(child.port, FUND, { headers: { 'x-api-key': key } }).catch((error: unknown) => String(error))

  await rm(current, { recursive: true })
  await symlink(target, current)
  expect(reply, child.output()).toMatchObject({ status: 200 })
})

/** Sends requests over one connection until one is not accepted; records a request that is lost after that. */
async function askUntilRefused(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let [answered, toClose] = [0, 0]
  const once = () =>
    new Promise<string | null>((resolve) => {
      const sent = request({ host: '127.0.0.1', port, path: PORTFOLIO, agent, headers: { 'x-api-key': key } })
      sent.once('error', (error: NodeJS.ErrnoException) => {
        // When a port closes, the kernel resets connections that nobody has accepted.
        const isTaken = error.code !== 'ECONNREFUSED' && (error.code !== 'ECONNRESET' || sent.reusedSocket)
        resolve(isTaken ? `lost: ${error.message}` : 'not taken')
      })
      sent.once('response', (answer) => {
        if (answer.headers.connection === 'close') toClose += 1
        answer.resume()
        answer.once('error', (error) => {
          resolve(`broken: ${error.message}`)
        })
        answer.once('end', () => {
          answered += 1
          resolve(answer.statusCode === 200 ? null : `status ${String(answer.statusCode)}`)
        })
      })
      sent.end()
    })
  let end: string | null = null
  while (end === null) end = await once()
  agent.destroy()
  return { end, answered, toClose }
}

/** Sends a request over the client's kept connections; returns its status. */
function through(agent: Agent, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: PORTFOLIO, agent, headers: { 'x-api-key': key } },
      (answer) => {
        answer.resume()
        answer.once('error', reject)
        answer.once('end', () => {
          resolve(answer.statusCode ?? 0)
        })
      },
    )
    sent.once('error', reject)
    sent.end()
  })
}
