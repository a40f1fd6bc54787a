import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { BUDGETS } from './harness/budgets.ts'
import { PartRecord } from './harness/part-record.ts'
import type { PartResult } from './harness/result.ts'
import {
  describeMachine,
  describeSoftware,
  readCommit,
  readPartResult,
  RESULTS,
  writePartResult,
} from './harness/result-file.ts'
import { listBudgetFaults, type PartEnd } from './harness/verdicts.ts'
import { writeBenchmarksPage } from './harness/page-file.ts'
import { chooseParts, PARTS } from './parts.ts'

/**
 * Measures on SYNTHETIC full-size months, prints every figure with its budget and its change since the last committed
 * run, and writes one JSON file for each part. PARTS=portfolio,kept picks parts (test/bench/parts.ts lists them), ROUNDS
 * says how often each figure is measured (5), MONTHS over how many months growth is measured (24). SCALE=0.1 makes the
 * months a tenth of the full size, to save time or disk. With SAVE=1 the files replace the committed ones, and the tables
 * of docs/benchmarks.md are written from them; without it they go to RESULTS (data/bench). The exit code is 1 if a
 * budget is missed or was not measured although its part ran, or a part failed; all parts run first.
 */
const options: BenchOptions = {
  scale: Number(process.env['SCALE'] ?? 1),
  seed: 1,
  rounds: Number(process.env['ROUNDS'] ?? 5),
  months: Number(process.env['MONTHS'] ?? 24),
}
const saves = process.env['SAVE'] === '1'
const folder = saves ? RESULTS : (process.env['RESULTS'] ?? 'data/bench')
const machine = describeMachine()
const software = await describeSoftware()
const print = (line: string) => process.stdout.write(`${line}\n`)

const ends: PartEnd[] = []
print(`machine ${machine}, ${software}, load ${formatLoad()}`)
for (const part of chooseParts(process.env['PARTS'])) ends.push(await measurePart(part))
if (saves) await writeBenchmarksPage()

const faults = listBudgetFaults(ends, BUDGETS)
for (const fault of faults) print(fault)
print(faults.length === 0 ? 'every budget that was measured is met' : `${String(faults.length)} of the above`)
process.exitCode = faults.length === 0 ? 0 : 1

async function measurePart(part: string): Promise<PartEnd> {
  const work = await mkdtemp(join(tmpdir(), `bench-${part}-`))
  const [start, started] = [readLoad(), performance.now()]
  const last = await readPartResult(RESULTS, part)
  const record = new PartRecord({ budgets: BUDGETS, last, scale: options.scale, machine, print })
  print(`\n${part}`)
  try {
    await PARTS[part]?.(work, record, options)
    const result = {
      part,
      measured_at: `${new Date().toISOString().slice(0, 19)}Z`,
      ...readCommit(),
      machine,
      software,
      load: { start, end: readLoad() },
      scale: options.scale,
      seconds: Math.round((performance.now() - started) / 1000),
      ...record.contents,
    }
    await writePartResult(folder, result)
    print(`load ${formatLoad()}, ${String(result.seconds)} s; written to ${join(folder, `${part}.json`)}`)
    return { part, result }
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { part, failure: error instanceof Error ? error.message : String(error) }
  } finally {
    // A server that is stopping may still record the last use of its key.
    await rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

function readLoad(): PartResult['load']['start'] {
  const [one = 0, five = 0, fifteen = 0] = loadavg().map((each) => Number(each.toFixed(2)))
  return [one, five, fifteen]
}

function formatLoad(): string {
  return readLoad().join(' ')
}
