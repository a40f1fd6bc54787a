import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Started, startInGroup } from '../../disk-faults/preload.ts'
import { ask } from '../../server/helpers/http.ts'
import type { SoakRecord } from './record.ts'

/** As `market-data-server serve` starts it. */
const AS_SERVED = {
  NODE_OPTIONS: '--max-old-space-size=1024 --max-semi-space-size=8',
  UV_THREADPOOL_SIZE: '16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  DUCKDB_JE_MALLOC_CONF: 'narenas:1',
}
/** Requests that were under way when it was killed may still end. */
const AFTER_READY_MS = 2_000

/** Keeps a server at one address: it is killed now and then, and starts again at once. */
export class ServerKeeper {
  readonly name: string
  readonly port: number
  readonly #record: SoakRecord
  readonly #variables: Readonly<Record<string, string>>
  #server: Started | null = null
  /** Until then nobody may wonder that a request has no answer. */
  #downUntil = Infinity
  /** How often it was killed. */
  downs = 0
  /** True while it is killed on purpose. */
  #isKilled = false

  constructor(name: string, port: number, variables: Readonly<Record<string, string>>, record: SoakRecord) {
    this.name = name
    this.port = port
    this.#variables = { ...AS_SERVED, ...variables, PORT: String(port) }
    this.#record = record
  }

  get isDown(): boolean {
    return performance.now() < this.#downUntil
  }

  get pid(): number {
    return this.#server?.pid ?? 0
  }

  async start(): Promise<void> {
    const server = startInGroup('server/main.ts', [], this.#variables, null)
    this.#server = server
    void server.ended.then(({ by, output }) => {
      if (!this.#isKilled) this.#record.isWrong(`${this.name} ended with ${String(by)}: ${output.slice(-2_000)}`)
    })
    for (;;) {
      const ready = await ask(this.port, '/readyz').catch(() => null)
      if (ready?.status === 200) break
      await sleep(100)
    }
    this.#downUntil = performance.now() + AFTER_READY_MS
  }

  async killAndStart(): Promise<void> {
    this.#record.happened(`${this.name} is killed`)
    await this.stop()
    await this.start()
    this.#record.happened(`${this.name} is ready again`)
  }

  async stop(): Promise<void> {
    this.#downUntil = Infinity
    this.downs += 1
    this.#isKilled = true
    this.#server?.kill()
    await this.#server?.ended
    this.#isKilled = false
  }

  /** Resident memory; null between two lives. */
  readMemory(): number | null {
    if (this.#server === null || this.isDown) return null
    try {
      const status = readFileSync(`/proc/${String(this.#server.pid)}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    } catch (error) {
      if (error instanceof Error && 'code' in error) return null
      throw error
    }
  }
}
