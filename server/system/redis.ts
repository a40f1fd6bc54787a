import type { Logger } from 'pino'
import { createClient } from 'redis'
import { repeat } from './repeat.ts'

/** Pause between two probes. */
const ASK_EVERY_MS = 500

export const REDIS_PREFIX = 'brazilian-market-data:'

type RedisReply = string | number | null | readonly RedisReply[]

export interface Redis {
  /** Sends one command. Throws `RedisAway` at once while Redis is gone, and after `timeoutMs` without a reply. */
  send(...command: readonly string[]): Promise<RedisReply>
  /** True if Redis replied to the last probe or command. */
  isHere(): boolean
  close(): void
}

/** Redis does not reply, or it cannot do its work. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway'
}

type RedisConnection = ReturnType<typeof createRedisConnection>

/**
 * Connects to Redis, and connects again whenever it is gone; logs once when it goes and once when it is back. A broken
 * connection, a reply that does not come within `timeoutMs` and a refused write all count as gone.
 */
export async function connectRedis(url: string, log: Logger, timeoutMs = 1000): Promise<Redis> {
  let client: RedisConnection | null = null
  let closed = false
  const { gone, here } = logChanges(log)
  const lose = (lost: RedisConnection, error: unknown) => {
    if (lost === client) {
      client = null
      gone(error)
    }
    if (lost.isOpen) lost.destroy()
  }
  const send = async (...command: readonly string[]) => {
    const used = client
    if (used === null) throw new RedisAway('Redis is gone')
    try {
      return await replyInTime(used.sendCommand<RedisReply>(command), timeoutMs)
    } catch (error) {
      lose(used, error)
      throw new RedisAway('Redis is gone', { cause: error })
    }
  }
  const look = async () => {
    // A probe writes: a Redis that is full, loading or a replica replies to a ping but cannot count.
    const probe = ['SET', `${REDIS_PREFIX}probe`, '1', 'PX', '1000'] as const
    if (client !== null) {
      await send(...probe).catch(expectAway)
      return
    }
    const next = createRedisConnection(url, timeoutMs)
    next.on('error', (error) => {
      lose(next, error)
    })
    try {
      await replyInTime(next.connect(), timeoutMs)
      await replyInTime(next.sendCommand(probe), timeoutMs)
      if (closed) throw new RedisAway('closed meanwhile')
      client = next
      here()
    } catch (error) {
      if (next.isOpen) next.destroy()
      if (!closed) gone(error)
    }
  }
  await look()
  const stopLooking = repeat(look, ASK_EVERY_MS)
  return {
    send,
    isHere: () => client !== null,
    close: () => {
      closed = true
      stopLooking()
      if (client?.isOpen === true) client.destroy()
      client = null
    },
  }
}

/** Logs each change of the state, not each request that finds Redis gone. */
function logChanges(log: Logger) {
  let isHere: boolean | null = null
  return {
    here: () => {
      if (isHere !== true) log.info('Redis is connected')
      isHere = true
    },
    gone: (error: unknown) => {
      if (isHere !== false)
        log.warn({ err: error }, 'Redis is gone: this server continues with the keys and counts that it knows')
      isHere = false
    },
  }
}

function createRedisConnection(url: string, timeoutMs: number) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    // Redis's own client would wait for a connection that hangs. This code closes such a connection and makes a new
    // one.
    socket: { reconnectStrategy: false, connectTimeout: timeoutMs },
  })
}

function expectAway(error: unknown): void {
  if (!(error instanceof RedisAway)) throw error
}

function replyInTime<T>(reply: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // If this process was too busy to look, the reply may be in the socket already: Node reads it before this runs.
      setImmediate(() => {
        reject(new Error(`no reply within ${String(timeoutMs)} ms`))
      })
    }, timeoutMs)
    reply.then(resolve, reject).finally(() => {
      clearTimeout(timer)
    })
  })
}
