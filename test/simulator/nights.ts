import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { listFilesOfLake } from '../helpers/build.ts'
import { DAY_MS } from './clock.ts'
import { type Command, describeCommand, runCommand } from './commands.ts'
import { drawCommand, drawFault, drawJump, drawSteps } from './draw.ts'
import { type DiskFault, OperationFaults } from './operation-faults.ts'
import { choose, MONTHS, VALUES } from './portal-of-life.ts'
import type { Recordings } from './recordings.ts'
import type { WorldOfLife } from './world.ts'

/** Numbers of processes, and how long something really took, are other ones each time. */
function hideChance(line: string): string {
  return line.replaceAll(/process \d+/g, 'process').replaceAll(/\d+\.\d s\b/g, 's')
}

export class Nights {
  readonly #world: WorldOfLife
  readonly #recordings: Recordings
  readonly #withDuckDb: boolean
  #isFlipped = false

  constructor(world: WorldOfLife, recordings: Recordings, withDuckDb: boolean) {
    this.#world = world
    this.#recordings = recordings
    this.#withDuckDb = withDuckDb
  }

  async firstNight(): Promise<void> {
    const { portal, servers } = this.#world
    await portal.publish(MONTHS[0], VALUES[0])
    await servers.server.start()
    await servers.replica.start()
  }

  /** What fails, who is killed, whose clock is wrong and who works at the same time is drawn anew each night. */
  async night(): Promise<void> {
    const { random, clock, turns, store, story } = this.#world
    this.#settle()
    clock.pass(DAY_MS)
    turns.keeps = choose([0, 0.5, 0.9, 0.99], random)
    store.isTroubled = false
    if (this.#withDuckDb && random() < 0.15) await this.#flipBit()
    store.isTroubled = random() < 0.3
    const isQuiet = random() < 0.25
    if (isQuiet) store.isTroubled = false
    story.push(
      `${clock.time.toISOString()} ${isQuiet ? 'a quiet night' : 'a night'}${store.isTroubled ? ' with a bad network' : ''}`,
    )
    if (isQuiet) await this.#quietNight()
    else await this.#busyNight()
    await this.#dawn()
  }

  /** Nothing fails: every command ends well, whatever was left, and all serve what the portal has. */
  async lastNight(): Promise<void> {
    const { clock, store, story, portal, random } = this.#world
    this.#settle()
    store.isTroubled = false
    clock.setRight()
    clock.pass(3 * DAY_MS)
    story.push(`${clock.time.toISOString()} the last night`)
    for (const month of MONTHS) await portal.publish(month, choose(VALUES, random))
    await this.#quietNight({ isLast: true })
    await this.#dawn()
    clock.pass(3 * DAY_MS)
    await this.#command({ name: 'prune', keep: 1 }, null, 0, true)
    clock.pass(DAY_MS)
    await this.#converge()
    this.#world.watchers.store.requireTidy()
    await this.#world.watchers.replica.requireTidy()
    await this.#dawn()
  }

  async #busyNight(): Promise<void> {
    const { random, turns, servers, portal, clock, story, disks } = this.#world
    const works = [this.#command({ name: 'build' }, random() < 0.6 ? drawFault(random) : null)]
    const others = Math.floor(random() * 4)
    for (let other = 0; other < others; other += 1) {
      const fault = random() < 0.4 ? drawFault(random) : null
      works.push(this.#command(await drawCommand(random, disks.server.root), fault, drawSteps(random)))
    }
    const at = (work: () => Promise<void> | void, name: string) =>
      turns.begin(this.#world.makeProcess(name, 'world'), drawSteps(random), () => Promise.resolve(work()))
    const source = this.#world.makeProcess('portal', 'world')
    works.push(
      turns.begin(source, random() < 0.5 ? 0 : drawSteps(random), async () => {
        story.push(await portal.change(random, () => turns.take(source)))
      }),
    )
    for (const server of [servers.server, servers.replica]) {
      for (let asked = Math.floor(random() * 4); asked > 0; asked -= 1)
        works.push(server.ask(random, drawSteps(random)))
    }
    if (random() < 0.3) {
      const fault = drawFault(random)
      story.push(`the replica: ${fault.kind} at ${String(fault.at)}`)
      servers.replica.fail(fault)
    }
    if (random() < 0.15) {
      const [machine, ms] = [choose(['server', 'replica'], random), drawJump(random)]
      works.push(
        at(() => {
          story.push(`the clock of the ${machine} is wrong by ${String(Math.round(ms / 1000))} s`)
          clock.jump(machine, ms)
        }, 'clock'),
      )
    }
    if (random() < 0.15) {
      const server = choose([servers.server, servers.replica], random)
      works.push(
        at(() => {
          story.push(`a server is killed`)
          server.kill()
        }, 'killer'),
      )
    }
    await turns.run()
    await Promise.all(works)
  }

  async #quietNight({ isLast = false } = {}): Promise<void> {
    const { random, portal, story } = this.#world
    if (!isLast) story.push(await portal.change(random, () => Promise.resolve()))
    await this.#restart()
    await this.#command({ name: 'build', scrubNights: this.#isFlipped ? 1 : undefined }, null, 0, true)
    await this.#requireBuilt()
    await this.#converge()
  }

  /** What was published comes to the store, to the replica and to both servers. */
  async #converge(): Promise<void> {
    const { watchers, servers, report, turns, clock, random } = this.#world
    await this.#restart()
    await this.#command({ name: 'publish-remote', collect: true }, null, 0, true)
    for (let looks = 0; looks < 6; looks += 1) {
      clock.pass(61_000)
      await turns.wakeAll()
    }
    const served = watchers.server.servedId()
    const published = watchers.store.current()
    if ((published?.snapshot ?? null) !== served) report(`the store does not have ${String(served)}`)
    if (servers.server.current() !== served) report(`the server does not serve ${String(served)}`)
    // A replica takes nothing from the future of its own clock.
    const times = [published?.published_at, served === null ? undefined : parseSnapshotTime(served)]
    const isFuture = times.some((time) => time !== undefined && Date.parse(time) > clock.now('replica').getTime())
    if (!isFuture && servers.replica.current() !== served)
      report(
        `the replica does not serve ${String(served)}: ${servers.replica.tell()}, has ${String(watchers.replica.servedId())}`,
      )
    const asked = [servers.server.ask(random, 0), servers.replica.ask(random, 0)]
    await turns.run()
    await Promise.all(asked)
  }

  async #requireBuilt(): Promise<void> {
    const { watchers, portal, report } = this.#world
    const inputs = await watchers.server.readInputs()
    for (const [month, sha256] of portal.whole)
      if (inputs.get(`competence_month=${month}`) !== sha256) report(`${month} is not what the portal has`)
    await watchers.server.requireTidy()
    this.#isFlipped = false
  }

