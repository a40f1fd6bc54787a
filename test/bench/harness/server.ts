import { Agent, request } from 'node:http'
import { findFreePort } from '../../helpers/free-port.ts'
import { makeKey } from '../../server/helpers/api.ts'
import { type Child, run, runAsServed } from '../../server/helpers/child.ts'
import { measureCpu } from './measure.ts'

interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  /** Milliseconds until the whole answer has arrived. */
  readonly ms: number
}

export interface BenchServer {
  readonly pid: number | undefined
  readonly port: number
  readonly key: string
  /** Asks in plain bytes over connections that stay open: a client that costs little beside what it measures. */
  readonly send: (path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>
  /** Returns the milliseconds; an answer other than 200 throws. */
  readonly get: (path: string) => Promise<number>
}

type Environment = Readonly<Record<string, string>>
type Serving<T> = (server: BenchServer) => Promise<T>

/** With the pages, and without a limit by address: all requests come from one. */
export const OPEN_PAGES = { EXPLORER: 'on', EXPLORER_RATE_LIMIT: '1000000', OPEN_RATE_LIMIT: '1000000' }

/** May ask for anything as often as it likes. */
export function makeBenchKey(dataDir: string, name: string): Promise<string> {
  return makeKey(dataDir, { name, rateLimit: 1_000_000_000 })
}

/** Serves as `make serve` does, in a process of its own: the client's work does not count for the server. */
export async function withServer<T>(dataDir: string, work: Serving<T>, environment: Environment = {}): Promise<T> {
  const [key, port] = [await makeBenchKey(dataDir, 'bench'), await findFreePort()]
  const settings = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment }
  return await whileItRuns(runAsServed(settings), { port, key, readyPath: '/readyz' }, work)
}

/** Serves with a script of the benchmark that listens on PORT and answers `readyPath`. */
export async function withScript<T>(
  script: string,
  environment: Environment,
  { readyPath, key = '' }: { readonly readyPath: string; readonly key?: string },
  work: Serving<T>,
): Promise<T> {
  const port = await findFreePort()
  return await whileItRuns(run([script], { ...environment, PORT: String(port) }), { port, key, readyPath }, work)
}

async function whileItRuns<T>(
  child: Omit<Child, 'port'>,
  { port, key, readyPath }: { readonly port: number; readonly key: string; readonly readyPath: string },
  work: Serving<T>,
): Promise<T> {
  const agent = new Agent({ keepAlive: true })
  const own = { 'accept-encoding': 'identity', ...(key !== '' && { 'x-api-key': key }) }
  const send: BenchServer['send'] = (path, headers = {}) => ask(agent, port, path, { ...own, ...headers })
  const get = async (path: string) => {
    const { status, bytes, ms } = await send(path)
    if (status !== 200) throw new Error(`${path} answered ${String(status)}: ${bytes.toString().slice(0, 300)}`)
    return ms
  }
  try {
    await untilReady(() => get(readyPath), child)
    return await work({ pid: child.pid, port, key, send, get })
  } finally {
    agent.destroy()
    child.kill('SIGTERM')
    await child.ended
  }
}

function ask(agent: Agent, port: number, path: string, headers: Environment): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const ms = performance.now() - started
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks), ms })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

async function untilReady(attempt: () => Promise<unknown>, child: Omit<Child, 'port'>): Promise<void> {
  for (let left = 1_200; left > 0; left--) {
    if ((await Promise.allSettled([attempt()]))[0].status === 'fulfilled') return
    const waited = new Promise((resolve) => setTimeout(resolve, 50, 'waited'))
    if ((await Promise.race([waited, child.ended])) !== 'waited') break
  }
  throw new Error(`a server did not start: ${child.output()}`)
}

const SEARCH = { quickCpuMs: 25, path: (attempt: number) => `/v1/search?q=fundo+${String(attempt)}` }

/** A server reads figures of classes into memory at the first request for some of them. */
export const FIGURES: typeof SEARCH = {
  quickCpuMs: 100,
  path: (attempt) => `/v1/figures?period=last_1_month&page_size=1&min_nav_value=${String(attempt)}`,
}

/**
 * Waits until a server that just started has in memory what makes its requests cheap, which is after its first answers.
 * We watch its CPU time, because that works on a busy machine too; each attempt is another question, so that none is kept.
 */
export async function untilCached({ pid, get }: BenchServer, { quickCpuMs, path } = SEARCH): Promise<void> {
  let quick = 0
  for (let attempt = 0; attempt < 1200; attempt++) {
    quick = (await measureCpu(pid, [path(attempt)], get)) < quickCpuMs ? quick + 1 : 0
    if (quick === 3) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${path(0)} did not become quick`)
}

/** Waits until the snapshot of this id is the newest that is served; the server looks for new ones twice a second. */
export async function untilNewest({ send }: BenchServer, id: string): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    const { headers } = await send('/v1/snapshots')
    if (headers['x-snapshot-id'] === id) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`${id} was not served`)
}
