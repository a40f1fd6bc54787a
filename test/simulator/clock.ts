/** The months of the portal are over by then: no clock is set before it. */
const FIRST = Date.parse('2025-12-01T03:00:00Z')
export const DAY_MS = 86_400_000

/** Gives each machine a clock of its own, which may be wrong. */
export class Clock {
  #time = Date.parse('2025-12-15T03:00:00Z')
  #latest = 0
  readonly #offsets = new Map<string, number>()

  get time(): Date {
    return new Date(this.#time)
  }

  now(machine: string): Date {
    // Asking takes time too.
    this.#time += 7
    const now = this.#time + (this.#offsets.get(machine) ?? 0)
    this.#latest = Math.max(this.#latest, now)
    return new Date(now)
  }

  pass(ms: number): void {
    this.#time += ms
  }

  /** The clock of a machine is set wrong by so much, and goes on from there. */
  jump(machine: string, ms: number): void {
    this.#offsets.set(machine, Math.max(ms, FIRST - this.#time))
  }

  /** Sets all clocks right, at a time that none has shown yet. */
  setRight(): void {
    this.#time = Math.max(this.#time, this.#latest)
    this.#offsets.clear()
  }
}
