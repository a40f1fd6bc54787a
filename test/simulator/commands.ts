import type { Lake } from '../../lake/lake.ts'
import type { ObjectStore } from '../../lake/object-store/object-store.ts'
import { build, type BuildOptions } from '../../pipeline/commands/build.ts'
import { prune } from '../../pipeline/commands/prune.ts'
import { publishRemote } from '../../pipeline/commands/publish-remote.ts'
import { rollback } from '../../pipeline/commands/rollback.ts'
import type { Effects } from '../../pipeline/effects.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { QUICK, withoutLookThroughs } from '../helpers/build.ts'
import { ProcessEnded } from './operation-faults.ts'

const DECLARED = withoutLookThroughs.filter(({ id }) => id === 'cvm_fund_daily')

/** What an operator, or a timer, runs. */
export type Command =
  | { readonly name: 'build'; readonly scrubNights?: number | undefined }
  | { readonly name: 'prune'; readonly keep: number }
  | { readonly name: 'rollback'; readonly to: string }
  | { readonly name: 'publish-remote'; readonly collect: boolean }

/** Where a command runs, and with what. */
export interface CommandPlaces {
  readonly lake: Lake
  readonly portal: string
  readonly compile: BuildOptions['compile']
  readonly store: ObjectStore
  readonly now: () => Date
  /** Called with each line that warns the operator. */
  readonly warn: (line: string) => void
}

/** Runs a command to its end, and says how it ended. */
export async function runCommand(command: Command, world: CommandPlaces): Promise<string> {
  try {
    return await run(command, world)
  } catch (error) {
    if (error instanceof ProcessEnded) return 'ended'
    if (error instanceof BuildError) return error.code
    if (error instanceof Error && error.message.includes('injected')) return 'failed'
    return `BUG ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}

async function run(command: Command, { lake, portal, compile, store, now, warn }: CommandPlaces): Promise<string> {
  const effects = { ...makeEffects(now, warn), lake, signer: null }
  if (command.name === 'build') {
    const { scrubNights } = command
    const options = {
      mirror: portal,
      from: '2025-09',
      to: null,
      datasets: null,
      maskPersonalData: true,
      threads: 1,
      ...(scrubNights !== undefined && { scrubNights }),
      ...(compile !== undefined && { compile }),
    } as const
    return `exit ${String(await build(DECLARED, options, effects))}`
  }
  if (command.name === 'prune') await prune(lake, { keep: command.keep, dryRun: false }, effects)
  else if (command.name === 'rollback') await rollback(DECLARED, lake, command.to, effects)
  else {
    const place = { lake, destination: store.address, environment: {}, openStore: () => Promise.resolve(store) }
    const flags = { dryRun: false, takeOver: false, check: false, collect: command.collect }
    await publishRemote(place, flags, effects)
  }
  return 'done'
}

function makeEffects(now: () => Date, warn: (line: string) => void): Effects {
  return {
    log: {
      line: ({ level, subject, detail }) => {
        if (level === 'warn' || level === 'error') warn(`${subject}: ${detail}`)
      },
      progress: () => ({ tick: () => undefined, end: () => undefined }),
    },
    now,
    policy: QUICK,
    random: () => 0.5,
  }
}

export function describeCommand(command: Command): string {
  if (command.name === 'prune') return `prune to ${String(command.keep)}`
  if (command.name === 'rollback') return `rollback to ${command.to}`
  return command.name === 'publish-remote' && command.collect ? 'publish-remote with collection' : command.name
}
