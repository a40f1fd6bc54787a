import { Agent, request } from 'node:http'

interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  /** Milliseconds until the whole answer has arrived. */
  readonly ms: number
}

/** A client that costs little beside what it measures: plain requests over connections that stay open. */
export interface BenchHttpClient {
  send(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpAnswer>
  /** Sends a request and returns its milliseconds; an answer other than 200 throws. */
  time(path: string, headers?: Readonly<Record<string, string>>): Promise<number>
  close(): void
}

export function openHttpClient(port: number, always: Readonly<Record<string, string>> = {}): BenchHttpClient {
  const agent = new Agent({ keepAlive: true })
  const send: BenchHttpClient['send'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const sent = request({ host: '127.0.0.1', port, path, headers: { ...always, ...headers }, agent }, (answer) => {
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
  return {
    send,
    time: async (path, headers) => {
      const { status, bytes, ms } = await send(path, headers)
      if (status !== 200) throw new Error(`${path} answered ${String(status)}: ${bytes.toString().slice(0, 300)}`)
      return ms
    },
    close: () => {
      agent.destroy()
    },
  }
}

/** Sends each path once from some clients at a time; returns how many answers came a second. */
export async function measureThroughput(
  client: BenchHttpClient,
  paths: readonly string[],
  clients: number,
): Promise<number> {
  const waiting = paths.values()
  const started = performance.now()
  const ask = async () => {
    for (const path of waiting) await client.time(path)
  }
  await Promise.all(Array.from({ length: clients }, ask))
  return (paths.length / (performance.now() - started)) * 1000
}

/** Waits until a server that starts answers 200. */
export async function waitUntilReady(client: BenchHttpClient, path: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    const ready = await client.send(path).then(
      ({ status }) => status === 200,
      // The server does not listen yet.
      () => false,
    )
    if (ready) return
    if (hasEnded()) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no server became ready at ${path}`)
}
