import { Lake } from '../../lake/lake.ts'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { rollback } from '../../pipeline/commands/rollback.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { silent } from '../helpers/build.ts'
import { PYTHON } from './helpers/ask.ts'
import { findLakeTable, makeEngineLake } from './helpers/lake.ts'
import { computeTruth } from './helpers/truth.ts'

const TABLE = 'cvm_fund_portfolio'
const WATCH = new URL('python/watch_delta_rs.py', import.meta.url).pathname

interface Seen {
  readonly version: number
  readonly rows: string
  readonly sum: string
}

it('a reader sees one snapshot or the next, whole, and never goes back, while they are published', async () => {
  const { dataDir, snapshots } = await makeEngineLake()
  const [first = '', amended = ''] = snapshots
  const watch = spawn(PYTHON, [WATCH, findLakeTable({ dataDir }, TABLE)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const seen: Seen[] = []
  const lines = createInterface(watch.stdout)[Symbol.asyncIterator]()
  const readOn = async (until: (last: Seen) => boolean) => {
    for (;;) {
      const next: IteratorResult<string, unknown> = await lines.next()
      if (next.done === true) throw new Error('the reader ended early')
      const each = JSON.parse(next.value) as Seen
      seen.push(each)
      if (until(each)) return
    }
  }

  // In turn back to the first and to the amended one: every publication changes the table.
  for (const [round, to] of [first, amended, first].entries()) {
    await readOn(({ version }) => version === snapshots.length - 1 + round)
    const publishing = rollback(
      datasets,
      new Lake(dataDir),
      to,
      silent(`2026-01-${String(20 + round)}T03:00:00Z`).effects,
    )
    await Promise.all([publishing, readOn(({ version }) => version === snapshots.length + round)])
  }
  watch.stdin.end()

  const published = await listSnapshotIds(new Lake(dataDir))
  const truths = await Promise.all(published.map((snapshot) => computeTruth(dataDir, snapshot, TABLE)))
  const whole = truths.map((tables, version) => {
    const facts = tables[0]?.facts
    const [, sum] = String(facts?.['final_position_value']).split(' ')
    return { version, rows: facts?.['count(*)'], sum }
  })
  expect(new Set(seen.map(({ version }) => version))).toEqual(new Set([3, 4, 5, 6]))
  expect(seen).toEqual(seen.map(({ version }) => whole[version]))
  expect(seen.map(({ version }) => version)).toEqual(seen.map(({ version }) => version).sort((a, b) => a - b))
  expect(new Set(whole.slice(3).map(({ sum }) => sum)).size).toBe(2)
})
