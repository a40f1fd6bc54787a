import { readAnswerCosts } from './costs.ts'
import { MONTHS_BACK } from './mix.ts'
import { readSimulationOptions } from './options.ts'
import { writeReport } from './report.ts'
import { runScenarios } from './scenarios.ts'
import { simulate } from './simulate.ts'
import { makeUpWorld } from './world.ts'

/**
 * Simulates a mix of requests against the server's caches, and prints from where answers came and what that takes.
 * RATE, HOURS, MIX, CDN, CDN_MB, CACHE_MB, SERVERS, BALANCE, WARM, FUNDS, EXPONENT and SEED are its options
 * (tools/simulate/options.ts says what each may be); --json prints the counts for a program, --scenarios runs those of
 * docs/scale.md again and writes them there.
 */
const showProgress = (what: string) => (part: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${what} ${String(Math.round(part * 100))} % `)
}

try {
  if (process.argv.includes('--scenarios')) {
    await runScenarios((line) => process.stdout.write(`${line}\n`), showProgress)
  } else {
    const options = readSimulationOptions(process.env)
    const costs = readAnswerCosts()
    const world = makeUpWorld(options.FUNDS, MONTHS_BACK, costs)
    const counts = await simulate(options, world, costs, showProgress('simulated'))
    if (process.stderr.isTTY) process.stderr.write('\r')
    const isForPrograms = process.argv.includes('--json')
    process.stdout.write(
      isForPrograms ? `${JSON.stringify({ options, ...counts }, null, 2)}\n` : writeReport(options, counts, costs),
    )
  }
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
