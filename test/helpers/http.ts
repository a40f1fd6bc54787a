import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fetchAll, type Fetched } from '../../pipeline/fetch/fetch.ts'
import type { FetchPolicy } from '../../pipeline/fetch/http/policy.ts'
import type { FetchSettings } from '../../pipeline/fetch/origin-of.ts'
import { wantedFiles } from '../../pipeline/fetch/wanted.ts'
import type { Line } from '../../pipeline/log.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Source } from '../../schemas/core/source.ts'
import portfolio from '../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { QUICK, silent } from './build.ts'
import { temporaryFolder } from './folders.ts'
import { type MirrorServer, serveMirror } from './mirror-server.ts'

/** A mirror over HTTP that ends with its test. */
export async function served(folder: string): Promise<MirrorServer> {
  const server = await serveMirror(folder)
  onTestFinished(() => server.close())
  return server
}

export interface FetchedNight {
  readonly fetched: readonly Fetched[]
  readonly log: readonly Line[]
  /** The messages of the log's lines above `info`. */
  readonly complaints: readonly string[]
  readonly dataDir: string
}

export type FetchOptions = Partial<FetchSettings> & {
  readonly now?: string
  readonly policy?: Partial<FetchPolicy>
  readonly of?: readonly Dataset[]
}

/** Fetches October 2025 of the portfolios by default. */
export async function fetchNight(
  mirror: string,
  { now = '2025-12-15T03:00:00Z', policy = {}, of = datasets, ...asked }: FetchOptions = {},
): Promise<FetchedNight> {
  const { log, effects } = silent(now)
  const settings: FetchSettings = {
    mirror,
    dataDir: join(await temporaryFolder(), 'data'),
    from: '2025-10',
    to: '2025-10',
    datasets: ['cvm_fund_portfolio'],
    maskPersonalData: true,
    ...asked,
  }
  const wanted = wantedFiles(of, settings, effects.now())
  const fetched = await fetchAll(wanted, settings, { ...effects, policy: { ...QUICK, ...policy } })
  const complaints = log.filter(({ level = 'info' }) => level !== 'info').map(({ detail }) => detail)
  return { fetched, log, complaints, dataDir: settings.dataDir }
}

/** The portfolio dataset with changes to its monthly source. */
export function withSource(other: Partial<Source>): Dataset {
  const [source] = portfolio.sources
  return { ...portfolio, sources: [{ ...source, ...other } as Source] }
}
