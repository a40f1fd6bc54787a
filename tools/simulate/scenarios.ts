import { writeFileSync } from 'node:fs'
import { readAnswerCosts } from './costs.ts'
import type { Counts } from './counts.ts'
import { MONTHS_BACK } from './mix.ts'
import { readSimulationOptions } from './options.ts'
import { writeScalePage } from './page/page-file.ts'
import { SCENARIOS, SCENARIOS_FILE } from './scenario-runs.ts'
import { simulate } from './simulate.ts'
import { makeUpWorld } from './world.ts'

/** Runs all scenarios, writes their counts, and the page from them. */
export async function runScenarios(
  print: (line: string) => void,
  showProgress: (what: string) => (part: number) => void,
): Promise<void> {
  const costs = readAnswerCosts()
  const runs: Record<string, Counts['phases']> = {}
  for (const [name, options] of Object.entries(SCENARIOS)) {
    const read = readSimulationOptions(options)
    const started = performance.now()
    const world = makeUpWorld(read.FUNDS, MONTHS_BACK, costs)
    const { phases } = await simulate(read, world, costs, showProgress(name))
    runs[name] = phases
    print(`${name.padEnd(20)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const file = { simulated_at: new Date().toISOString().slice(0, 10), runs }
  writeFileSync(SCENARIOS_FILE, `${JSON.stringify(file, null, 1)}\n`)
  writeScalePage()
}
