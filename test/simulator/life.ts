import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { build } from '../../pipeline/commands/build.ts'
import { prune } from '../../pipeline/commands/prune.ts'
import { rollback } from '../../pipeline/commands/rollback.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { silent, withoutLookThroughs } from '../helpers/build.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { type Random, randomFrom } from '../helpers/random.ts'
import { SimulatedDisk } from './disk.ts'
import { type DiskFault, FAULTS, ProcessEnded } from './operation-faults.ts'
import { choose, MONTHS, PortalOfLife, VALUES } from './portal-of-life.ts'
import { RecordedCompile } from './recorded-compile.ts'
import { Watcher } from './what-is-served.ts'

const DECLARED = withoutLookThroughs.filter(({ id }) => id === 'cvm_fund_daily')
const DAY_MS = 86_400_000
/** A night that publishes has some 200 operations, and one without news some 30. */
const MOST_OPERATIONS = [30, 250] as const

export interface Life {
  /** What was wrong, and when; none if all was well. */
  readonly faults: readonly string[]
  /** What happened, command by command. */
  readonly story: readonly string[]
  /** Hashes every operation of the disk: equal lives have the same. */
  readonly trace: string
  readonly commands: number
}

type Command = 'build' | 'prune' | 'rollback'

/** Makes every edition of the portal once, so that no later night depends on what was compiled before it. */
export async function recordCompiles(): Promise<RecordedCompile> {
  const recorded = new RecordedCompile()
  for (const value of VALUES) {
    const portal = await PortalOfLife.open()
    for (const month of MONTHS) await portal.publish(month, value)
    const lake = new Lake(join(await temporaryFolder(), 'data'))
    await runBuild(portal, lake, recorded, new Date('2025-12-15T03:00:00Z'))
  }
  return recorded
}

/** Lives so many nights: what happens in them follows from the seed alone. */
export async function live(seed: number, nights: number, recorded: RecordedCompile): Promise<Life> {
  const life = new Nights(seed, await PortalOfLife.open(), await temporaryFolder(), recorded)
  for (let night = 0; night < nights; night += 1) await life.night(night)
  await life.lastNight()
  return life.tell()
}

class Nights {
  readonly #random: Random
  readonly #portal: PortalOfLife
  readonly #recorded: RecordedCompile
  readonly #disk: SimulatedDisk
  readonly #lake: Lake
  readonly #watcher: Watcher
  readonly #story: string[] = []
  #now = Date.parse('2025-12-15T03:00:00Z')
  #commands = 0

