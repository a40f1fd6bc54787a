import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Key } from './keys/key.ts'

/** One line a request, when its answer is out or its client is gone. No header is logged, so no key is. */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now()
    res.once('close', () => {
      log.info({
        id: res.getHeader('X-Request-Id'),
        method: req.method,
        path: req.path,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        snapshot: res.getHeader('X-Snapshot-Id'),
        key: keyId(res),
        ...(!res.writableFinished && { aborted: true }),
      })
    })
    next()
  }
}

function keyId(res: Response): string | undefined {
  return (res.locals as { key?: Key }).key?.id
}
