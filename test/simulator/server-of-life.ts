import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { Lake } from '../../lake/lake.ts'
import type { SnapshotSelector } from '../../schemas/api/common-input.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { createIntegrity } from '../../server/integrity/file-integrity.ts'
import { publishedInStore } from '../../server/published-in-store.ts'
import { type Replica, startReplica } from '../../server/replica/replica.ts'
import { follow, type SnapshotFollower } from '../../server/snapshots/follow.ts'
import type { OpenSnapshot } from '../../server/snapshots/open-snapshot.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import type { Random } from '../helpers/random.ts'
import type { Clock } from './clock.ts'
import type { SimulatedDisk } from './disk.ts'
import type { DiskProcess } from './disk-process.ts'
import { describe, ignoreEnd, isDead, isExpected, isInjected } from './expected-errors.ts'
import { type DiskFault, OperationFaults } from './operation-faults.ts'
import { choose } from './portal-of-life.ts'
import type { SimulatedStore } from './store.ts'
import type { Turns } from './turns.ts'

/** By snapshot, what its answers are made of. Whoever answers from it must say the same. */
export type Answers = Map<string, string>

interface ServerParts {
  readonly name: string
  readonly disk: SimulatedDisk
  readonly turns: Turns
  readonly clock: Clock
  readonly answers: Answers
  readonly report: (fault: string) => void
  readonly note: (what: string) => void
  /** Store of the builder; null for a server beside it. */
  readonly store: SimulatedStore | null
  readonly makeProcess: (name: string, machine: string) => DiskProcess
}

const POLL_MS = 5_000

/** A server over a data directory, and its clients. It can be killed, and starts again. */
export class ServerOfLife {
  readonly #parts: ServerParts
  #process: DiskProcess
  #following: SnapshotFollower | null = null
  #replica: Replica | null = null
  /** The newest snapshot that a client has seen here. */
  #seen = ''

  constructor(parts: ServerParts) {
    this.#parts = parts
    this.#process = parts.makeProcess(parts.name, parts.name)
    this.#process.isDead = true
  }

  get isUp(): boolean {
    return !this.#process.isDead && this.#following !== null
  }

  current(): string | null {
    return this.#following?.current() ?? null
  }

  /** Says what it does, for a message. */
  tell(): string {
    const trouble = this.#replica?.trouble() ?? 'no trouble'
    return `${this.isUp ? 'is up' : 'is down'}, serves ${String(this.current())}, ${trouble}`
  }

