import type { AnswerCosts } from './costs.ts'
import { type Counts, computeFigures, type Layer, type Phase, PHASES, sumLayers, sumMadeCpu } from './counts.ts'
import { PROFILES } from './mix.ts'
import type { SimulationOptions } from './options.ts'

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  filling: 'caches fill',
  steady: 'caches are full',
  flip: 'first minute of a new snapshot',
  later: 'after it',
}

/** Writes the counts of a simulation as a table for people. */
export function writeReport(options: SimulationOptions, counts: Counts, costs: AnswerCosts): string {
  const named = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)
  const rows = PHASES.map((phase) => [PHASE_NAMES[phase], ...describePhase(counts, phase, costs)])
  const header = [
    '',
    'asked/s',
    'sent/s',
    'CDN',
    'servers/s',
    '304',
    'kept',
    'made/s',
    'cores',
    'servers MB/s',
    'clients MB/s',
  ]
  const profiles = PROFILES.map((profile) => [profile, ...describeLayers(counts.profiles[profile])])
  const all = ['all', ...describeLayers(sumLayers(PROFILES.map((profile) => counts.profiles[profile])))]
  const warmed = PHASES.reduce((sum, phase) => sum + sumMadeCpu(counts.phases[phase].warmed, costs), 0)
  return [
    named.join(' '),
    '',
    formatColumns([header, ...rows]),
    '',
    formatColumns([['', 'asked', 'own copy', 'CDN', '304', 'kept', 'joined', 'made'], ...profiles, all]),
    ...(warmed === 0 ? [] : ['', `warming took ${(warmed / 1000).toFixed(1)} s of CPU on all servers together`]),
    '',
  ].join('\n')
}

function describePhase(counts: Counts, phase: Phase, costs: AnswerCosts): string[] {
  const figures = computeFigures(counts.phases[phase], costs)
  return [
    figures.asked.toFixed(0),
    figures.sent.toFixed(0),
    formatShare(figures.edgeRate),
    figures.origin.toFixed(1),
    formatShare(figures.unchangedRate),
    formatShare(figures.keptRate),
    figures.made.toFixed(1),
    figures.cores.toFixed(2),
    (figures.originBytes / 1e6).toFixed(2),
    (figures.clientBytes / 1e6).toFixed(2),
  ]
}

function describeLayers(layers: Readonly<Record<Layer, number>>): string[] {
  const all = Object.values(layers).reduce((sum, count) => sum + count, 0)
  const share = (...some: Layer[]) =>
    formatShare(some.reduce((sum, layer) => sum + layers[layer], 0) / Math.max(1, all))
  return [
    all.toLocaleString('en-US'),
    share('own'),
    share('edge'),
    share('unchanged-early', 'unchanged-late'),
    share('kept-early', 'kept-late'),
    share('joined'),
    share('made'),
  ]
}

function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function formatColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}
