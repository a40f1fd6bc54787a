import { checkEntries, findUnlogged, isAwaited } from '../../lake/manifest-log/check-log.ts'
import { judgeHead, parseHead } from '../../lake/manifest-log/head.ts'
import type { CurrentObject } from '../../lake/object-store/published-lake.ts'
import type { SigningKey } from '../../lake/signature/manifest-signature.ts'

/**
 * Says what is wrong with the log of manifests in the switch of a store, as far as this replica can tell: another
 * history than it saw, an older head, a snapshot that is not as logged, a head that none of its keys signed. A stale
 * head is taken: the newest snapshot is better than none, and the server tells how old it is.
 */
export function judgeManifestLog(
  { manifest_log: log, kept }: CurrentObject,
  seen: CurrentObject | null,
  keys: readonly SigningKey[] | null,
): string | null {
  const before = seen?.manifest_log
  // Older publishers have none; one that had one cannot lose it.
  if (log === undefined) return before === undefined ? null : 'has no log of manifests, and had one'
  const known = before === undefined ? null : parseHead(before.checkpoint)
  const checked = checkEntries(log.checkpoint, log.entries, known)
  if ('fault' in checked) return `is refused: ${checked.fault}`
  if (keys !== null) {
    const verdict = judgeHead(log.checkpoint, keys)
    if (verdict.state === 'wrong') return `is refused: ${verdict.why}`
    if (verdict.state !== 'valid') return 'has a log of manifests whose head none of the keys in PUBLIC_KEY_FILE signed'
  }
  const { head, entries } = checked
  // Snapshots from before the log began have no entry, and one published a moment ago may still wait for its own.
  const logged = kept.filter(({ snapshot }) => snapshot >= (entries[0]?.snapshot ?? '') && !isAwaited(head, snapshot))
  for (const reference of logged) {
    const fault = findUnlogged(entries, reference)
    if (fault !== null) return `is refused: ${fault}`
  }
  return null
}
