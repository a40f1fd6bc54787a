import type { RequestHandler } from 'express'
import { readFileSync } from 'node:fs'
import { makeDocument, compressForAllReaders, sendDocument } from '../http/document.ts'

const DOCUMENT = new URL('../../schemas/openapi/openapi.gen.json', import.meta.url)

/** Hands out the OpenAPI document as it is committed; it changes only with the code. */
export function openApi(): RequestHandler {
  const document = makeDocument(readFileSync(DOCUMENT), 'json')
  const pack = compressForAllReaders(document)
  return async (_req, res) => {
    res.set({ 'Cache-Control': 'public, no-cache' })
    await sendDocument(res, document, pack)
  }
}
