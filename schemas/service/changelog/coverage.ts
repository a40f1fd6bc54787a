import { CHANGELOG } from '../../core/changelog-table.ts'
import type { Coverage } from '../../api/coverage.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import type { Text } from '../../core/language.ts'

export const CHANGES: Text = { en: 'changes', pt: 'mudanças' }
export const SNAPSHOTS: Text = { en: 'snapshots', pt: 'snapshots' }

const BEGIN = new URL('changelog_begin.sql', import.meta.url)

/** Finds the days from the first known snapshot to the answering one, which knows no later change. */
export async function coverageOfChanges(snapshot: Snapshot): Promise<Coverage> {
  const [begin] = snapshot.has(CHANGELOG) ? await snapshot.query(BEGIN, {}) : []
  const from = begin?.['first_day']
  return typeof from === 'string' ? [{ from, to: snapshot.manifest.created_at.slice(0, 10) }] : []
}
