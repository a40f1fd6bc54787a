import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createClient } from 'redis'
import { eventually } from './http.ts'

export interface RedisServer {
  readonly url: string
  /** Sends one command over a connection of its own. */
  command(...command: readonly string[]): Promise<unknown>
  /** Everything that it holds, as text. */
  everything(): Promise<string>
  /** Stops it without ending its connections, or lets it continue. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it and drops everything that it held. */
  stop(): Promise<void>
}

/** Starts Debian's redis-server, which keeps nothing on disk, on the given port or a free one. */
export async function startRedis(at?: string): Promise<RedisServer> {
  const port = at === undefined ? await freePort() : Number(new URL(at).port)
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', settings, { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const url = `redis://127.0.0.1:${String(port)}`
  const command = async (...words: readonly string[]): Promise<unknown> => {
    const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false } })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await client.sendCommand(words)
    } finally {
      client.destroy()
    }
  }
  await eventually(() => command('PING').catch(() => null))
  return {
    url,
    command,
    everything: async () => {
      const names = (await command('KEYS', '*')) as string[]
      const dumps = names.map(async (name) => {
        const ask = { string: ['GET', name], hash: ['HGETALL', name], list: ['LRANGE', name, '0', '-1'] }[
          String(await command('TYPE', name))
        ]
        return `${name} ${String(await command(...(ask ?? ['DUMP', name])))}`
      })
      return (await Promise.all(dumps)).join('\n')
    },
    signal: (signal) => {
      child.kill(signal)
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => {
        resolve(port)
      })
    })
  })
}
