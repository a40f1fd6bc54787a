import { Lake } from '../../lake/lake.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeManifest } from '../../lake/snapshots/manifest-file.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { build } from '../../pipeline/commands/build.ts'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { Value } from '../../schemas/api/endpoint.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'
import type { AnsweredExample } from '../../schemas/service/openapi/operations.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { readConfig } from '../../server/config.ts'
import { printDocument } from '../../schemas/service/openapi/print.ts'
import { requestAddress } from '../../schemas/service/request-address.ts'
import { createKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { toJson } from '../../server/snapshots/values.ts'
import { startServer } from '../../server/start.ts'
import { nameExampleCompiler } from './example-compiler.ts'

export const ANSWERED = new URL('../../schemas/service/openapi/answered.gen.json', import.meta.url)

const SAMPLE = new URL('../../data/sample', import.meta.url).pathname
/** The build has this date, so that the answers are the same on every day. */
const BUILT_AT = new Date('2026-01-10T03:00:00Z')
/** A documented answer keeps this many items of a list. */
const ITEMS = 2

/** Every example of every endpoint with its real answer on the bundled sample, shortened, by endpoint. */
export async function answerExamples(): Promise<Record<string, AnsweredExample[]>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'market-data-examples-'))
  try {
    await buildSample(dataDir)
    return await answerFrom(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Prints the generated file, an answer a line. */
export function printAnswered(answered: Record<string, AnsweredExample[]>): string {
  return printDocument({ generated: 'By make gen from the sample: do not edit.', answered })
}

async function buildSample(dataDir: string): Promise<void> {
  const settings = { mirror: SAMPLE, from: null, to: null, datasets: null, maskPersonalData: true, threads: 2 }
  const silent = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }
  const lake = new Lake(dataDir)
  const exitCode = await build(datasets, settings, { log: silent, now: () => BUILT_AT, lake })
  const built = await readCurrentSnapshot(lake)
  if (exitCode !== 0 || built === null)
    throw new Error(`the build of the sample ended with exit code ${String(exitCode)}`)
  await writeManifest(lake.files, built.folder, nameExampleCompiler(built.manifest))
}

async function answerFrom(dataDir: string): Promise<Record<string, AnsweredExample[]>> {
  const limits = { rateLimit: 1_000_000, expiresAt: null }
  const key = await createKey(
    openFileKeyStore(new Lake(dataDir)),
    { name: 'examples', scopes: ['*', 'bulk'], ...limits },
    new Date(),
  )
  const server = await startServer(
    readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' }),
  )
  try {
    const answered: Record<string, AnsweredExample[]> = {}
    for (const endpoint of endpoints) {
      const answers: AnsweredExample[] = []
      for (const example of endpoint.examples) {
        const request = requestAddress(endpoint, example)
        const response = await fetch(`http://127.0.0.1:${String(server.port)}${request}`, {
          headers: { 'x-api-key': key },
        })
        const text = await response.text()
        if (!response.ok) throw new Error(`${request} answered ${String(response.status)}: ${text}`)
        answers.push({ request, answer: toJson(shorten(parseExactly(text))) })
      }
      answered[endpoint.id] = answers
    }
    return answered
  } finally {
    await server.stop()
  }
}

function shorten(value: Value): Value {
  if (Array.isArray(value)) return (value as readonly Value[]).slice(0, ITEMS).map(shorten)
  if (value === null || typeof value !== 'object' || value instanceof ExactNumber) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner as Value)]))
}

/** Parses JSON and keeps every number as it was printed. */
function parseExactly(text: string): Value {
  const marked = text.replaceAll(
    /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
    (_whole, quoted?: string, number?: string) => quoted ?? `{"exact":"${number ?? ''}"}`,
  )
  return JSON.parse(marked, (_key, value: Value) =>
    isMarkedNumber(value) ? new ExactNumber(value.exact) : value,
  ) as Value
}

function isMarkedNumber(value: Value): value is { readonly exact: string } {
  return value !== null && typeof value === 'object' && 'exact' in value
}
