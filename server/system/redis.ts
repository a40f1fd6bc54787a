import type { Logger } from 'pino'
import { createClient } from 'redis'
import { repeat } from './repeat.ts'

/** How long an answer may take before Redis counts as gone, and how often it is asked how it is. */
const ANSWER_WITHIN_MS = 1000
const ASK_EVERY_MS = 500

/** What every name of ours in Redis begins with. */
export const REDIS_PREFIX = 'brazilian-market-data:'

type RedisReply = string | number | null | readonly RedisReply[]

export interface Redis {
  /** Sends one command; throws RedisAway at once while Redis is gone, and after a second where it does not answer. */
  send(...command: readonly string[]): Promise<RedisReply>
  /** Whether it answered when last asked. */
  isHere(): boolean
  close(): void
}

/** Redis does not answer, or cannot do what it is there for. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway'
}

type RedisConnection = ReturnType<typeof createRedisConnection>

/**
 * Connects, and connects again whenever Redis is gone; says in the log when it goes and when it is back, once each.
 * A connection that breaks, an answer that does not come and a write that is refused all count as gone.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
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
    const asked = client
    if (asked === null) throw new RedisAway('Redis is gone')
    try {
      return await inTime(asked.sendCommand<RedisReply>(command))
    } catch (error) {
      lose(asked, error)
      throw new RedisAway('Redis is gone', { cause: error })
    }
  }
  const look = async () => {
    // A Redis that is full, loading or a replica answers a ping and can count nothing.
    const probe = ['SET', `${REDIS_PREFIX}probe`, '1', 'PX', '1000'] as const
    if (client !== null) {
      await send(...probe).catch(expectAway)
      return
    }
    const next = createRedisConnection(url)
    next.on('error', (error) => {
      lose(next, error)
    })
    try {
      await inTime(next.connect())
      await inTime(next.sendCommand(probe))
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

/** Says each change, not each request that finds it so. */
function logChanges(log: Logger) {
  let isHere: boolean | null = null
  return {
    here: () => {
      if (isHere !== true) log.info('Redis is here')
      isHere = true
    },
    gone: (error: unknown) => {
      if (isHere !== false)
        log.warn({ err: error }, 'Redis is gone: this server goes on with the keys and counts it knows')
      isHere = false
    },
  }
}

function createRedisConnection(url: string) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    // The client would wait in line for a connection that hangs; here it is let go and made anew.
    socket: { reconnectStrategy: false, connectTimeout: ANSWER_WITHIN_MS },
  })
}

function expectAway(error: unknown): void {
  if (!(error instanceof RedisAway)) throw error
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Where this process was too busy to look, the answer may lie in the socket: it is read before this runs.
      setImmediate(() => {
        reject(new Error(`no answer within ${String(ANSWER_WITHIN_MS)} ms`))
      })
    }, ANSWER_WITHIN_MS)
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer)
    })
  })
}
