import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** How slowly a client may take its answers. */
export interface Pace {
  /** How long bytes may wait for it in all before that counts. */
  readonly graceMs: number
  readonly bytesPerSecond: number
}

/** The connections with an answer under way; one whose client takes it too slowly is closed. */
export interface Busy {
  readonly begin: (socket: Socket) => void
  readonly end: (socket: Socket) => void
  readonly has: (socket: Duplex) => boolean
  /** Runs `then` when no answer is under way there any more; at once if none is. */
  readonly afterwards: (socket: Duplex, then: () => void) => void
  /** Looks no more. */
  readonly stop: () => void
}

interface Taking {
  readonly socket: Socket
  /** Answers to pipelined requests are under way together. */
  answers: number
  /** Bytes that earlier answers had on this connection. */
  readonly before: number
  /** How long there were bytes that the client did not take. */
  waitedMs: number
  readonly after: (() => void)[]
}

/** The longest time between two looks. */
const LOOK_EVERY_MS = 5_000

/**
 * A client that takes a little again and again is never idle, so no timeout ends it. It has a time that grows with its
 * answer instead: a file of any size can be had over any line that is fast enough, and nothing is held for ever.
 */
export function busyAt({ graceMs, bytesPerSecond }: Pace): Busy {
  const takings = new Map<Duplex, Taking>()
  const everyMs = Math.min(LOOK_EVERY_MS, graceMs / 4)
  let looked = performance.now()
  const look = () => {
    const now = performance.now()
    // A process that stood still has not waited for its clients.
    const passed = Math.min(now - looked, 2 * everyMs)
    looked = now
    for (const taking of takings.values()) {
      if (taking.socket.writableLength === 0) continue
      taking.waitedMs += passed
      const sent = taking.socket.bytesWritten - taking.before
      if (taking.waitedMs > graceMs + (sent / bytesPerSecond) * 1000) taking.socket.destroy()
    }
  }
  const timer = setInterval(look, everyMs).unref()
  return {
    begin: (socket) => {
      const taking = takings.get(socket)
      if (taking !== undefined) taking.answers += 1
      else takings.set(socket, { socket, answers: 1, before: socket.bytesWritten, waitedMs: 0, after: [] })
    },
    end: (socket) => {
      const taking = takings.get(socket)
      if (taking === undefined) return
      taking.answers -= 1
      if (taking.answers > 0) return
      takings.delete(socket)
      for (const then of taking.after) then()
    },
    has: (socket) => takings.has(socket),
    afterwards: (socket, then) => {
      const taking = takings.get(socket)
      if (taking === undefined) then()
      else taking.after.push(then)
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
