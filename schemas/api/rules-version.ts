import type { Snapshot } from './endpoint.ts'
import type { Month } from '../core/month.ts'
import { monthOfPartition } from '../core/dataset.ts'

const HEADER = 'X-Rules-Version'

/** Header, for the reference, of an answer that depends on rules which judge beyond the filed bytes. */
export const RULES_VERSION_HEADER = {
  [HEADER]:
    'Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then.',
} as const

/** Names the versions of the rules under which these months of a dataset were compiled. */
export function rulesVersion(
  { manifest }: Pick<Snapshot, 'manifest'>,
  dataset: string,
  months: readonly Month[],
): Readonly<Record<string, string>> {
  const versions = manifest.partitions
    .filter((entry) => entry.dataset === dataset && months.some((month) => month === monthOfPartition(entry.partition)))
    .flatMap(({ rules_version }) => rules_version ?? [])
  const distinct = [...new Set(versions)].sort((a, b) => a - b)
  return distinct.length === 0 ? {} : { [HEADER]: distinct.join(', ') }
}
