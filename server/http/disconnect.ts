import type { ServerResponse } from 'node:http'

/** Gives a signal that is aborted when the client disconnects or has its answer. */
export function watchDisconnect(res: ServerResponse): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => {
    gone.abort()
  })
  if (res.destroyed) gone.abort()
  return gone.signal
}
