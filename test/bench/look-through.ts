import { join } from 'node:path'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { eachRound, oneByOne, median } from './harness/measure.ts'
import { withServer } from './harness/server.ts'
import { type LookThroughShape, pickNearest, readShapes } from './published.ts'
import { buildMonths, NEWEST } from './worlds.ts'

/** The endpoint's default. */
const USUAL_DEPTH = 10

/** Measures deep and wide look-throughs over HTTP, each page once, so that no answer is cached; and the table of all. */
export async function measureLookThroughs(bench: Bench): Promise<void> {
  const { record, rounds } = bench
  const { mirror, dataDir } = await buildMonths(bench, [NEWEST])
  await measureTable(mirror, bench)
  const shapes = await readShapes(dataDir, NEWEST, USUAL_DEPTH)
  await withServer(dataDir, async ({ get }) => {
    const ask = ({ cnpj }: LookThroughShape, more: string) =>
      get(`/v1/fund/${cnpj}/portfolio/look-through?date=${NEWEST}-01${more}`)
    // The first requests prepare the statements.
    await oneByOne(pickNearest(shapes, 50), (shape) => ask(shape, '&page=1'))
    const deep = pickNearest(
      shapes.filter(({ depth }) => depth === USUAL_DEPTH),
      5_000,
    )
    if (deep.length > 0) {
      const askAll = (page: number) => oneByOne(deep, (shape) => ask(shape, `&page=${String(page)}`))
      const p50s = await oneByOne([0, 9, 18, 27, 36], async (page) => median(await askAll(page)))
      const widths = deep.map(({ count }) => count).sort((a, b) => a - b)
      const remark = `${String(deep.length)} funds with ${String(widths[0])} to ${String(widths.at(-1))} leaves, another page in each round`
      record.add('look-through-deep', 'look-through, 10 levels, about 5,000 leaves, p50', 'ms', p50s, remark)
    }
    const [widest] = [...shapes].sort((a, b) => b.count - a.count)
    if (widest === undefined) throw new Error('no fund has a look-through')
    // Another size of the page is another answer, of the same work.
    const times = await eachRound(rounds, (round) => ask(widest, `&view=aggregate&page_size=${String(90 + round)}`))
    const what = 'look-through of the widest fund by asset'
    record.add('look-through-widest-assets', what, 'ms', times, `${String(widest.count)} leaves`)
  })
}

/** Measures what the table of all look-throughs adds to a build of the month from nothing. */
async function measureTable(mirror: string, { folder, record }: Bench): Promise<void> {
  const build = (LOOK_THROUGH_MONTHS: string) =>
    measureBuild(mirror, join(folder, `tables-${LOOK_THROUGH_MONTHS}`), { LOOK_THROUGH_MONTHS })
  const [without, whole] = [(await build('0')).seconds, (await build('1')).seconds]
  const what = 'table of every fund looked through by asset, as the difference of two builds of the month'
  const remark = `a build with it ${whole.toFixed(1)} s, without it ${without.toFixed(1)} s`
  record.add('look-through-table', what, 's', [whole - without], remark)
}
