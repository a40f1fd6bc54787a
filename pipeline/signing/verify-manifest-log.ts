import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { MANIFEST } from '../../schemas/core/manifest.ts'
import { sha256OfText } from '../../lake/hash.ts'
import type { Lake } from '../../lake/lake.ts'
import { checkLog, findUnlogged } from '../../lake/manifest-log/check-log.ts'
import { isStale, judgeHead } from '../../lake/manifest-log/head.ts'
import { createLogReader, readHeadNote } from '../../lake/manifest-log/own-log.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import type { TrustedKeys } from './trusted-keys.ts'

/**
 * Compares a snapshot with the log of manifests, and the log with its head and the head with its signature. Throws where
 * one differs; says where the head is old or not signed, or there is no log yet.
 */
export async function verifyManifestLog(
  { lake, id, folder }: { readonly lake: Lake; readonly id: string; readonly folder: string },
  { keys, areGiven }: TrustedKeys,
  { log, now }: Pick<Effects, 'log' | 'now'>,
): Promise<void> {
  const note = await readHeadNote(lake)
  if (note === null) {
    log.line({
      step: 'log',
      subject: id,
      level: 'warn',
      detail: 'there is no log of manifests yet: the next build begins it',
    })
    return
  }
  const checked = await checkLog(note, createLogReader(lake), null)
  if ('fault' in checked) throw forged(lake, checked.fault)
  const { head, entries } = checked
  const doubt = describeDoubt(note, { keys, areGiven })
  if (doubt !== null) throw forged(lake, doubt)
  const manifest_sha256 = sha256OfText(await readFile(join(folder, MANIFEST), 'utf8'))
  const fault = findUnlogged(entries, { snapshot: id, manifest_sha256 })
  // A kill between the publication and the log leaves a snapshot to the next build; one before the log began has no entry.
  const place = id < (entries[0]?.snapshot ?? '') ? 'older than' : id > head.snapshot ? 'not yet in' : 'as in'
  if (fault !== null && place === 'as in') throw forged(lake, fault)
  const old = isStale(head, now()) ? `; its head is stale since ${head.expires_at}: no build signed it since` : ''
  const detail = `${place} the log of manifests, which has ${formatCount(head.size)} entries${old}`
  log.line({
    step: 'log',
    subject: id,
    detail,
    ...((old !== '' || place === 'not yet in') && { level: 'warn' as const }),
  })
}

/** Says why the signature of a head does not count; null where it does, or where nothing is signed and nobody asked for it. */
function describeDoubt(note: string, { keys, areGiven }: TrustedKeys): string | null {
  const verdict = judgeHead(note, keys)
  if (verdict.state === 'wrong') return `the signature of its head is wrong: ${verdict.why}`
  const isDoubtful = verdict.state === 'unknown_key' || (verdict.state === 'unsigned' && areGiven)
  return isDoubtful ? 'no trusted key signed its head' : null
}

function forged({ log }: Lake, why: string): BuildError {
  return new BuildError('SNAPSHOT_DAMAGED', `the log of manifests in ${log}: ${why}`, {
    hint: 'The folder was damaged, restored from an old copy, or changed by somebody: restore it from a backup that has all of it.',
  })
}
