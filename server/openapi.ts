import type { RequestHandler } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const DOCUMENT = new URL('../schemas/openapi/openapi.gen.json', import.meta.url)

/** Hands out the OpenAPI document as it is committed; it changes only with the code. */
export function openApi(): RequestHandler {
  const bytes = readFileSync(DOCUMENT)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`
  return (req, res) => {
    res.set({ ETag: etag, 'Cache-Control': 'public, no-cache' })
    // Express compares the ETag with what the client has.
    if (req.fresh) res.status(304).end()
    else res.type('application/json; charset=utf-8').send(bytes)
  }
}
