import { RequestFailed, FileNotFetched } from './fetch-errors.ts'
import { type FetchPolicy, waitAfter } from '../../fetch-policy.ts'
import type { Timer } from '../../timer.ts'

interface HostOptions {
  readonly policy: FetchPolicy
  readonly random: () => number
  readonly timer: Timer
  readonly stop: AbortSignal
  readonly report: (why: string) => void
}

/** One server: the time of its next request, and whether it is still worth asking in this run. */
export class Host {
  readonly #name: string
  readonly #policy: FetchPolicy
  readonly #random: () => number
  readonly #timer: Timer
  readonly #stop: AbortSignal
  readonly #report: (why: string) => void
  #freeAt = 0
  #silent = 0
  #failed = 0
  #downBecause: string | null = null

  constructor(name: string, { policy, random, timer, stop, report }: HostOptions) {
    this.#name = name
    this.#policy = policy
    this.#random = random
    this.#timer = timer
    this.#stop = stop
    this.#report = report
  }

  /** Waits until the next request may be sent. */
  async turn(): Promise<void> {
    for (;;) {
      this.#stop.throwIfAborted()
      if (this.#downBecause !== null) {
        throw new FileNotFetched(`not requested: ${this.#name} ${this.#downBecause}`, {
          hint: 'The next run asks again.',
          wasRequested: false,
        })
      }
      const wait = this.#freeAt - this.#timer.now()
      if (wait <= 0) break
      await this.#timer.wait(wait, this.#stop)
    }
    this.#freeAt = this.#timer.now() + this.#policy.gapMs
  }

  /** Retries work until it succeeds, a retry makes no sense, or too many attempts in a row bring no progress. */
  async persist<T>(work: () => Promise<T>, broughtFurther: () => boolean = () => false): Promise<T> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error
        if (broughtFurther()) failures = 1
        this.#heed(error)
        if (error.kind === 'lasting' || this.#downBecause !== null) throw error
        if (failures >= this.#policy.attempts) throw afterAttempts(error, failures)
        await this.#timer.wait(waitAfter(failures, this.#random(), this.#policy), this.#stop)
      }
    }
  }

  /** Counts a file that the host delivered, or declared absent. */
  answered(): void {
    this.#silent = 0
    this.#failed = 0
  }

  /** Counts a file that this run gives up. */
  gaveUp({ kind }: RequestFailed): void {
    if (kind === 'lasting') {
      // The host answered, though not with the file.
      this.answered()
      return
    }
    this.#failed += 1
    this.#silent = kind === 'silent' ? this.#silent + 1 : 0
    if (this.#silent >= this.#policy.silentFilesOfHostDown) {
      this.#down(`did not answer for ${String(this.#silent)} files in a row`)
    } else if (this.#failed >= this.#policy.failedFilesOfHostDown) {
      this.#down(`failed for ${String(this.#failed)} files in a row`)
    }
  }

  /** A pause that the server asks for applies to all its files. */
  #heed({ retryAfterMs }: RequestFailed): void {
    if (retryAfterMs === null) return
    if (retryAfterMs > this.#policy.longestRetryAfterMs) {
      this.#down(`asks for a pause of ${String(Math.ceil(retryAfterMs / 1000))} seconds`)
    } else {
      this.#freeAt = Math.max(this.#freeAt, this.#timer.now() + retryAfterMs)
    }
  }

  #down(why: string): void {
    if (this.#downBecause !== null) return
    this.#downBecause = why
    this.#report(why)
  }
}

function afterAttempts({ kind, message, hint, cause }: RequestFailed, attempts: number): RequestFailed {
  return new RequestFailed(kind, `${message}, ${String(attempts)} times`, { hint, cause })
}
