import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { measureBuild } from './measure.ts'
import { pickNearest } from './nearest.ts'
import { type LookThroughShape, readShapes } from './shapes.ts'
import { buildMonths } from './synthetic/build.ts'

const MONTH = '2025-10'
/** The endpoint's default. */
const USUAL_DEPTH = 10

/** Asks for the look-through of a fund; returns the milliseconds. */
type AskShape = (shape: LookThroughShape, more: string) => Promise<number>

/** Measures deep and wide look-throughs over HTTP, each page once, so that no answer is cached; and the table of all. */
export async function lookThroughBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const dataDir = await buildMonths(folder, [MONTH], options)
  await measureTable(folder, record)
  const shapes = await readShapes(dataDir, MONTH, USUAL_DEPTH)
  const { get, stop } = await startBenchServer(dataDir)
  const ask: AskShape = ({ cnpj }, more) => get(`/v1/fund/${cnpj}/portfolio/look-through?date=${MONTH}-01${more}`)
  try {
    // The first requests prepare the statements.
    for (const shape of pickNearest(shapes, 50)) await ask(shape, '&page=1')
    await measureDeep(ask, shapes, record)
    await measureWidest(ask, shapes, record, options)
  } finally {
    await stop()
  }
}

/** Measures what the table of all look-throughs adds to a build of the month from nothing. */
async function measureTable(folder: string, record: PartRecord): Promise<void> {
  const build = async (name: string, LOOK_THROUGH_MONTHS: string) =>
    (await measureBuild(join(folder, 'mirror'), join(folder, name), { LOOK_THROUGH_MONTHS })).seconds
  const without = await build('without-table', '0')
  const whole = await build('with-table', '1')
  record.add({
    id: 'look-through-table',
    what: 'table of every fund looked through by asset, as the difference of two builds of the month',
    unit: 's',
    rounds: [whole - without],
    remark: `a build with it ${whole.toFixed(1)} s, without it ${without.toFixed(1)} s`,
  })
}

/** Each of five pages of the funds is a round. */
async function measureDeep(ask: AskShape, shapes: readonly LookThroughShape[], record: PartRecord): Promise<void> {
  const asked = pickNearest(
    shapes.filter(({ depth }) => depth === USUAL_DEPTH),
    5_000,
  )
  if (asked.length === 0) return
  const rounds: number[] = []
  for (const page of [0, 9, 18, 27, 36]) {
    const times: number[] = []
    for (const shape of asked) times.push(await ask(shape, `&page=${String(page)}`))
    rounds.push(median(times))
  }
  const widths = asked.map(({ count }) => count).sort((a, b) => a - b)
  record.add({
    id: 'look-through-deep',
    what: 'look-through, 10 levels, about 5,000 leaves, p50',
    unit: 'ms',
    rounds,
    remark: `${String(asked.length)} funds with ${String(widths[0])} to ${String(widths.at(-1))} leaves, another page in each round`,
  })
}

async function measureWidest(
  ask: AskShape,
  shapes: readonly LookThroughShape[],
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const [widest] = [...shapes].sort((a, b) => b.count - a.count)
  if (widest === undefined) return
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Another size of the page is another answer, of the same work.
    times.push(await ask(widest, `&view=aggregate&page_size=${String(90 + round)}`))
  }
  const what = 'look-through of the widest fund by asset'
  record.add({
    id: 'look-through-widest-assets',
    what,
    unit: 'ms',
    rounds: times,
    remark: `${String(widest.count)} leaves`,
  })
}
