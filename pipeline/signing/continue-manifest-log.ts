import { continueLog } from '../../lake/manifest-log/own-log.ts'
import type { RepairResult } from '../../lake/scrub/restore.ts'
import type { BuildEffects } from '../effects.ts'
import { formatCount } from '../log.ts'

/**
 * Adds what was published to the log of manifests, and signs its head anew. A damaged or changed log stays as it is and
 * is reported: only a person can decide which history is true.
 */
export async function continueManifestLog({
  lake,
  log,
  now,
  signer = null,
}: BuildEffects): Promise<readonly RepairResult[]> {
  const done = await continueLog(lake, now(), (text) => signer?.signNote(text) ?? text)
  if ('fault' in done) {
    const how = `${done.fault}. Restore the folder from a backup that has all of it; a new log would tell every reader that history was rewritten`
    log.line({ step: 'log', subject: lake.log, level: 'warn', detail: how })
    return [{ file: 'log/checkpoint', isRepaired: false, how }]
  }
  const { head, added } = done
  if (head !== null) {
    const detail = `${formatCount(added)} entries added to the log of manifests, ${formatCount(head.size)} in all; ${signer === null ? 'nobody signed its head, so nobody can tell from it how old the data are' : `its head is signed, and fresh until ${head.expires_at}`}`
    log.line({ step: 'log', subject: head.snapshot, detail })
  }
  return []
}
