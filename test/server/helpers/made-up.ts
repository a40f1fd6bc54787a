import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../schemas/api/cost.ts'
import {
  type EndpointAnswer,
  defineEndpoint,
  type Endpoint,
  type Row,
  Rows,
  type Snapshot,
} from '../../../schemas/api/endpoint.ts'
import { wholeInput } from '../../../schemas/api/input.ts'
import { readConfig } from '../../../server/config.ts'
import { type ServerOverrides, startServer } from '../../../server/start.ts'
import { GENEROUS, makeKey } from './api.ts'
import { type Asked, ask, type Reply } from './http.ts'

type Make = (how: string, snapshot: Snapshot) => Promise<EndpointAnswer>

export interface MadeUpApi {
  readonly port: number
  readonly metricsPort: number | null
  readonly key: string
  readonly dataDir: string
  /** Log so far, one entry per line. */
  readonly lines: readonly string[]
  /** Requests `/v1/made-up/{how}`. */
  readonly get: (how: string, asked?: Asked) => Promise<Reply>
  stop(after?: { keepData: boolean }): Promise<void>
}

/** Serves a data directory with the real server and one endpoint of the test's own: `/v1/made-up/{how}?page=`. */
export async function serveMadeUp(
  dataDir: string,
  make: Make,
  environment: Readonly<Record<string, string>> = {},
  served: Pick<ServerOverrides, 'pause'> = {},
): Promise<MadeUpApi> {
  const endpoint = madeUpEndpoint(make)
  const key = await makeKey(dataDir)
  const lines: string[] = []
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ...GENEROUS, ...environment })
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const server = await startServer(config, { endpoints: [endpoint], log, ...served })
  return {
    port: server.port,
    metricsPort: server.metricsPort,
    key,
    dataDir,
    lines,
    get: (how, { headers = {}, ...asked } = {}) =>
      ask(server.port, `/v1/made-up/${how}`, { headers: { 'x-api-key': key, ...headers }, ...asked }),
    stop: async ({ keepData } = { keepData: false }) => {
      await server.stop()
      if (!keepData) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** `/v1/made-up/{how}?page=`, which answers as its address says. */
export function madeUpEndpoint(make: Make): Endpoint {
  return defineEndpoint({
    id: 'made_up',
    path: '/v1/made-up/{how}',
    summary: 'What a test wants',
    description: 'What a test wants',
    dataset: 'cvm_fund_register',
    input: z.strictObject({ how: z.string(), page: wholeInput(0, 1000, 'Any').optional() }),
    output: z.strictObject({ success: z.literal(true), data: z.array(z.object({ text: z.string() })) }),
    rows: ['data'],
    cost: {
      ...USUAL_BOUNDS,
      work: Infinity,
      heavy: { when: 'where it says so', is: ({ how }) => how.startsWith('heavy') },
    },
    examples: [],
    answer: (snapshot, { how }) => make(how, snapshot),
  })
}

export function makeList(texts: readonly string[], more: Partial<EndpointAnswer> = {}): EndpointAnswer {
  return { body: { success: true, data: texts.map((text) => ({ text })) }, fileName: 'made-up', ...more }
}

/** An answer without an end, and a promise that resolves when the work on it stops. */
export function endless(): { answer: EndpointAnswer; ended: Promise<number> } {
  let end: (pieces: number) => void = () => undefined
  const ended = new Promise<number>((resolve) => (end = resolve))
  async function* pieces(): AsyncGenerator<Row[]> {
    let made = 0
    try {
      for (;;) {
        made += 1
        await new Promise((resolve) => setImmediate(resolve))
        yield Array.from({ length: 100 }, (_row, at) => ({
          text: `row ${String(at)} of piece ${String(made)} ${noise()}`,
        }))
      }
    } finally {
      end(made)
    }
  }
  return { answer: { body: { success: true, data: new Rows(pieces()) }, fileName: 'endless' }, ended }
}

/** Text that does not compress. */
function noise(): string {
  return Array.from({ length: 40 }, () => Math.random().toString(36)).join('')
}

/** A query that would run for days. */
export const endlessQuery = (folder: string) =>
  queryIn(
    folder,
    'endless',
    'SELECT sum(hash(a.range) % 7 + b.range)::VARCHAR AS n FROM range(10000000) AS a, range(10000000) AS b',
  )

/** A query whose one value would take a gigabyte. */
export const hugeQuery = (folder: string) =>
  queryIn(
    folder,
    'huge',
    "SELECT length(list(v))::VARCHAR AS n FROM (SELECT repeat('x', 1000) || range AS v FROM range(1000000))",
  )

async function queryIn(folder: string, name: string, sql: string): Promise<URL> {
  const path = join(folder, `${name}.sql`)
  await writeFile(path, sql)
  return pathToFileURL(path)
}

/** Something that the test ends. */
export function gate(): { wait: Promise<void>; open: () => void } {
  let release: () => void = () => undefined
  const wait = new Promise<void>((resolve) => (release = resolve))
  return { wait, open: release }
}