  /** Starts the server, if it is not there; the first look at what is published is part of it. */
  async start(): Promise<void> {
    const { name, disk, turns, clock, store, makeProcess } = this.#parts
    if (this.isUp) return
    await this.stop()
    this.#process = makeProcess(name, name)
    const process = this.#process
    const lake = new Lake(disk.root, disk.filesOf(process))
    const log = pino(
      { level: 'error' },
      {
        write: (line: string) => {
          this.#readLog(process, line)
        },
      },
    )
    const integrity = createIntegrity(log)
    const now = () => clock.now(name)
    turns.stay(process)
    const starting = turns.begin(process, 0, async () => {
      if (store !== null) {
        this.#replica = await startReplica(
          {
            store: store.of(process),
            lake,
            pollMs: POLL_MS,
            mostBytes: null,
            listDamaged: () => integrity.listDamaged(),
            now,
            pause: (ms, signal) => this.#pause(process, ms, signal),
          },
          log,
        )
      }
      this.#following = await follow(
        lake,
        {
          concurrency: 1,
          timeoutMs: 600_000,
          olderSnapshots: 1,
          integrity,
          now,
          repeat: (work) => this.#repeat(process, work),
          ...(this.#replica !== null && { published: publishedInStore(this.#replica) }),
        },
        log,
      )
    })
    const ended = starting.catch((error: unknown) => {
      process.isDead = true
      if (!isInjected(error)) this.#parts.report(`${name} does not start: ${String(error)}`)
    })
    await turns.run()
    await ended
  }

  /** Its disk has a fault from now on; null for none. */
  fail(fault: DiskFault | null): void {
    if (!this.#process.isDead) this.#process.faults = new OperationFaults(fault)
  }

  /** Ends the process at this moment: nothing that it does from now on has an effect. */
  kill(): void {
    this.#process.isDead = true
  }

  /** Lets go of what the process held open. Those of its kind that wait for a clock end when they wake. */
  async stop(): Promise<void> {
    this.kill()
    const [replica, following] = [this.#replica, this.#following]
    this.#replica = null
    this.#following = null
    const stopped = Promise.all([replica?.stop(), following?.close()])
    await this.#parts.turns.wakeAll()
    await stopped
  }

  /** The power of the machine failed: what a client has seen may be gone. */
  forgetSeen(): void {
    this.#seen = ''
  }

  /** A client asks for a snapshot, and compares every byte with what its manifest says. */
  async ask(random: Random, afterSteps: number): Promise<void> {
    const { turns, makeProcess, name } = this.#parts
    const client = makeProcess(`client of ${name}`, name)
    const asking = turns.begin(client, afterSteps, async () => {
      const following = this.#following
      const server = this.#process
      if (following === null || isDead(server)) return
      const selector = await this.#select(random, following)
      const newest = following.current()
      // A request that began before may still answer from an older one.
      const seen = this.#seen
      try {
        const id = await following.use(selector, (snapshot) => this.#compare(snapshot, client))
        if (selector !== null && !('minSnapshot' in selector)) return
        if (id < seen) this.#parts.report(`${name} went back from ${seen} to ${id}`)
        if (id > this.#seen) this.#seen = id
      } catch (error) {
        if (isDead(server) || isExpected(error)) return
        this.#parts.report(
          `${name} answered ${JSON.stringify(selector)} at ${newest ?? 'nothing'} with ${describe(error)}`,
        )
      }
    })
    // Its machine lost its power.
    await asking.catch(ignoreEnd)
  }

  async #select(random: Random, following: SnapshotFollower): Promise<SnapshotSelector> {
    const how = random()
    const current = following.current()
    if (how < 0.5 || current === null) return null
    if (how < 0.6) return { minSnapshot: current }
    const ids = await listSnapshotIds(new Lake(this.#parts.disk.root))
    const id = choose(ids.length === 0 ? [current] : ids, random)
    return how < 0.7 ? { asOf: `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}` } : { snapshot: id }
  }

  /** Reads all files as an answer would; returns the id of the snapshot. */
  async #compare(snapshot: OpenSnapshot, client: DiskProcess): Promise<string> {
    const { answers, report, turns, name, note } = this.#parts
    note(`${name} answers from ${snapshot.id}`)
    const before = answers.get(snapshot.id) ?? snapshot.digest
    if (before !== snapshot.digest) report(`${name} has another ${snapshot.id} than was answered before`)
    answers.set(snapshot.id, snapshot.digest)
    for (const file of publishedFiles(snapshot.manifest)) {
      if (!file.file.endsWith('.parquet')) continue
      const placed = snapshot.placed(file)
      await snapshot.integrity.verify([placed])
      const bytes = readFileSync(placed.path)
      if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
        report(`${name} answered from ${snapshot.id} with another ${file.file}`)
      await turns.take(client)
    }
    return snapshot.id
  }

  #repeat(process: DiskProcess, work: () => Promise<void>): () => void {
    let isStopped = false
    const isOver = () => isStopped || process.isDead
    const go = async () => {
      while (!isOver()) {
        await this.#parts.turns.sleep(process).catch(ignoreEnd)
        if (!isOver()) await work()
      }
    }
    void go()
    return () => {
      isStopped = true
    }
  }

  async #pause(process: DiskProcess, ms: number, signal: AbortSignal): Promise<void> {
    await this.#parts.turns.sleep(process).catch(ignoreEnd)
    if (!signal.aborted) this.#parts.clock.pass(ms)
    // A dead process must not go round for ever.
    if (process.isDead && !signal.aborted)
      await new Promise<void>((ended) => {
        signal.addEventListener('abort', () => {
          ended()
        })
      })
  }

  /** Whatever a server logs as an error must come from what was injected, or be a refusal that it explains. */
  #readLog(process: DiskProcess, line: string): void {
    const { err, msg } = JSON.parse(line) as { err?: { message?: string; stack?: string }; msg: string }
    this.#parts.note(`${this.#parts.name} logs ${msg} ${err?.message ?? ''}`)
    if (err === undefined || process.isDead || (err.message ?? '').includes('injected')) return
    this.#parts.report(`${this.#parts.name} logs: ${msg}: ${err.message ?? ''} ${err.stack ?? ''}`)
  }
}
