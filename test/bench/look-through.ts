import { median, milliseconds, report } from './measure.ts'
import { pickNearest } from './nearest.ts'
import { type BenchClient, PORT, startBenchServer } from './portfolio.ts'
import { type LookThroughShape, readShapes } from './shapes.ts'
import { buildMonths } from './synthetic/build.ts'

const MONTH = '2025-10'
/** The default depth of the endpoint. */
const USUAL_DEPTH = 10

/**
 * Measures look-through requests over HTTP by their depth and width. Each page is requested once, so that no answer is
 * cached.
 */
export async function lookThroughBudgets(
  folder: string,
  { scale, seed }: { scale: number; seed: number },
): Promise<void> {
  const dataDir = await buildMonths(folder, [MONTH], { scale, seed })
  const shapes = await readShapes(dataDir, MONTH, USUAL_DEPTH)
  const client = await startBenchServer(dataDir, PORT + 3)
  try {
    await measure(client, shapes)
  } finally {
    client.stop()
  }
}

async function measure({ get }: BenchClient, shapes: readonly LookThroughShape[]): Promise<void> {
  const ask = ({ cnpj }: LookThroughShape, more: string) =>
    get(`/v1/fund/${cnpj}/portfolio/look-through?date=${MONTH}-01${more}`)
  // The first requests prepare the statements.
  for (const shape of pickNearest(shapes, 50)) await ask(shape, '&page=1')

  const deep = shapes.filter(({ depth }) => depth === USUAL_DEPTH)
  const asked = pickNearest(deep, 5_000)
  const pages = asked.flatMap((shape) => [0, 9, 18, 27, 36].map((page) => ({ shape, page })))
  const times = []
  for (const { shape, page } of pages) times.push(await ask(shape, `&page=${String(page)}`))
  const widths = asked.map(({ count }) => count).sort((a, b) => a - b)
  report(
    'look-through, 10 levels, about 5,000 leaves',
    `p50 ${median(times).toFixed(1)} ms  (${String(times.length)} pages of ${String(asked.length)} funds with ${String(widths[0])} to ${String(widths.at(-1))} leaves)`,
    { value: median(times), limit: 100, unit: 'ms' },
  )
  // A small month has too few funds for every row. None is requested twice, because its answer is cached.
  const [widest] = [...shapes].sort((a, b) => b.count - a.count)
  const used = new Set(widest ? [widest] : [])
  const row = async (what: string, chosen: readonly LookThroughShape[]) => {
    if (chosen.length === 0) return
    const [paths, assets]: [number[], number[]] = [[], []]
    for (const shape of chosen) {
      paths.push(await ask(shape, '&page_size=99'))
      assets.push(await ask(shape, '&view=aggregate'))
    }
    const middle = median(chosen.map(({ count }) => count))
    report(
      `look-through, ${what}`,
      `p50 ${median(paths).toFixed(1)} ms, aggregated ${median(assets).toFixed(1)} ms  (${String(chosen.length)} funds, ${String(middle)} leaves)`,
    )
  }
  for (const depth of [0, 1, 2, 4, 6, 8, 10]) {
    const alike = shapes.filter((shape) => shape.depth === depth)
    await row(`depth ${String(depth)}`, pickNearest(alike, 200, used))
  }
  for (const leaves of [10, 100, 1_000, 10_000, 50_000]) {
    await row(`some ${String(leaves)} leaves`, pickNearest(shapes, leaves, used))
  }
  if (widest) {
    await row('the widest fund', [widest])
    const far = await milliseconds(() =>
      ask(widest, `&page_size=1000&page=${String(Math.max(Math.floor(widest.count / 1000) - 1, 0))}`),
    )
    report('look-through, its last full page of 1,000', `${far.toFixed(1)} ms`)
  }
}
