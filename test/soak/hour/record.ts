import type { AnswerHistory } from '../../server/helpers/answer-history.ts'

/** An event at a moment, such as a publication. */
interface Happening {
  readonly at: number
  readonly what: string
}

interface Interval {
  requests: number
  readonly milliseconds: number[]
  unavailable: number
}

/** Seconds that one point of a picture stands for. */
export const INTERVAL_SECONDS = 5

/** Keeps what a soak has seen: counts by status, times, memory, and everything that was wrong. */
export class SoakRecord {
  readonly began = performance.now()
  readonly history: AnswerHistory
  readonly wrong: string[] = []
  readonly happenings: Happening[] = []
  readonly statuses = new Map<number, number>()
  readonly memory = new Map<string, { at: number; mib: number; pid: number }[]>()
  readonly intervals = new Map<number, Interval>()
  /** Snapshots that a prune removes, or has removed: who asks for one by name is told so. */
  readonly pruned = new Set<string>()
  compared = 0
  askedOfPruned = 0
  dropped = 0

  constructor(history: AnswerHistory) {
    this.history = history
  }

  /** Seconds since the beginning. */
  now(): number {
    return (performance.now() - this.began) / 1000
  }

  happened(what: string): void {
    this.happenings.push({ at: this.now(), what })
    process.stdout.write(`${this.now().toFixed(0).padStart(6)} s  ${what}\n`)
  }

  isWrong(what: string): void {
    if (this.wrong.length < 200) this.wrong.push(`${this.now().toFixed(0)} s: ${what}`)
    process.stdout.write(`WRONG at ${this.now().toFixed(0)} s: ${what.slice(0, 500)}\n`)
  }

  answered(status: number, milliseconds: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const number = Math.floor(this.now() / INTERVAL_SECONDS)
    const interval = this.intervals.get(number) ?? { requests: 0, milliseconds: [], unavailable: 0 }
    interval.requests += 1
    interval.milliseconds.push(milliseconds)
    if (status === 503) interval.unavailable += 1
    this.intervals.set(number, interval)
  }

  holds(server: string, pid: number, mib: number): void {
    const points = this.memory.get(server) ?? []
    points.push({ at: this.now(), mib, pid })
    this.memory.set(server, points)
  }

  /** A request that a killed server did not answer. */
  drop(): void {
    this.dropped += 1
  }
}
