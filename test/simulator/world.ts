import { createHash, type Hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { type Random, randomFrom } from '../helpers/random.ts'
import { Clock } from './clock.ts'
import { nameInLife, SimulatedDisk } from './disk.ts'
import type { DiskProcess } from './disk-process.ts'
import { type ChangeTimes, UNKNOWN_TIMES } from './file-times.ts'
import { installReads } from './node-reads.ts'
import { NO_FAULT, type OperationFaults } from './operation-faults.ts'
import { type EditionsOfLife, PortalOfLife } from './portal-of-life.ts'
import { type Answers, ServerOfLife } from './server-of-life.ts'
import { SimulatedStore } from './store.ts'
import { StoreWatcher } from './store-watcher.ts'
import { Turns } from './turns.ts'
import { Watcher } from './what-is-served.ts'

/**
 * All that there is in a life: two machines with their disks and clocks, one with a builder and a server, one with a
 * replica; a portal, and an object store. Everything that happens is noted in one trace.
 */
export class WorldOfLife {
  readonly faults: string[] = []
  readonly story: string[] = []
  readonly random: Random
  readonly clock = new Clock()
  readonly turns: Turns
  readonly portal: PortalOfLife
  readonly store: SimulatedStore
  readonly disks: { readonly server: SimulatedDisk; readonly replica: SimulatedDisk }
  readonly watchers: { readonly server: Watcher; readonly replica: Watcher; readonly store: StoreWatcher }
  readonly servers: { readonly server: ServerOfLife; readonly replica: ServerOfLife }
  operations = 0
  /** Machines whose power has failed in this night. */
  readonly powerless = new Set<string>()
  readonly #processes = new Set<DiskProcess>()
  readonly #trace: Hash = createHash('sha256')
  readonly #keptTrace: string[] | null
  readonly #root: string
  #pids = 0
  /** Gives Node its own functions back. */
  readonly close: () => void

  constructor(seed: number, root: string, editions: EditionsOfLife, { keepsTrace = false } = {}) {
    this.#root = root
    this.#keptTrace = keepsTrace ? [] : null
    this.random = randomFrom(seed)
    this.turns = new Turns(randomFrom(seed + 1_000_003))
    this.disks = { server: this.#makeDisk('server'), replica: this.#makeDisk('replica') }
    this.portal = new PortalOfLife(join(root, 'portal'), editions)
    mkdirSync(this.portal.folder, { recursive: true })
    this.store = new SimulatedStore(this.turns, randomFrom(seed + 2_000_003), this.note, () => this.clock.time)
    const watch = (disk: SimulatedDisk, hasDownloads: boolean, mayGo: (id: string) => boolean) => {
      const watcher = new Watcher(new Lake(disk.root), { report: this.report, hasDownloads, mayGo })
      disk.onChange = () => {
        watcher.look()
      }
      return watcher
    }
    const store = new StoreWatcher(this.store, this.report)
    // A replica forgets what the store does not keep.
    const isForgotten = (id: string) => store.current()?.kept.every(({ snapshot }) => snapshot !== id) === true
    this.watchers = {
      server: watch(this.disks.server, true, () => false),
      replica: watch(this.disks.replica, false, isForgotten),
      store,
    }
    const answers: Answers = new Map()
    const serve = (name: 'server' | 'replica', store: SimulatedStore | null) => {
      const { turns, clock, report, note, makeProcess } = this
      return new ServerOfLife({ name, disk: this.disks[name], turns, clock, answers, report, note, store, makeProcess })
    }
    this.servers = { server: serve('server', null), replica: serve('replica', this.store) }
    const uninstallImmediates = this.turns.installImmediates()
    const uninstallReads = installReads({
      isOfLife: (path) => path.startsWith(root),
      before: (operation, path) => this.#beforeReading(operation, path),
      after: (path, bytes) => {
        this.#flip(path, bytes)
      },
      timesOf: this.#findTimes,
    })
    this.close = () => {
      uninstallImmediates()
      uninstallReads()
      for (const disk of Object.values(this.disks)) disk.unsynced.close()
    }
  }

  readonly #findTimes = (inode: number): ChangeTimes => {
    const { server, replica } = this.disks
    // A disk may still have the times of a file that is gone and whose number a file of the portal has now.
    return this.portal.times.find(inode) ?? server.times.find(inode) ?? replica.times.find(inode) ?? UNKNOWN_TIMES
  }

  readonly report = (fault: string): void => {
    if (!this.faults.includes(fault)) this.faults.push(fault)
  }

  readonly note = (what: string): void => {
    this.operations += 1
    this.#trace.update(`${what}\n`)
    this.#keptTrace?.push(what)
  }

  readonly makeProcess = (name: string, machine: string, faults: OperationFaults = NO_FAULT): DiskProcess => {
    this.#pids += 1
    const process = { name, machine, faults, pid: 1_000_000 + this.#pids, isDead: false }
    this.#processes.add(process)
    return process
  }

  /** Forgets processes that have ended. */
  end(process: DiskProcess): void {
    this.#processes.delete(process)
  }

  /** Every operation of the life, as one hash, and as a list if it was asked for. */
  readTrace(): { readonly hash: string; readonly list: readonly string[] } {
    return { hash: this.#trace.copy().digest('hex'), list: this.#keptTrace ?? [] }
  }

  #makeDisk(name: 'server' | 'replica'): SimulatedDisk {
    const disk = new SimulatedDisk(join(this.#root, name), join(this.#root, `${name} aside`), this.turns, this.note)
    disk.onPowerLost = () => {
      this.powerless.add(name)
      for (const process of this.#processes) if (process.machine === name) process.isDead = true
    }
    return disk
  }

  async #beforeReading(operation: string, path: string): Promise<void> {
    const process = this.turns.current as DiskProcess | null
    if (process === null) return
    this.note(`${process.name} ${operation} ${nameInLife(path, this.#root)}`)
    await this.turns.take(process)
  }

  #flip(path: string, bytes: Uint8Array): void {
    const process = this.turns.current as DiskProcess | null
    if (process === null || bytes.length === 0 || process.faults.read() === 'whole') return
    // A network checks what it carries.
    if (path.startsWith(this.portal.folder)) return
    const at = Math.floor(this.random() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(this.random() * 8))
    this.note(`${process.name} reads a flipped bit of ${nameInLife(path, this.#root)}`)
  }
}
