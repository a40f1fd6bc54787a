import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import type { Random } from '../helpers/random.ts'
import { ProcessEnded } from './operation-faults.ts'

const immediately = globalThis.setImmediate

/** A process of a life. It goes on only when it has the turn, so that the seed decides who is faster. */
export interface Process {
  readonly name: string
  readonly machine: string
  /** True once it was killed, or its machine lost its power: nothing that it does has an effect any more. */
  isDead: boolean
}

interface Waiting {
  readonly process: Process
  /** Steps of all processes before this one begins. */
  readonly notBefore: number
  /** Waiting for a clock: it may wake at any time, and nobody waits for it. */
  readonly isAsleep: boolean
  readonly goOn: () => void
}

/** How often a process that waits for a clock wakes while others work. */
const WAKES = 0.02
/**
 * Longer than any query of DuckDB here, on a busy machine too: a process that has done nothing for so long waits for
 * something that does not come.
 */
const STUCK_MS = 900_000
/** A process that neither works nor waits for a turn for so long waits for another one, such as two that look at one link. */
const LEANS_ROUNDS = 100
const LEANS_MS = 200

/**
 * Lets one process at a time go on, from one effect to the next. What it does in between may really wait, for DuckDB for
 * example: the next one goes on when it is done.
 */
export class Turns {
  steps = 0
  /** How likely the process that has the turn keeps it. */
  keeps = 0.5
  readonly #random: Random
  readonly #waiting: Waiting[] = []
  readonly #running = new Set<Process>()
  /** Processes that wait for what another one does. */
  readonly #leaning = new Set<Process>()
  #current: Process | null = null
  #outside = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** Null between the nights. */
  get current(): Process | null {
    return this.#current
  }

  /** Waits for the turn. Throws in a process that has ended meanwhile. */
  async take(process: Process): Promise<void> {
    this.steps += 1
    endIfDead(process)
    if (!this.#isAnyAwake() && (this.#waiting.length === 0 || this.#random() > WAKES)) return
    await this.#wait(process, { notBefore: 0, isAsleep: false })
    endIfDead(process)
  }

  /** Waits for a clock. */
  async sleep(process: Process): Promise<void> {
    endIfDead(process)
    await this.#wait(process, { notBefore: 0, isAsleep: true })
    endIfDead(process)
  }

  /** Begins a process after this many steps of the others. */
  async begin<T>(process: Process, afterSteps: number, work: () => Promise<T>): Promise<T> {
    await this.#wait(process, { notBefore: this.steps + afterSteps, isAsleep: false })
    this.#running.add(process)
    try {
      return await work()
    } finally {
      this.#running.delete(process)
    }
  }

  /** Counts a process as one that works until it is dead, because it never ends by itself. */
  stay(process: Process): void {
    this.#running.add(process)
  }

  /** Notes that the process that has the turn really waits. */
  async outside<T>(work: () => Promise<T>): Promise<T> {
    this.#outside += 1
    try {
      return await work()
    } finally {
      this.#outside -= 1
    }
  }

  /**
   * While it is installed, what waits for the next round of Node counts as work that goes on. Returns the function that takes
   * it away.
   */
  installImmediates(): () => void {
    const promises = timers.promises as { setImmediate: unknown }
    const [kept, keptPromise] = [globalThis.setImmediate, promises.setImmediate]
    const counted = (work: (...args: unknown[]) => void, ...args: unknown[]) => {
      this.#outside += 1
      return immediately(() => {
        this.#outside -= 1
        work(...args)
      })
    }
    globalThis.setImmediate = counted as typeof setImmediate
    promises.setImmediate = (value: unknown) => new Promise((resolve) => counted(resolve, value))
    syncBuiltinESMExports()
    return () => {
      globalThis.setImmediate = kept
      promises.setImmediate = keptPromise
      syncBuiltinESMExports()
    }
  }

  /** Lets all go on in turn, until those that are left wait for a clock. */
  async run(): Promise<void> {
    for (;;) {
      await this.#untilQuiet()
      const next = this.#choose()
      if (next === undefined) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#current = next.process
      next.goOn()
    }
    this.#current = null
  }

  /** Wakes the processes that wait for a clock, and lets all go on. */
  async wakeAll(): Promise<void> {
    for (const sleeper of this.#waiting.filter(({ isAsleep }) => isAsleep)) {
      if (!this.#waiting.includes(sleeper)) continue
      this.#waiting.splice(this.#waiting.indexOf(sleeper), 1)
      this.#current = sleeper.process
      sleeper.goOn()
      await this.run()
    }
  }

  #wait(process: Process, how: Pick<Waiting, 'notBefore' | 'isAsleep'>): Promise<void> {
    return new Promise((goOn) => {
      this.#leaning.delete(process)
      this.#waiting.push({ process, ...how, goOn })
    })
  }

  #choose(): Waiting | undefined {
    const awake = this.#waiting.filter(({ isAsleep }) => !isAsleep)
    const [first] = awake.toSorted((a, b) => a.notBefore - b.notBefore)
    if (first === undefined) return undefined
    const asleep = this.#waiting.filter(({ isAsleep }) => isAsleep)
    if (asleep.length > 0 && this.#random() < WAKES) return this.#pick(asleep)
    const ready = awake.filter(({ notBefore }) => notBefore <= this.steps)
    if (ready.length === 0) return first
    const own = ready.filter(({ process }) => process === this.#current)
    return this.#pick(own.length > 0 && this.#random() < this.keeps ? own : ready)
  }

  #pick(waiting: readonly Waiting[]): Waiting | undefined {
    return waiting[Math.floor(this.#random() * waiting.length)]
  }

  /** Resolves when nobody can go on without a turn. */
  async #untilQuiet(): Promise<void> {
    const since = performance.now()
    for (let rounds = 1; ; rounds += 1) {
      await new Promise((resolve) => immediately(resolve))
      if (this.#outside === 0 && !this.#isBusy()) return
      const waited = performance.now() - since
      if (this.#outside === 0 && rounds > LEANS_ROUNDS && waited > LEANS_MS && this.#isAnyAwake() && !isReading()) {
        for (const each of this.#listBusy()) this.#leaning.add(each)
        return
      }
      if (waited > STUCK_MS) throw new Error(`${this.#current?.name ?? 'nobody'} does not go on`)
    }
  }

  #isAnyAwake(): boolean {
    return this.#waiting.some(({ isAsleep }) => !isAsleep)
  }

  #isBusy(): boolean {
    return this.#listBusy().length > 0
  }

  /** Lists those that neither wait nor have ended. Of those that are dead, only the one that had the turn is waited for. */
  #listBusy(): Process[] {
    const waiting = new Set(this.#waiting.map(({ process }) => process))
    return [...this.#running].filter(
      (process) =>
        (process === this.#current || !process.isDead) && !waiting.has(process) && !this.#leaning.has(process),
    )
  }
}

function endIfDead({ isDead }: Process): void {
  if (isDead) throw new ProcessEnded()
}

/** True while Node reads a file by itself, such as a module. */
function isReading(): boolean {
  return process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))
}
