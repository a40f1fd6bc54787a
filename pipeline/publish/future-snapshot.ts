import type { Lake } from '../../lake/lake.ts'
import type { Effects } from '../effects.ts'
import { isFutureSnapshot, listSnapshotIds, parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'

/**
 * Warns if the newest snapshot lies in the future: the clock of some build was ahead. Nothing here shows which clock is
 * wrong, so nothing is changed.
 */
export async function warnOfFutureSnapshot(lake: Lake, { log, now }: Pick<Effects, 'log' | 'now'>): Promise<void> {
  const ids = await listSnapshotIds(lake)
  const newest = ids.at(-1)
  if (newest === undefined || !isFutureSnapshot(newest, now())) return
  const future = ids.filter((id) => isFutureSnapshot(id, now()))
  const last = ids.at(-future.length - 1)
  const answers = last === undefined ? 'as_of finds no snapshot' : `as_of answers from ${last}`
  const goBack =
    last === undefined
      ? 'move data/current and the snapshots away, and build again from data/raw'
      : `point data/current back at ${last}, and remove what is after it`
  log.line({
    step: 'clock',
    subject: newest,
    level: 'warn',
    detail: `the newest snapshot lies in the future of this clock (${now().toISOString().slice(0, 19)}Z), and ${String(future.length)} do: until ${parseSnapshotTime(newest).slice(0, 10)} ${answers}, and each build publishes another one after it. Correct the clock that is wrong; if it was that of an earlier build, ${goBack}: see "A clock that was ahead" in docs/operating.md`,
  })
}
