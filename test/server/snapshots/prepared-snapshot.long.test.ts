import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Ranges } from '../../../schemas/api/ranges.ts'
import { FILED_MONTHS } from '../../../schemas/fund/api/filing.ts'
import { INTEGRANTS } from '../../../schemas/fund/api/fund.ts'
import { CLASS_BY_CNPJ } from '../../../schemas/fund/api/registered-class.ts'
import { fundPortfolio } from '../../../schemas/datasets/cvm_fund_portfolio/api/fund-portfolio.ts'
import { fundRevisions } from '../../../schemas/datasets/cvm_fund_portfolio/api/fund-revisions.ts'
import { fund } from '../../../schemas/datasets/cvm_fund_register/api/fund.ts'
import { PACKED_LINES } from '../../../schemas/datasets/cvm_fund_portfolio/api/lines/held-lines.ts'
import { readAssetPositions } from '../../../schemas/datasets/cvm_fund_portfolio/api/holders/asset-positions.ts'
import { readHoldersFiled } from '../../../schemas/datasets/cvm_fund_portfolio/api/holders/holders-filed.ts'
import { readStepsAbove } from '../../../schemas/datasets/cvm_fund_portfolio/api/holders/steps-above.ts'
import { SERVER_CONTEXT } from '../../../server/limits/request-context.ts'
import { bindToRequest, type OpenSnapshot } from '../../../server/snapshots/open-snapshot.ts'
import { type SnapshotFollower, follow } from '../../../server/snapshots/follow.ts'
import { FILER, type Editions, editions } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

/** A query over a table that the server derives. */
const NUMBERS = new URL('../../../schemas/fund/api/fund_numbers.sql', import.meta.url)

const DAY = '2025-10-31'

let world: Editions
let following: SnapshotFollower
let queries = 0
/** Resolves when the first snapshot keeps what nearly every request looks up. */
let kept: Promise<void>

const observer = {
  waits: () => () => undefined,
  runs: () => {
    queries += 1
    return () => undefined
  },
}

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  const limits = { concurrency: 2, timeoutMs: 20_000, olderSnapshots: 1, observer, integrity: quietIntegrity() }
  const log = watchLog('rows and names are kept in memory')
  kept = log.said
  following = await follow(new Lake(world.dataDir), limits, log.logger)
})

afterEach(async () => {
  await following.close()
  await rm(world.mirror, { recursive: true, force: true })
  await rm(world.dataDir, { recursive: true, force: true })
})

/** A log, and a promise that it has a line with this message. */
function watchLog(message: string) {
  let say: () => void = () => undefined
  const said = new Promise<void>((resolve) => (say = resolve))
  const write = (line: string) => {
    if (line.includes(message)) say()
  }
  return { logger: pino({}, { write }), said }
}

async function countQueries(): Promise<number> {
  // Until then the first snapshot answers, but still reads the rows and names that it keeps.
  await kept
  const before = queries
  await following.use(null, (snapshot) => snapshot.query(NUMBERS, { cnpj: FILER }, ['2025-10']))
  return queries - before
}

/** Counts the queries that the look-ups of nearly every request take. */
async function countLookUps(snapshot: OpenSnapshot): Promise<number> {
  const before = queries
  await snapshot.lookUpClass(CLASS_BY_CNPJ, FILER)
  await snapshot.lookUpClass(INTEGRANTS, FILER)
  await snapshot.lookUpClass(FILED_MONTHS, FILER, ['2025-10'])
  await snapshot.lookUpClass(PACKED_LINES, FILER, ['2025-10'])
  return queries - before
}

it('a new snapshot has its derived tables before it is served, the first one at the latest with the first request', async () => {
  await countQueries()
  expect(await countQueries()).toBe(1)

  const next = await world.publishAt('2026-01-11T03:00:00Z', '200.00')
  await eventually(() => Promise.resolve(following.current() === next || null))

  expect([await countQueries(), await countQueries()]).toEqual([1, 1])
})

it('the rows of the newest snapshot that nearly every request looks up are kept, those of an older one are not', async () => {
  const [old = ''] = world.ids
  await world.publishAt('2026-01-11T03:00:00Z', '200.00')
  await eventually(() => Promise.resolve(following.current() !== old || null))

  expect(await following.use(null, countLookUps)).toBe(0)
  expect(await following.use({ snapshot: old }, countLookUps)).toBe(4)
})

it.each([
  ['a portfolio', fundPortfolio, { cnpj: FILER, date: DAY }, { cnpj: FILER, reference_date: DAY }],
  ['a fund', fund, { cnpj: FILER }, { reference_date: DAY }],
  ['the versions of a month', fundRevisions, { cnpj: FILER, date: DAY }, { cnpj: FILER, reference_date: DAY }],
] as const)('%s of the newest snapshot takes no query once its rows are kept', async (_what, endpoint, asked, keys) => {
  await countQueries()
  const before = queries
  const input = { ...endpoint.input.parse(asked), ranges: new Ranges([]) }
  const { rowKeys } = await following.use(null, (snapshot) =>
    endpoint.answer(bindToRequest(SERVER_CONTEXT, snapshot), input as never),
  )

  expect(rowKeys).toEqual(keys)
  expect(queries - before).toBe(0)
})

it('a new snapshot has read what holders and look-throughs need of its newest month before it is served', async () => {
  await countQueries()
  const next = await world.publishAt('2026-01-11T03:00:00Z', '200.00')
  await eventually(() => Promise.resolve(following.current() === next || null))
  const before = queries
  await following.use(null, async (snapshot) => {
    const bound = bindToRequest(SERVER_CONTEXT, snapshot)
    await readStepsAbove(bound, [FILER], '2025-10')
    await readHoldersFiled(bound, [FILER], '2025-10')
    await readAssetPositions(bound, ['none'], '2025-10')
  })

  expect(queries).toBe(before)
})
