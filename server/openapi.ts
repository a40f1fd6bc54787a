import type { RequestHandler } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { packedForAll, sendDocument } from './packed.ts'

const DOCUMENT = new URL('../schemas/openapi/openapi.gen.json', import.meta.url)

/** Hands out the OpenAPI document as it is committed; it changes only with the code. */
export function openApi(): RequestHandler {
  const bytes = readFileSync(DOCUMENT)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 32)
  const document = { bytes, hash, type: 'application/json; charset=utf-8' }
  const pack = packedForAll(document)
  return async (_req, res) => {
    res.set({ 'Cache-Control': 'public, no-cache' })
    await sendDocument(res, document, pack)
  }
}
