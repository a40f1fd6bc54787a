import type { RequestHandler } from 'express'
import { readFile } from 'node:fs/promises'
import { translateDocument } from '../../schemas/api/openapi/translate-document.ts'
import { compressForAllReaders, makeDocument, sendDocument } from './document.ts'

const OPENAPI = new URL('../../schemas/api/openapi/openapi.gen.json', import.meta.url)

/** Serves the OpenAPI document in Portuguese. It is made of the committed one when it is first asked for. */
export function serveOpenApiInPortuguese(): RequestHandler {
  let made: ReturnType<typeof makeTranslated> | null = null
  return async (_req, res) => {
    made ??= makeTranslated()
    const { document, compress } = await made
    res.set({ 'Cache-Control': 'public, no-cache', 'Content-Language': 'pt-BR' })
    await sendDocument(res, document, compress)
  }
}

async function makeTranslated() {
  const translated = translateDocument('pt', JSON.parse(await readFile(OPENAPI, 'utf8')))
  const document = makeDocument(JSON.stringify(translated, null, 2), 'json')
  return { document, compress: compressForAllReaders(document) }
}
