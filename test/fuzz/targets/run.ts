import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReachedCode } from '../coverage.ts'
import { fuzz } from '../guided.ts'
import { targets } from './all.ts'

/** Runs one target (test/fuzz/fuzz-target.ts) and prints its result on the last line. */
const [name = '', seeds = '', runs, seconds, seed] = process.argv.slice(2)
const target = targets[name]
if (target === undefined) throw new Error(`there is no target ${name}`)
const files = readdirSync(seeds).sort()
const bytes = files.map((file) => readFileSync(join(seeds, file)))
const coverage = new ReachedCode((url) => url.endsWith('/run.js'))
const bounds = { runs: Number(runs), seconds: seconds === '' ? null : Number(seconds), seed: Number(seed) }
const result = await fuzz(target, bytes, coverage, bounds)
process.stdout.write(`\n${JSON.stringify(result)}\n`, () => {
  // A database that is open would keep the process.
  process.exit(0)
})
