import { type AnswerCosts, type BenchResult, findFigure } from '../costs.ts'
import { computeFigures, type PhaseFigures } from '../counts.ts'
import { KINDS } from '../mix.ts'
import { type Scenario, type ScenarioRuns, SCENARIOS } from '../scenario-runs.ts'
import { formatFigure as f, formatMarkdown, formatPercent } from './format.ts'
import { countMachines, MONTH_SECONDS, PRICES } from './prices.ts'

/** Requests a second that one core answers, by kind. */
export function writePerCore(costs: AnswerCosts, kept: BenchResult): string {
  const speed = (id: string) => findFigure(kept, id).ratio?.of.median ?? Number.NaN
  const row = (what: string, cpu: number, more = '') => [what, `${f(cpu)} ms`, f(1000 / cpu), more]
  const process = (id: string) => `one process answers ${f(speed(id))} a second while clients load the other core`
  return formatMarkdown(
    ['answer', 'CPU', 'a second and core', ''],
    [
      row('304', costs.unchanged.early, process('unchanged-route')),
      row('304, through Express', costs.unchanged.late),
      row('kept', costs.kept.early, process('kept-route')),
      row('kept, through Express', costs.kept.late),
      ...KINDS.map((kind) => row(`${kind}, made, gzip`, costs.madeCpu(kind, 'gzip'))),
    ],
  )
}

const RATES: readonly (readonly [Scenario, string])[] = [
  ['rate-100', '100, no CDN'],
  ['rate-100-cdn', '100, CDN'],
  ['rate-1000', '1,000, no CDN'],
  ['rate-1000-cdn', '1,000, CDN'],
  ['rate-10000', '10,000, no CDN'],
  ['rate-10000-cdn', '10,000, CDN'],
]

export function writeRates(runs: ScenarioRuns, costs: AnswerCosts): string {
  const rows = RATES.map(([scenario, name]) => {
    const { steady, flip } = runs.find(scenario)
    const [usual, after] = [computeFigures(steady, costs), computeFigures(flip, costs)]
    return [
      name,
      formatPercent(usual.edgeRate),
      f(usual.origin),
      formatPercent(usual.unchangedRate),
      formatPercent(usual.keptRate),
      f(usual.made),
      f(usual.cores),
      f(after.cores),
      String(countMachines(after.cores)),
      f(usual.origin),
    ]
  })
  return formatMarkdown(
    [
      'requests/s',
      'CDN hits',
      'to servers/s',
      '304',
      'kept',
      'made/s',
      'cores',
      'cores after a flip',
      'machines',
      'Redis calls/s',
    ],
    rows,
  )
}

/** What a month costs: machines and what is sent. */
export function writeCosts(runs: ScenarioRuns, costs: AnswerCosts): string {
  const rows = RATES.map(([scenario, name]) => {
    const { steady, flip } = runs.find(scenario)
    const hasCdn = 'CDN' in SCENARIOS[scenario]
    const usual = computeFigures(steady, costs)
    const machines = countMachines(computeFigures(flip, costs).cores) * PRICES.machine
    const [ours, edge] = [toGb(usual.originBytes), hasCdn ? toGb(usual.clientBytes) : 0]
    const egress = ours * PRICES.egressGb + edge * PRICES.cdnGb
    return [
      name,
      `${f(usual.clientBytes / Math.max(1, usual.sent) / 1000)} kB`,
      `${f(ours / 1000)} TB`,
      hasCdn ? `${f(edge / 1000)} TB` : '–',
      f(machines),
      f(egress),
      f(machines + egress),
    ]
  })
  return formatMarkdown(
    ['requests/s', 'bytes a request', 'servers send a month', 'CDN sends', 'machines, USD', 'egress, USD', 'together'],
    rows,
  )
}

function toGb(bytesPerSecond: number): number {
  return (bytesPerSecond * MONTH_SECONDS) / 1e9
}

const VARIANTS: readonly (readonly [Scenario, string])[] = [
  ['rate-100', 'all three profiles, 64 MiB, exponent 0.8'],
  ['web-100', 'readers of pages only'],
  ['backend-100', 'back ends only'],
  ['analyst-100', 'analysts only'],
  ['cache-512', 'cache of 512 MiB'],
  ['exponent-0.6', 'exponent 0.6'],
  ['exponent-1.0', 'exponent 1.0'],
  ['warm-2000', '2,000 answers warmed'],
  ['warm-20000', '20,000 answers warmed'],
]

export function writeVariants(runs: ScenarioRuns, costs: AnswerCosts): string {
  const describe = ({ unchangedRate, keptRate, made, cores }: PhaseFigures) => [
    formatPercent(unchangedRate),
    formatPercent(keptRate),
    f(made),
    f(cores),
  ]
  const rows = VARIANTS.map(([scenario, name]) => {
    const { steady, flip } = runs.find(scenario)
    const after = computeFigures(flip, costs)
    return [name, ...describe(computeFigures(steady, costs)), f(after.made), f(after.cores)]
  })
  return formatMarkdown(
    ['100 requests/s', '304', 'kept', 'made/s', 'cores', 'made/s after a flip', 'cores after a flip'],
    rows,
  )
}

/** Compares four servers that take requests in turn with four of which each has its own addresses. */
export function writeBalance(runs: ScenarioRuns, costs: AnswerCosts): string {
  const names: readonly (readonly [Scenario, string])[] = [
    ['rate-1000', 'any server'],
    ['by-address', 'one server for each address'],
  ]
  const rows = names.map(([scenario, name]) => {
    const usual = computeFigures(runs.find(scenario).steady, costs)
    return [name, formatPercent(usual.keptRate), f(usual.made), f(usual.cores)]
  })
  return formatMarkdown(['1,000 requests/s, 4 servers', 'kept', 'made/s', 'cores'], rows)
}
