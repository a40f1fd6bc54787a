import { afterAll, expect, it } from 'vitest'
import { pick, randomFrom } from '../helpers/random.ts'
import { type FaultedCommand, runClean, runFaulted } from './faulted-command.ts'
import { type ChangeFault, FAILING, KILLING } from './preload.ts'
import { Resident } from './resident.ts'

/** How many faults are drawn for each command; CHANGE_FAULTS=all takes every change, once to fail and once to kill. */
const DRAWN = process.env['CHANGE_FAULTS'] ?? '200'
const SEED = Number(process.env['SEED'] ?? 20251031)

function listFaults(changes: number): ChangeFault[] {
  const random = randomFrom(SEED)
  const faults = Array.from({ length: changes }, (_change, index) => [
    { kind: pick(random, FAILING), at: index + 1 },
    { kind: pick(random, KILLING), at: index + 1 },
  ]).flat()
  if (DRAWN === 'all') return faults
  const drawn: ChangeFault[] = []
  while (drawn.length < Number(DRAWN) && faults.length > 0)
    drawn.push(...faults.splice(Math.floor(random() * faults.length), 1))
  return drawn
}

function countKinds(changes: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const kind of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${String(count)} ${kind}`).join(', ')
}

async function tryAll(command: FaultedCommand, resident: Resident): Promise<string[]> {
  const clean = await runClean(command)
  const { changes } = clean
  const faults = listFaults(changes.length)
  const wounds: string[] = []
  for (const fault of faults) {
    const found = await runFaulted(command, fault, clean, resident)
    if (found.length > 0) wounds.push(found.join('\n  '))
  }
  process.stdout.write(
    `${command.name}: ${String(changes.length)} changes (${countKinds(changes)}), ${String(faults.length)} at fault\n`,
  )
  return wounds
}

/** Tries the changes to files of commands, in a test for each. */
export function testEveryChange(commands: readonly FaultedCommand[]): void {
  const resident = new Resident()
  afterAll(() => {
    resident.stop()
  })
  it.each(commands.map((command) => [command.name, command] as const))(
    '%s: whatever change to a file fails or is the last of its process, nothing is lost or half, and the next run ends well',
    { timeout: 6 * 3_600_000 },
    async (_name, command) => {
      expect((await tryAll(command, resident)).join('\n\n')).toBe('')
    },
  )
}
