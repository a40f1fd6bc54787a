import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { milliseconds } from './measure.ts'
import { pickNearest } from './nearest.ts'
import { type LookThroughShape, readShapes } from './shapes.ts'
import { compileMonths, buildMonths } from './synthetic/build.ts'

const MONTH = '2025-10'
/** The default depth of the endpoint. */
const USUAL_DEPTH = 10

/** Asks for the look-through of a fund; returns the milliseconds. */
type AskShape = (shape: LookThroughShape, more: string) => Promise<number>

/**
 * Measures look-through requests over HTTP by their depth and width. Each page is requested once, so that no answer is
 * cached.
 */
export async function lookThroughBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const dataDir = await buildMonths(folder, [MONTH], options)
  await measureTable(folder, record)
  const shapes = await readShapes(dataDir, MONTH, USUAL_DEPTH)
  const server = await startBenchServer(dataDir)
  try {
    await measureShapes(server, shapes, record, options)
  } finally {
    await server.stop()
  }
}

/** Measures what the table of all look-throughs adds to a build of the month from nothing. */
async function measureTable(folder: string, record: PartRecord): Promise<void> {
  const build = (name: string, LOOK_THROUGH_MONTHS: string) =>
    milliseconds(() => compileMonths(folder, { DATA_DIR: join(folder, name), LOOK_THROUGH_MONTHS }))
  const without = await build('without-table', '0')
  const whole = await build('with-table', '1')
  record.add({
    id: 'look-through-table',
    what: 'table of every fund looked through by asset, as the difference of two builds of the month',
    unit: 's',
    rounds: [(whole - without) / 1000],
    remark: `a build with it ${(whole / 1000).toFixed(1)} s, without it ${(without / 1000).toFixed(1)} s`,
  })
}

async function measureShapes(
  { get }: BenchServer,
  shapes: readonly LookThroughShape[],
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const ask: AskShape = ({ cnpj }, more) => get(`/v1/fund/${cnpj}/portfolio/look-through?date=${MONTH}-01${more}`)
  // The first requests prepare the statements.
  for (const shape of pickNearest(shapes, 50)) await ask(shape, '&page=1')

  await measureDeep(ask, shapes, record)
  // A small month has too few funds for every row. None is requested twice, because its answer is cached.
  const [widest] = [...shapes].sort((a, b) => b.count - a.count)
  const used = new Set(widest ? [widest] : [])
  for (const depth of [0, 1, 2, 4, 6, 8, 10]) {
    const alike = shapes.filter((shape) => shape.depth === depth)
    await measureRow(ask, record, `depth-${String(depth)}`, `depth ${String(depth)}`, pickNearest(alike, 200, used))
  }
  for (const leaves of [10, 100, 1_000, 10_000, 50_000]) {
    const chosen = pickNearest(shapes, leaves, used)
    await measureRow(ask, record, `leaves-${String(leaves)}`, `some ${String(leaves)} leaves`, chosen)
  }
  if (widest) await measureWidest(ask, record, widest, rounds)
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

/** Measures funds that are alike, each once: the figures are of the funds, not of rounds. */
async function measureRow(
  ask: AskShape,
  record: PartRecord,
  id: string,
  what: string,
  chosen: readonly LookThroughShape[],
): Promise<void> {
  if (chosen.length === 0) return
  const [paths, assets]: [number[], number[]] = [[], []]
  for (const shape of chosen) {
    paths.push(await ask(shape, '&page_size=99'))
    assets.push(await ask(shape, '&view=aggregate'))
  }
  const middle = median(chosen.map(({ count }) => count))
  const remark = `${String(chosen.length)} funds, ${String(middle)} leaves`
  record.add({ id: `look-through-${id}`, what: `look-through, ${what}`, unit: 'ms', rounds: paths, remark })
  record.add({ id: `look-through-${id}-assets`, what: `the same by asset`, unit: 'ms', rounds: assets, remark })
}

async function measureWidest(
  ask: AskShape,
  record: PartRecord,
  widest: LookThroughShape,
  rounds: number,
): Promise<void> {
  const [paths, assets, far]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    // Another size of the page is another answer, of the same work.
    paths.push(await ask(widest, `&page_size=${String(90 + round)}`))
    assets.push(await ask(widest, `&view=aggregate&page_size=${String(90 + round)}`))
    const size = 1000 - round
    far.push(
      await ask(widest, `&page_size=${String(size)}&page=${String(Math.max(Math.floor(widest.count / size) - 1, 0))}`),
    )
  }
  const remark = `${String(widest.count)} leaves`
  record.add({ id: 'look-through-widest', what: 'look-through of the widest fund', unit: 'ms', rounds: paths, remark })
  record.add({ id: 'look-through-widest-assets', what: 'the same by asset', unit: 'ms', rounds: assets, remark })
  record.add({ id: 'look-through-widest-last', what: 'its last full page of 1,000', unit: 'ms', rounds: far, remark })
}
