import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export interface SlowClientLimits {
  /** How long bytes may wait for the client in all before its speed counts. */
  readonly graceMs: number
  readonly bytesPerSecond: number
}

/** Closes a connection when its client takes the answer too slowly. */
export interface BusyConnections {
  readonly begin: (socket: Socket) => void
  readonly end: (socket: Socket) => void
  readonly has: (socket: Duplex) => boolean
  /** Runs `then` when the connection has no answer under way any more; at once if it has none now. */
  readonly whenDone: (socket: Duplex, then: () => void) => void
  /** Stops the checks. */
  readonly stop: () => void
}

interface BusyConnection {
  readonly socket: Socket
  /** Answers under way: those to pipelined requests run together. */
  answers: number
  /** Bytes that earlier answers sent over this connection. */
  readonly before: number
  /** How long bytes waited that the client did not take. */
  waitedMs: number
  readonly after: (() => void)[]
}

/** Longest time between two checks. */
const CHECK_EVERY_MS = 5_000

/**
 * Tracks busy connections and closes those of slow clients. A client that takes a few bytes again and again is never
 * idle, so an idle timeout does not end it. Instead its time grows with the bytes sent: a client can download a file of
 * any size if its line is fast enough, and no connection stays open for ever.
 */
export function trackBusyConnections({ graceMs, bytesPerSecond }: SlowClientLimits): BusyConnections {
  const connections = new Map<Duplex, BusyConnection>()
  const everyMs = Math.min(CHECK_EVERY_MS, graceMs / 4)
  let checkedAt = performance.now()
  const check = () => {
    const now = performance.now()
    // A process that was suspended did not wait for its clients.
    const passed = Math.min(now - checkedAt, 2 * everyMs)
    checkedAt = now
    for (const connection of connections.values()) {
      if (connection.socket.writableLength === 0) continue
      connection.waitedMs += passed
      const sent = connection.socket.bytesWritten - connection.before
      if (connection.waitedMs > graceMs + (sent / bytesPerSecond) * 1000) connection.socket.destroy()
    }
  }
  const timer = setInterval(check, everyMs).unref()
  return {
    begin: (socket) => {
      const connection = connections.get(socket)
      if (connection !== undefined) connection.answers += 1
      else connections.set(socket, { socket, answers: 1, before: socket.bytesWritten, waitedMs: 0, after: [] })
    },
    end: (socket) => {
      const connection = connections.get(socket)
      if (connection === undefined) return
      connection.answers -= 1
      if (connection.answers > 0) return
      connections.delete(socket)
      for (const then of connection.after) then()
    },
    has: (socket) => connections.has(socket),
    whenDone: (socket, then) => {
      const connection = connections.get(socket)
      if (connection === undefined) then()
      else connection.after.push(then)
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