  constructor(seed: number, portal: PortalOfLife, folder: string, recorded: RecordedCompile) {
    this.#random = randomFrom(seed)
    this.#portal = portal
    this.#recorded = recorded
    this.#disk = new SimulatedDisk(join(folder, 'data'), join(folder, 'aside'))
    this.#lake = new Lake(join(folder, 'data'), this.#disk.files)
    this.#watcher = new Watcher(this.#lake)
    this.#disk.onChange = () => {
      this.#watcher.look()
    }
  }

  tell(): Life {
    const trace = createHash('sha256').update(this.#disk.done.join('\n')).digest('hex')
    return { faults: this.#watcher.faults, story: this.#story, trace, commands: this.#commands }
  }

  async night(number: number): Promise<void> {
    const random = this.#random
    this.#disk.settle()
    // Not back before the months of the portal.
    this.#now = Math.max(this.#now + this.#nextDay(), Date.parse('2025-12-01T03:00:00Z'))
    const changed = number === 0 ? 'the first night' : await this.#portal.change(random)
    this.#story.push(`${new Date(this.#now).toISOString()} ${changed}`)
    const fault = random() < 0.6 ? this.#drawFault() : null
    await this.#command('build', fault)
    const more = random()
    if (more < 0.15) await this.#command('prune', random() < 0.5 ? this.#drawFault() : null)
    else if (more < 0.25) await this.#command('rollback', random() < 0.5 ? this.#drawFault() : null)
    else if (more < 0.5 && fault !== null) await this.#command('build', null)
  }

  /** Whatever happened, a build without a fault publishes what the portal has. */
  async lastNight(): Promise<void> {
    this.#disk.settle()
    this.#now += DAY_MS
    await this.#portal.publish(MONTHS[0], choose(VALUES, this.#random))
    await this.#command('build', null)
  }

  /** Clocks jump, back too. */
  #nextDay(): number {
    const how = this.#random()
    return how < 0.05 ? -20 * DAY_MS : how < 0.08 ? 40 * DAY_MS : DAY_MS
  }

  #drawFault(): DiskFault {
    return {
      kind: choose(FAULTS, this.#random),
      at: 1 + Math.floor(this.#random() * choose(MOST_OPERATIONS, this.#random)),
    }
  }

  async #command(command: Command, fault: DiskFault | null): Promise<void> {
    this.#commands += 1
    this.#now += 120_000
    const kept = command === 'prune' ? 1 + Math.floor(this.#random() * 3) : Infinity
    const servedBefore = this.#watcher.servedId()
    this.#disk.begin(fault)
    const ended = await this.#run(command, kept)
    this.#disk.end(this.#random)
    const named = command === 'prune' ? `prune to ${String(kept)}` : command
    const told = fault === null ? named : `${named}, ${fault.kind} at ${String(fault.at)}`
    this.#story.push(`${told}: ${ended}, serves ${this.#watcher.servedId() ?? 'nothing'}`)
    await this.#watcher.inspect(kept)
    if (fault === null) await this.#judge(command, ended, servedBefore)
  }

  /** Runs a command to its end; says how it ended. */
  async #run(command: Command, kept: number): Promise<string> {
    const now = new Date(this.#now)
    try {
      if (command === 'build') return `exit ${String(await runBuild(this.#portal, this.#lake, this.#recorded, now))}`
      const { effects } = silent(now.toISOString())
      if (command === 'prune') await prune(this.#lake, { keep: kept, dryRun: false }, effects)
      else await rollback(DECLARED, this.#lake, (await this.#watcher.listPublished()).at(-2) ?? 'none', effects)
      return 'done'
    } catch (error) {
      if (error instanceof ProcessEnded) return 'ended'
      if (error instanceof BuildError) return error.code
      return `BUG ${error instanceof Error ? error.message : String(error)}`
    }
  }

  /** A command without a fault ends well, whatever the commands before it left, and nobody helped. */
  async #judge(command: Command, ended: string, servedBefore: string | null): Promise<void> {
    const report = (fault: string) => {
      this.#watcher.faults.push(`${command}: ${ended}: ${fault}`)
    }
    if (command === 'build') {
      if (ended !== 'exit 0' && !(this.#portal.isDamaged && /^exit [12]$/.test(ended))) report('it did not end well')
      const inputs = await this.#watcher.readInputs()
      for (const [month, sha256] of this.#portal.whole) {
        if (inputs.get(`competence_month=${month}`) !== sha256) report(`${month} is not what the portal has`)
      }
      await this.#watcher.requireTidy()
    } else if (ended !== 'done') {
      const isExpected = command === 'prune' ? 'NOTHING_PUBLISHED' : 'BAD_PARAMETER'
      if (ended !== isExpected || (command === 'prune' && servedBefore !== null)) report('it did not end well')
    }
  }
}

async function runBuild(portal: PortalOfLife, lake: Lake, recorded: RecordedCompile, now: Date): Promise<number> {
  return build(
    DECLARED,
    {
      mirror: portal.folder,
      from: '2025-09',
      to: null,
      datasets: null,
      maskPersonalData: true,
      threads: 1,
      compile: recorded.compile,
    },
    { ...silent(now.toISOString()).effects, lake, signer: null },
  )
}
