import { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fetchFiles, type FetchedFile } from '../../pipeline/fetch/fetch-files.ts'
import type { FetchPolicy } from '../../pipeline/fetch-policy.ts'
import { resolveRun, type RunOptions } from '../../pipeline/commands/resolve-run.ts'
import { listFilesToFetch } from '../../pipeline/fetch/files-to-fetch.ts'
import type { LogLine } from '../../pipeline/log.ts'
import { processTimer, type Timer } from '../../pipeline/timer.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Source } from '../../schemas/core/source.ts'
import portfolio from '../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { QUICK, silent } from './build.ts'
import { temporaryFolder } from './folders.ts'
import { type MirrorServer, serveMirror } from '../../tools/mirror-server/mirror-server.ts'

/** A mirror over HTTP that ends with its test. */
export async function startMirrorServer(folder: string): Promise<MirrorServer> {
  const server = await serveMirror(folder)
  onTestFinished(() => server.close())
  return server
}

export interface FetchedNight {
  readonly fetched: readonly FetchedFile[]
  readonly log: readonly LogLine[]
  /** Messages of the log's lines above `info`. */
  readonly complaints: readonly string[]
  readonly dataDir: string
}

export type FetchOptions = Partial<RunOptions> & {
  /** A new folder, if it is not given. */
  readonly dataDir?: string
  readonly now?: string
  readonly policy?: Partial<FetchPolicy>
  readonly timer?: Timer
  readonly of?: readonly Dataset[]
}

/** Fetches October 2025 of the portfolios by default. */
export async function fetchNight(
  mirror: string,
  {
    dataDir: given,
    now = '2025-12-15T03:00:00Z',
    policy = {},
    timer = processTimer,
    of = datasets,
    ...asked
  }: FetchOptions = {},
): Promise<FetchedNight> {
  const { log, effects } = silent(now)
  const dataDir = given ?? join(await temporaryFolder(), 'data')
  const run = resolveRun({
    mirror,
    from: '2025-10',
    to: '2025-10',
    datasets: ['cvm_fund_portfolio'],
    maskPersonalData: true,
    ...asked,
  })
  const files = listFilesToFetch(of, run.scope, effects.now())
  const fetched = await fetchFiles(files, { origin: run.origin, lake: new Lake(dataDir) }, () => run.all, {
    ...effects,
    timer,
    policy: { ...QUICK, ...policy },
  })
  const complaints = log.filter(({ level = 'info' }) => level !== 'info').map(({ detail }) => detail)
  return { fetched, log, complaints, dataDir }
}

/** Makes the portfolio dataset with changes to its monthly source. */
export function withSource(other: Partial<Source>): Dataset {
  const [source] = portfolio.sources
  return { ...portfolio, sources: [{ ...source, ...other } as Source] }
}
