import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUDGETS } from './harness/budgets.ts'
import { writeBenchmarksPage } from './harness/page.ts'
import { listBudgetFaults, PartRecord } from './harness/record.ts'
import { describeMachine, readCommit, readLoad, readPartResult, RESULTS, writePartResult } from './harness/results.ts'
import { chooseParts, PARTS } from './parts.ts'

/**
 * Measures on SYNTHETIC full-size months, prints every figure with its budget and its change since the last committed
 * run, and writes one JSON file for each part. PARTS=portfolio,kept picks parts (test/bench/parts.ts lists them), ROUNDS
 * says how often each figure is measured (5), MONTHS over how many months growth is measured (24). SCALE=0.1 makes the
 * months a tenth of the full size, to save time or disk. With SAVE=1 the files replace the committed ones, and the tables
 * of docs/benchmarks.md are written from them; without it they go to RESULTS (data/bench). The exit code is 1 if a
 * budget is missed or was not measured although its part ran, or a part failed; all parts run first.
 */
const { SCALE = 1, ROUNDS = 5, MONTHS = 24, SAVE, RESULTS: ELSEWHERE = 'data/bench' } = process.env
const options = { scale: Number(SCALE), seed: 1, rounds: Number(ROUNDS), months: Number(MONTHS) }
const into = SAVE === '1' ? RESULTS : ELSEWHERE
const { machine, software } = await describeMachine()
const print = (line: string) => process.stdout.write(`${line}\n`)

print(`machine ${machine}, ${software}, load ${readLoad().join(' ')}`)
const faults: string[] = []
for (const part of chooseParts(process.env['PARTS'])) faults.push(...(await measurePart(part)))
if (SAVE === '1') await writeBenchmarksPage()
for (const fault of faults) print(fault)
print(faults.length === 0 ? 'every budget that was measured is met' : `${String(faults.length)} of the above`)
process.exitCode = faults.length === 0 ? 0 : 1

async function measurePart(part: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${part}-`))
  const [start, started] = [readLoad(), performance.now()]
  const last = await readPartResult(RESULTS, part)
  const record = new PartRecord({ budgets: BUDGETS, last, scale: options.scale, machine, print })
  print(`\n${part}`)
  try {
    await PARTS[part]?.measure({ folder, record, ...options })
    const result = {
      part,
      measured_at: `${new Date().toISOString().slice(0, 19)}Z`,
      ...readCommit(),
      machine,
      software,
      load: { start, end: readLoad() },
      scale: options.scale,
      seconds: Math.round((performance.now() - started) / 1000),
      remarks: record.remarks,
      figures: record.figures,
    }
    await writePartResult(into, result)
    print(`load ${result.load.end.join(' ')}, ${String(result.seconds)} s; written to ${join(into, `${part}.json`)}`)
    return listBudgetFaults(result, BUDGETS)
  } catch (error) {
    print(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return [`${part}: failed: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    // A server that is stopping may still record the last use of its key.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
