import { lutimes, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../helpers/folders.ts'
import { cloneDataDir, findOrMake } from '../helpers/world-store.ts'
import type { EndedProgram, Runner } from './call.ts'
import { type ChangeFault, isKilling, preload } from './preload.ts'
import type { Resident } from './resident.ts'
import { callApart } from './run-apart.ts'
import { here } from './run-here.ts'

/** A copy of what a command works on. */
export interface CommandWorld {
  run(runner: Runner): Promise<EndedProgram>
  /** Says what readers would miss, or what was lost, however the command ended. */
  inspect(): Promise<readonly string[]>
  /** Says what a command that ended well has not reached. */
  judge(): Promise<readonly string[]>
  close?(): Promise<void>
}

export interface FaultedCommand {
  readonly name: string
  /** Folder of the world whose changes are counted; all of it, if not given. */
  readonly below?: string
  /** Fills a folder that is there; it is done once in a run, and each case has a copy. */
  prepare(folder: string): Promise<void>
  open(folder: string): Promise<CommandWorld>
}

/** State that a command leaves where nothing goes wrong. */
interface CleanRun {
  readonly changes: readonly string[]
  readonly names: ReadonlySet<string>
}

async function openCopy(command: FaultedCommand): Promise<{ folder: string; world: CommandWorld }> {
  const made = await findOrMake(`faulted ${command.name}`, async (folder) => {
    await mkdir(folder)
    await command.prepare(folder)
  })
  const folder = await temporaryFolder()
  await cloneDataDir(made, folder)
  return { folder, world: await command.open(folder) }
}

/** Runs a command, and the same again, without a fault. */
export async function runClean(command: FaultedCommand): Promise<CleanRun> {
  const { folder, world } = await openCopy(command)
  const faults = [...(await world.inspect())]
  const preloaded = await preload(join(folder, command.below ?? ''))
  const first = await world.run(callApart(preloaded))
  faults.push(...(await world.inspect()), ...(await world.judge()))
  const below = join(folder, command.below ?? '')
  const names = await listNames(below)
  const again = await world.run(here)
  faults.push(...(await world.inspect()), ...(await world.judge()))
  for (const name of await listNames(below)) names.add(name)
  await world.close?.()
  if (first.by !== 0 || again.by !== 0 || faults.length > 0)
    throw new Error(`${command.name} without a fault: ${[...faults, first.output, again.output].join('\n')}`)
  return { changes: await preloaded.changes(), names }
}

/**
 * Runs a command with a fault, and the same again without one; says what was wrong. What is not killed runs in the
 * resident first, and what goes wrong there in a process of its own, which decides.
 */
export async function runFaulted(
  command: FaultedCommand,
  fault: ChangeFault,
  clean: CleanRun,
  resident: Resident,
): Promise<string[]> {
  if (!isKilling(fault)) {
    const found = await tryFault(command, fault, clean, (below, run) => resident.meet(below, fault, run)).catch(
      // What a command that failed still does there, such as removing files, can be in the way of everything.
      (error: unknown) => [String(error)],
    )
    if (found?.length === 0) return found
    if (found !== null) resident.stop()
  }
  const found = await tryFault(command, fault, clean, async (below, run) =>
    run(callApart(await preload(below, fault), fault.kind === 'ends')),
  )
  return found ?? []
}

/** Runs a command where a fault meets it; null if it met none. */
type Meeting = (below: string, run: (runner: Runner) => Promise<EndedProgram>) => Promise<EndedProgram | null>

async function tryFault(
  command: FaultedCommand,
  fault: ChangeFault,
  clean: CleanRun,
  meet: Meeting,
): Promise<string[] | null> {
  const { folder, world } = await openCopy(command)
  try {
    const faults = [...(await world.inspect())]
    const below = join(folder, command.below ?? '')
    const ended = await meet(below, (runner) => world.run(runner))
    if (ended === null) return null
    faults.push(...(await world.inspect()).map((said) => `after it: ${said}`))
    if (ended.by === 0) faults.push(...(await world.judge()).map((said) => `it said that all is well: ${said}`))
    await makeOld(below)
    const again = await world.run(here)
    if (again.by !== 0) faults.push(`the next run ended with ${String(again.by)}: ${again.output}`)
    faults.push(...[...(await world.inspect()), ...(await world.judge())].map((said) => `after the next run: ${said}`))
    for (const name of await listNames(below)) if (!clean.names.has(name)) faults.push(`${name} is left`)
    if (faults.length === 0) return []
    return [`${command.name}, ${fault.kind} at ${String(fault.at)} (${String(ended.by)}):`, ...faults, ended.output]
  } finally {
    await world.close?.()
  }
}

/** Lists the names of all files and folders, without what differs from run to run. */
async function listNames(folder: string): Promise<Set<string>> {
  const mask = (name: string) =>
    name
      .replaceAll(/\d{8}T\d{6}Z/g, 'SNAPSHOT')
      .replaceAll(/[0-9a-f]{64}/g, 'SHA256')
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
      .replaceAll(/\d{20}/g, 'VERSION')
  return new Set((await readdir(folder, { recursive: true })).map(mask))
}

/** Commands that hold no lock of the builder remove what dead ones left when it is old: here that time is over. */
async function makeOld(folder: string): Promise<void> {
  const before = new Date(Date.now() - 3_600_000)
  for (const name of await readdir(folder, { recursive: true }))
    if (/\.tmp$|\.lock-/.test(name)) await lutimes(join(folder, name), before, before)
}
