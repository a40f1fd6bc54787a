import type { RequestHandler } from 'express'
import { readFile } from 'node:fs/promises'
import { type Language, LANGUAGE_TAGS } from '../../schemas/core/language.ts'
import type { JsonObject } from '../../schemas/service/openapi/json.ts'
import { translateDocument } from '../../schemas/service/openapi/translate-document.ts'
import type { BaseUrls } from './base-url.ts'
import { compressForAllReaders, makeDocument, sendDocument } from './document.ts'

const OPENAPI = new URL('../../schemas/service/openapi/openapi.gen.json', import.meta.url)

/**
 * Serves the OpenAPI document in a language. It is made of the committed one when it is first asked for: it changes only
 * with the code and with the address of the service.
 */
export function serveOpenApi(language: Language, findBase: () => BaseUrls): RequestHandler {
  let made: ReturnType<typeof makeOpenApi> | null = null
  return async (_req, res) => {
    const { document, compress } = await (made ??= makeOpenApi(language, findBase().links))
    res.set('Cache-Control', 'public, no-cache')
    if (language !== 'en') res.set('Content-Language', LANGUAGE_TAGS[language])
    await sendDocument(res, document, compress)
  }
}

async function makeOpenApi(language: Language, base: string) {
  const committed = await readFile(OPENAPI, 'utf8')
  const isCommitted = language === 'en' && base === ''
  const document = makeDocument(isCommitted ? committed : write(committed, language, base), 'json')
  return { document, compress: compressForAllReaders(document) }
}

function write(committed: string, language: Language, base: string): string {
  const translated = translateDocument(language, JSON.parse(committed)) as JsonObject
  return JSON.stringify(base === '' ? translated : addServer(translated, base), null, 2)
}

/** Names the server by its address in place of `/`, which means whichever server handed out the document. */
function addServer(document: JsonObject, base: string): JsonObject {
  const [server] = document['servers'] as readonly JsonObject[]
  return { ...document, servers: [{ ...server, url: base }] }
}
