import type { BenchOptions } from './bench-options.ts'
import type { BenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { runApart } from './measure.ts'
import type { PortfolioWorld } from './portfolio-world.ts'
import { readNewestId } from './published.ts'

const OTHER_PAGES = 9
/** The server looks for a new snapshot twice a second. */
const LOOK_MS = 25
const PATIENCE_MS = 60_000

/**
 * Measures the first list of funds that a new snapshot answers against its other pages. Each round publishes the content
 * of an older snapshot again, which makes a new one.
 */
export async function measureFirstPage(
  { dataDir, snapshots }: PortfolioWorld,
  { client, get }: BenchServer,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const [first, others]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const wanted = round % 2 === 0 ? snapshots.older : snapshots.newest
    await runApart('pipeline/cli.ts', ['rollback', wanted], { DATA_DIR: dataDir })
    await waitUntilServed(client, readNewestId(dataDir))
    first.push(await get('/v1/funds?page_size=50'))
    const pages: number[] = []
    for (let page = 1; page <= OTHER_PAGES; page++) pages.push(await get(`/v1/funds?page_size=50&page=${String(page)}`))
    others.push(median(pages))
  }
  record.addRatio(
    { id: 'funds-first-page', what: 'first list of funds of a new snapshot / another page' },
    { what: 'first', unit: 'ms', rounds: first },
    { what: 'other', unit: 'ms', rounds: others },
  )
}

async function waitUntilServed(client: BenchServer['client'], snapshot: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const { headers } = await client.send('/v1/snapshots')
    if (headers['x-snapshot-id'] === snapshot) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`the server did not open ${snapshot}`)
}
