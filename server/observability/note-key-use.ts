import type { RequestHandler, Response } from 'express'
import type { Socket } from 'node:net'
import type { Key } from '../keys/key.ts'
import { routeTemplate } from './route-template.ts'
import type { EndedRequest } from '../key-use/count-uses.ts'

/** Facts of each request that came with a key, told when it is over. */
export interface UseObserver {
  readonly note: (request: EndedRequest) => void
  /** Counts bytes that were sent to somebody: the owner of a key, or all who came without one. */
  readonly sent: (key: Key, bytes: number) => void
}

/** Bytes that each connection had sent when its last answer ended. */
const counted = new WeakMap<Socket, number>()

/** Other code notes these facts about a request. */
interface UseLocals {
  readonly key?: Key
  /** A key that was refused because of its address. */
  readonly refusedKey?: Key
  readonly visitor?: unknown
}

/** Notes what each key is used for. The bytes are those that left, as the connection counts them. */
export function noteUse({ note, sent }: UseObserver): RequestHandler {
  return (req, res, next) => {
    const { socket } = req
    res.once('close', () => {
      const { locals } = res as { readonly locals?: UseLocals }
      const bytes = socket.bytesWritten - (counted.get(socket) ?? 0)
      counted.set(socket, socket.bytesWritten)
      const key = locals?.key ?? locals?.refusedKey
      if (key === undefined) return
      sent(key, bytes)
      if (locals?.visitor !== undefined) return
      const status = res.headersSent ? res.statusCode : null
      note({ key: key.id, endpoint: routeTemplate(req, res as Response) ?? 'none', status, bytes })
    })
    next()
  }
}
