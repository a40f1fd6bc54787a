import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import { cnpj as madeUpCnpj } from '../server/helpers/mirror.ts'
import { measureGrowth } from './growth.ts'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { eachRound, measureCpu, ofRound } from './harness/measure.ts'
import { type BenchServer, untilCached, withServer } from './harness/server.ts'
import { listFiledFunds } from './published.ts'
import { NEWEST, writeMonths } from './worlds.ts'

const WARMING = 20
/** Unknown numbers of a round. */
const UNKNOWN = 40

/** Measures the build of many months from nothing, and the same requests from one month and from many. */
export async function measureManyMonths(bench: Bench): Promise<void> {
  const { folder, record, rounds } = bench
  const first = new Date(`${NEWEST}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - bench.months + 1)
  const months = monthRange(first.toISOString().slice(0, 7), NEWEST)
  await writeMonths(bench, months)
  const [mirror, one, all] = [join(folder, 'mirror'), join(folder, 'one'), join(folder, 'all')]
  await measureBuild(mirror, one, { FROM: NEWEST })
  const { seconds } = await measureBuild(mirror, all)
  const count = String(months.length)
  record.add('build-months', `build of ${count} months from nothing`, 's', [seconds])
  const funds = await listFiledFunds(one, [NEWEST])
  const asked = Math.min(50, Math.floor((funds.length - WARMING) / rounds))
  const paths = funds.map((fund) => `/v1/fund/${fund}/portfolio`).values()
  const next = () => paths.next().value ?? ''
  await withServer(one, (ofOne) =>
    withServer(all, async (ofAll) => {
      const servers = { more: ofAll, less: ofOne, names: ['of all', 'of 1'] } as const
      const what = `portfolio p50 without a date, ${count} months / 1 month`
      await measureGrowth(bench, servers, [{ id: 'portfolio-growth', what, warming: WARMING, asked, next }])
    }),
  )
  // Servers that nobody asked for these funds; CPU, because months are read on all cores.
  await withServer(one, (ofOne) => withServer(all, (ofAll) => measureMonthCpu(ofOne, ofAll, funds.slice(0, 40), bench)))
}

async function measureMonthCpu(
  ofOne: BenchServer,
  ofAll: BenchServer,
  funds: readonly string[],
  { record, rounds }: Bench,
): Promise<void> {
  for (const server of [ofOne, ofAll]) await untilCached(server)
  // Numbers far behind those of the synthetic funds.
  const numbers = Array.from({ length: rounds * UNKNOWN }, (_, at) => madeUpCnpj(20_000_000 + at))
  const askUnknown = ({ pid, send }: BenchServer, round: number) =>
    measureCpu(pid, ofRound(numbers, round, UNKNOWN), async (number) => {
      const { status } = await send(`/v1/fund/${number}/portfolio`)
      if (status !== 404) throw new Error(`the unknown number ${number} answered ${String(status)}`)
    })
  const pairs = await eachRound(rounds, async (round) => {
    const few = await askUnknown(ofOne, round)
    return [await askUnknown(ofAll, round), few] as const
  })
  const what = 'CPU of the 404 of an unknown CNPJ, all months / 1'
  record.ratio('unknown-growth', what, ['of all', 'of 1'], 'ms', pairs)
  for (const list of ['months', 'history']) {
    const cpu = await eachRound(rounds, (round) =>
      measureCpu(ofAll.pid, ofRound(funds, round, Math.floor(funds.length / rounds)), (fund) =>
        ofAll.get(`/v1/fund/${fund}/portfolio/${list}`),
      ),
    )
    record.add(`${list}-cpu`, `CPU of /portfolio/${list}, all months`, 'ms', cpu)
  }
}
