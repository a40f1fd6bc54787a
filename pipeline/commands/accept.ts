import type { Lake } from '../../lake/lake.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { withDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readHeldVersions, type HeldVersion, writeHeldVersions } from '../hold/held-versions.ts'

/** Lets the next build publish a version that is held back because it lacks members of the published one, or contradicts it. */
export async function accept(lake: Lake, dataset: string, partition: string, effects: Effects): Promise<void> {
  try {
    await withDataDir(lake, effects.log, () => acceptVersion(lake, dataset, partition, effects))
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function acceptVersion(lake: Lake, dataset: string, partition: string, { log }: Effects): Promise<void> {
  const heldVersions = await readHeldVersions(lake, log)
  // There is one version for each file at fault that the partition can do without.
  const accepted = heldVersions.filter(
    (each) => each.dataset === dataset && [each.partition, nameForOperator(each)].includes(partition),
  )
  const [version] = accepted
  if (version === undefined) {
    const held = heldVersions.map((each) => `${each.dataset} ${nameForOperator(each)}`)
    throw new BuildError('BAD_PARAMETER', `no version of ${dataset} ${partition} is held back`, {
      hint:
        held.length === 0
          ? 'No version is held back.'
          : `These versions are held back: ${[...new Set(held)].join(', ')}.`,
    })
  }
  await writeHeldVersions(
    lake,
    heldVersions.map((each) => (accepted.includes(each) ? { ...each, accepted: true } : each)),
  )
  const lacks = accepted.flatMap((each) => each.lacks)
  const detail =
    lacks.length > 0
      ? `accepted without ${lacks.join(', ')}: the next build publishes it, unless it then lacks another member`
      : `accepted: the next build publishes it, unless something else then differs from what is published`
  log.line({ step: 'accept', subject: `${dataset} ${nameForOperator(version)}`, detail })
}

/** Its month, or `all`. */
function nameForOperator({ partition }: HeldVersion): string {
  return monthOfPartition(partition) ?? partition
}
