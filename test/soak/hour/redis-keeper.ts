import { spawn, type ChildProcess } from 'node:child_process'
import { createClient } from 'redis'
import { temporaryFolder } from '../../helpers/folders.ts'
import { eventually } from '../../server/helpers/http.ts'

/** A Redis that keeps what it holds, so that keys are there again after it was killed. */
export class RedisKeeper {
  readonly url: string
  readonly #folder: string
  readonly #port: number
  #child: ChildProcess | null = null

  private constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
    this.url = `redis://127.0.0.1:${String(port)}`
  }

  static async start(port: number): Promise<RedisKeeper> {
    const keeper = new RedisKeeper(port, await temporaryFolder())
    await keeper.begin()
    return keeper
  }

  async begin(): Promise<void> {
    const kept = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--dir', this.#folder]
    this.#child = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(this.#port), ...kept], {
      stdio: 'ignore',
    })
    await eventually(() => this.#answers())
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === null) return
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    await ended
  }

  /** Lets it hang with its connections open, or go on. */
  hang(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }

  async #answers(): Promise<true | null> {
    const client = createClient({ url: this.url, RESP: 2, socket: { reconnectStrategy: false } })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.ping()
      return true
    } catch (error) {
      if (error instanceof Error) return null
      throw error
    } finally {
      client.destroy()
    }
  }
}
