import { readdir, rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { makeKey } from './helpers/api.ts'
import { type Child, orLate, run } from './helpers/child.ts'
import { type Editions, editions } from './helpers/editions.ts'
import { ask, eventually, PATIENCE_MS } from './helpers/http.ts'
import { endlessQuery } from './helpers/made-up.ts'

let world: Editions
const children: Pick<Child, 'kill'>[] = []

beforeAll(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
})

afterAll(async () => {
  await rm(world.mirror, { recursive: true, force: true })
  await rm(world.dataDir, { recursive: true, force: true })
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe('the process', () => {
  /** A server in a process of its own, with requests that do not end, and a folder for its spill. */
  async function stubborn(environment: Record<string, string> = {}, endedAfterMs?: number) {
    const key = await makeKey(world.dataDir)
    const sql = new URL(await endlessQuery(world.dataDir)).pathname
    const TMPDIR = await temporaryFolder()
    const module = new URL('helpers/stubborn-server.ts', import.meta.url).href
    const args = [sql, endedAfterMs].map((value) => JSON.stringify(value)).join(', ')
    const code = `import(${JSON.stringify(module)}).then(({ serveStubborn }) => serveStubborn(${args}))`
    const settings = { PORT: '0', DRAIN_SECONDS: '0', QUERY_TIMEOUT_MS: '600000', DATA_DIR: world.dataDir, TMPDIR }
    const child = run(['--eval', code], { ...settings, ...environment })
    children.push(child)
    const port = Number(await eventually(() => Promise.resolve(/"port":(\d+)/.exec(child.output())?.[1] ?? null)))
    const get = (how: string) => ask(port, `/v1/made-up/${how}`, { headers: { 'x-api-key': key } })
    const queries = (state: 'running' | 'waiting', n: number) =>
      eventually(async () => {
        const { text } = await ask(Number(/"metrics":(\d+)/.exec(child.output())?.[1]), '/metrics')
        return text.includes(`queries_${state} ${String(n)}`) || null
      })
    const spilt = async () => (await readdir(TMPDIR)).filter((name) => name.startsWith('market-data-spill-'))
    return { child, get, queries, spilt }
  }

  it('ends by itself with code 0 whatever runs, and leaves nothing behind', async () => {
    const { child, get, queries, spilt } = await stubborn({ METRICS_PORT: '0' }, PATIENCE_MS)
    const replies = Array.from({ length: 6 }, (_each, n) => get(`endless-${String(n)}`))
    // Four light requests of a key are worked on at once, and one of the four sessions is left to other keys. A request
    // that has not arrived when the server stops is not its own.
    await queries('running', 3)
    await queries('waiting', 1)
    const before = await spilt()

    child.kill('SIGTERM')

    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(6).fill(503))
    expect(await orLate(child.ended), child.output()).toBe(0)
    expect(child.output()).toContain('"msg":"stopped"')
    expect(child.output()).not.toContain('a bug')
    expect([before.length, await spilt()]).toEqual([1, []])
  })

  it('is killed when it does not stop in time, logs that, and leaves nothing behind', async () => {
    const { child, get, spilt } = await stubborn({}, 1500)
    const blocked = get('blocks').catch((error: unknown) => error)

    await eventually(async () => ((await get('light')).status === 200 ? true : null))
    child.kill('SIGTERM')

    expect(await orLate(child.ended)).toBe('SIGKILL')
    await blocked
    expect(child.output()).toContain('did not stop within 1500 ms')
    expect(await spilt()).toEqual([])
  })

  it('ends at once at a second signal, even while it drains', async () => {
    const { child } = await stubborn({ DRAIN_SECONDS: '300' })
    child.kill('SIGTERM')
    await eventually(() => Promise.resolve(child.output().includes('draining') || null))

    child.kill('SIGTERM')

    expect(await orLate(child.ended)).toBe('SIGTERM')
  })

  it('does not drain when it is stopped at a terminal', async () => {
    const { child } = await stubborn({ DRAIN_SECONDS: '300' }, PATIENCE_MS)

    child.kill('SIGINT')

    expect(await orLate(child.ended)).toBe(0)
  })
})
