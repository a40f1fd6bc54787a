import { Lake } from '../../lake/lake.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import type { Random } from '../helpers/random.ts'
import { DAY_MS } from './clock.ts'
import type { Command } from './commands.ts'
import { type DiskFault, FAULTS } from './operation-faults.ts'
import { choose } from './portal-of-life.ts'

/** A night that publishes has some 250 operations, and one without news some 30. */
const MOST_OPERATIONS = [30, 250] as const
/** About how many steps a build has, its readings included. */
const STEPS_OF_BUILD = 900

/** Draws what is run beside a build. */
export async function drawCommand(random: Random, dataDir: string): Promise<Command> {
  const how = random()
  if (how < 0.2) return { name: 'build' }
  if (how < 0.45) return { name: 'prune', keep: 1 + Math.floor(random() * 3) }
  if (how < 0.8) return { name: 'publish-remote', collect: random() < 0.3 }
  const ids = await listSnapshotIds(new Lake(dataDir))
  return ids.length < 2 ? { name: 'build' } : { name: 'rollback', to: choose(ids.slice(0, -1), random) }
}

export function drawFault(random: Random): DiskFault {
  return { kind: choose(FAULTS, random), at: 1 + Math.floor(random() * choose(MOST_OPERATIONS, random)) }
}

/** Draws after how many steps of all something begins. */
export function drawSteps(random: Random): number {
  return Math.floor(random() * STEPS_OF_BUILD)
}

/** Draws how wrong a clock is. */
export function drawJump(random: Random): number {
  return choose([-20 * DAY_MS, 40 * DAY_MS, -3_600_000, 3_600_000, -90_000, 90_000, 0], random)
}