  /** Whoever was killed starts again; everything that is published is read. */
  async #dawn(): Promise<void> {
    const { powerless, disks, random, servers, watchers, clock } = this.#world
    for (const machine of ['server', 'replica'] as const) {
      if (!powerless.has(machine)) continue
      this.#world.story.push(`the power of the ${machine} failed`)
      await servers[machine].stop()
      disks[machine].lose(random)
      watchers[machine].forget()
      servers[machine].forgetSeen()
    }
    powerless.clear()
    servers.replica.fail(null)
    await watchers.server.inspect()
    await watchers.replica.inspect()
    clock.pass(120_000)
    if (random() < 0.8) await this.#restart()
  }

  async #restart(): Promise<void> {
    const { servers } = this.#world
    await servers.server.start()
    await servers.replica.start()
  }

  #settle(): void {
    for (const disk of Object.values(this.#world.disks)) disk.settle()
  }

  /** Runs a command as a process; without a fault and alone it must end well. */
  async #command(command: Command, fault: DiskFault | null, afterSteps = 0, mustEndWell = false): Promise<void> {
    const { turns, makeProcess, disks, watchers, portal, store, clock, story, report, note } = this.#world
    const process = makeProcess(command.name, 'server', new OperationFaults(fault))
    const servedBefore = watchers.server.servedId()
    const ending = turns.begin(process, afterSteps, () => {
      if (command.name === 'prune') watchers.server.keepOnly(command.keep)
      return runCommand(command, {
        lake: new Lake(disks.server.root, disks.server.filesOf(process)),
        portal: portal.folder,
        compile: this.#withDuckDb ? undefined : this.#recordings.compile.compile,
        store: store.of(process),
        now: () => clock.now('server'),
        warn: (line) => {
          note(`${command.name} warns ${hideChance(line.replaceAll(dirname(disks.server.root), ''))}`)
        },
      })
    })
    if (mustEndWell) await turns.run()
    const ended = await ending
    this.#world.end(process)
    const told = `${describeCommand(command)}${fault === null ? '' : `, ${fault.kind} at ${String(fault.at)}`}`
    story.push(`${told}: ${ended.split('\n')[0] ?? ''}, serves ${watchers.server.servedId() ?? 'nothing'}`)
    if (ended.startsWith('BUG')) report(`${told}: ${ended}`)
    else if (mustEndWell && !this.#isExpected(command, ended, servedBefore))
      report(`${told}: ${ended}: it did not end well`)
  }

  #isExpected(command: Command, ended: string, servedBefore: string | null): boolean {
    if (command.name !== 'build') return ended === 'done' || (servedBefore === null && ended === 'NOTHING_PUBLISHED')
    // A build that repairs, or holds a month back, says so by its code.
    return ended === 'exit 0' || (/^exit [12]$/.test(ended) && (this.#world.portal.isDamaged || this.#isFlipped))
  }

  /** A bit of a published file turns on the disk. The next build reads every file, and makes it whole. */
  async #flipBit(): Promise<void> {
    const { disks, watchers, random, story } = this.#world
    const lake = new Lake(disks.server.root)
    const all = existsSync(lake.tables) ? await listFilesOfLake(lake.root) : []
    // The changelog of an older snapshot is nowhere else, and nothing can make it again.
    const files = all.filter((name) => !name.startsWith('changelog/'))
    if (files.length === 0 || watchers.server.servedId() === null) return
    const name = choose(files, random)
    const path = lake.place('lake', name)
    const bytes = readFileSync(path)
    const at = Math.floor(random() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    writeFileSync(path, bytes)
    disks.server.times.touch(path, 'content')
    story.push(`a bit of ${name} turned at ${String(at)}`)
    this.#isFlipped = true
    await this.#quietNight()
  }
}
