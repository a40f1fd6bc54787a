import type { Lake } from '../../lake/lake.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { withDataDir } from './claim-data-dir.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readHeldVersions, type HeldVersion, writeHeldVersions } from '../hold/held-versions.ts'

/** Lets the next build publish a version that is held back because it lacks members of the published one. */
export async function accept(lake: Lake, dataset: string, partition: string, effects: Effects): Promise<void> {
  try {
    await withDataDir(lake, effects.log, () => acceptVersion(lake, dataset, partition, effects))
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function acceptVersion(lake: Lake, dataset: string, partition: string, { log }: Effects): Promise<void> {
  const heldVersions = await readHeldVersions(lake, log)
  const version = heldVersions.find(
    (each) => each.dataset === dataset && [each.partition, nameForOperator(each)].includes(partition),
  )
  if (version === undefined) {
    const held = heldVersions.map((each) => `${each.dataset} ${nameForOperator(each)}`)
    throw new BuildError('BAD_PARAMETER', `no smaller version of ${dataset} ${partition} is held back`, {
      hint: held.length === 0 ? 'No version is held back.' : `These versions are held back: ${held.join(', ')}.`,
    })
  }
  await writeHeldVersions(
    lake,
    heldVersions.map((each) => (each === version ? { ...each, accepted: true } : each)),
  )
  const detail = `accepted without ${version.lacks.join(', ')}: the next build publishes it, unless it then lacks another member`
  log.line({ step: 'accept', subject: `${dataset} ${nameForOperator(version)}`, detail })
}

/** The operator's name for a partition: its month, or `all`. */
function nameForOperator({ partition }: HeldVersion): string {
  return monthOfPartition(partition) ?? partition
}
