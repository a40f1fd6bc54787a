import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { MANIFEST } from '../../schemas/core/manifest.ts'
import { sha256OfText } from '../../lake/hash.ts'
import type { Lake } from '../../lake/lake.ts'
import { type CheckedLog, checkLog, findUnlogged, isAwaited } from '../../lake/manifest-log/check-log.ts'
import { isStale, judgeHead, type LogHead } from '../../lake/manifest-log/head.ts'
import { createLogReader, readHeadNote } from '../../lake/manifest-log/own-log.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import { keepHead, type LogDemands, readKnownHead } from './head-file.ts'
import type { TrustedKeys } from './trusted-keys.ts'

/**
 * Compares a snapshot with the log of manifests, the log with its head, and the head with its signature and with the
 * head seen last; then keeps the new head. Throws if one differs. Reports an old or unsigned head, or a missing log.
 */
export async function verifyManifestLog(
  { lake, id, folder }: { readonly lake: Lake; readonly id: string; readonly folder: string },
  trusted: TrustedKeys,
  { knownHead, requireFresh }: LogDemands,
  { log, now }: Pick<Effects, 'log' | 'now'>,
): Promise<void> {
  const known = knownHead === null ? null : await readKnownHead(knownHead)
  const note = await readHeadNote(lake)
  if (note === null) {
    refuseNoLog(lake, known, requireFresh)
    const detail = 'there is no log of manifests yet: the next build begins it'
    log.line({ step: 'log', subject: id, level: 'warn', detail })
    return
  }
  const checked = await checkLog(note, createLogReader(lake), known)
  if ('fault' in checked) throw forged(lake, checked.fault)
  const { head } = checked
  const doubt = describeDoubt(note, trusted)
  if (doubt !== null) throw forged(lake, doubt)
  const place = await findPlace(lake, checked, { id, folder })
  const stale = isStale(head, now()) ? `its head is stale since ${head.expires_at}: no build signed it since` : null
  if (requireFresh && stale !== null) throw old(stale)
  const parts = [
    `${place} the log of manifests, which has ${formatCount(head.size)} entries`,
    ...(known === null ? [] : [`it continues the ${formatCount(known.size)} that were seen last`]),
    ...(stale === null ? [] : [stale]),
  ]
  const isDoubtful = stale !== null || place === 'not yet in'
  log.line({ step: 'log', subject: id, detail: parts.join('; '), ...(isDoubtful && { level: 'warn' as const }) })
  if (knownHead !== null) await keepHead(lake, knownHead, note)
}

function refuseNoLog(lake: Lake, known: LogHead | null, requireFresh: boolean): void {
  if (known !== null) throw forged(lake, `there is none, and there was one of ${formatCount(known.size)} entries`)
  if (requireFresh) throw old('there is no log of manifests, so nobody can tell how old the data are')
}

/** Describes the place of a snapshot in the log; throws if the log has another snapshot there. */
async function findPlace(
  lake: Lake,
  { head, entries }: CheckedLog,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<string> {
  if (id < (entries[0]?.snapshot ?? '')) return 'older than'
  const manifest_sha256 = sha256OfText(await readFile(join(folder, MANIFEST), 'utf8'))
  const fault = findUnlogged(entries, { snapshot: id, manifest_sha256 })
  if (fault === null) return 'as in'
  // If a build is killed between the publication and the log, the next build logs the snapshot.
  if (isAwaited(head, id)) return 'not yet in'
  throw forged(lake, fault)
}

/**
 * Explains why the signature of a head does not count; null if it does, or if nothing is signed and nobody asked for a
 * signature.
 */
function describeDoubt(note: string, { keys, areGiven }: TrustedKeys): string | null {
  const verdict = judgeHead(note, keys)
  if (verdict.state === 'wrong') return `the signature of its head is wrong: ${verdict.why}`
  const isDoubtful = verdict.state === 'unknown_key' || (verdict.state === 'unsigned' && areGiven)
  return isDoubtful ? 'no trusted key signed its head' : null
}

function old(why: string): BuildError {
  return new BuildError('SIGNATURE', why, {
    hint: 'Somebody keeps later heads back, or no build signed one: run market-data-server build or sign where the key is. Without --require-fresh the data are verified whatever their age.',
  })
}

function forged({ log }: Lake, why: string): BuildError {
  return new BuildError('SNAPSHOT_DAMAGED', `the log of manifests in ${log}: ${why}`, {
    hint: 'The folder was damaged, restored from an old copy, or changed by somebody: restore it from a backup that has all of it.',
  })
}
