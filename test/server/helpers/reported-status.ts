import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { LAST_BUILD, type LastBuild } from '../../../schemas/core/last-build.ts'
import { type Status, statusOutput } from '../../../schemas/service/status/status.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type Api, serve } from './api.ts'
import { editions } from './editions.ts'
import { ask } from './http.ts'

export async function served(dataDir: string): Promise<Api> {
  const api = await serve(dataDir)
  onTestFinished(() => api.stop())
  return api
}

/** Two snapshots of October 2025. */
export interface TwoEditions {
  readonly dataDir: string
  readonly ids: readonly string[]
}

export async function publishTwoEditions(): Promise<TwoEditions> {
  const world = await editions()
  const ids = [
    await world.publishAt('2026-01-10T03:00:00Z', '1.00'),
    await world.publishAt('2026-02-10T03:00:00Z', '2.00'),
  ]
  return { dataDir: world.dataDir, ids }
}

/** Serves a copy of two snapshots, so that a test can write beside them. */
export async function serveCopy({
  dataDir: built,
  ids,
}: TwoEditions): Promise<Api & { readonly ids: readonly string[] }> {
  const dataDir = await temporaryFolder()
  await cp(built, dataDir, { recursive: true, verbatimSymlinks: true })
  return { ...(await served(dataDir)), ids }
}

export async function statusFrom({ port }: Pick<Api, 'port'>): Promise<Status> {
  const { status, text, headers } = await ask(port, '/status')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  return statusOutput.parse(JSON.parse(text)).data
}

export const GOOD: LastBuild = {
  started_at: '2026-02-11T03:00:00Z',
  ended_at: '2026-02-11T03:01:00Z',
  exit_code: 0,
  published: false,
  snapshot: '20260210T030000Z',
  held_back: [],
  failure: null,
}
/** Held-back versions of a build, in words that a page must not run. */
export const REFUSED: LastBuild['held_back'][number] = {
  dataset: 'cvm_fund_portfolio',
  partition: 'competence_month=2025-11',
  sources: ['cda_fi'],
  code: 'SOURCE_DRIFT',
  message: 'cda_fi_PL_202511.csv line 1: unknown column "<script>"',
  hint: 'Declare it in members.ts.',
}

export const writeLastBuild = (dataDir: string, reported: LastBuild) =>
  writeFile(join(dataDir, LAST_BUILD), JSON.stringify(reported))
