import { type RequestHandler, Router } from 'express'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import { API_CATALOGUE, API_CATALOGUE_TYPE, describeApis } from '../../schemas/service/publication/api-catalogue.ts'
import { describeRow, ROW_SCHEMA, SCHEMA_TYPE } from '../../schemas/service/row-schema.ts'
import type { BaseUrls } from '../http/base-url.ts'
import { makeDocument, sendDocument } from '../http/document.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { httpMessages } from '../http/http-messages.ts'
import { createDocumentCache } from './document-cache.ts'

/** Creates the routes that describe the API itself to programs: its catalogue, and the JSON Schema of each row. */
export function createDescriptionRoutes(endpoints: readonly Endpoint[], findBase: () => BaseUrls): Router {
  const keep = createDocumentCache()
  const router = Router({ caseSensitive: true, strict: true })
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)

  add(API_CATALOGUE, async (_req, res) => {
    const print = () => makeDocument(JSON.stringify(describeApis(findBase().whole), null, 1), API_CATALOGUE_TYPE)
    const { document, compress } = await keep('catalogue', () => Promise.resolve(print()))
    res.set({ 'Cache-Control': 'public, no-cache', Link: `<${API_CATALOGUE}>; rel="api-catalog"` })
    await sendDocument(res, document, compress)
  })
  add(ROW_SCHEMA.replace('{endpoint}', ':endpoint'), async (req, res) => {
    const id = String(req.params['endpoint'])
    const endpoint = endpoints.find((each) => each.id === id)
    if (endpoint === undefined)
      throw new ApiError('not_found', httpMessages.nothingThere({ path: quoted(req.path) }), {
        reason: 'route_not_found',
      })
    const print = () => makeDocument(JSON.stringify(describeRow(endpoint, findBase().links), null, 1), SCHEMA_TYPE)
    const { document, compress } = await keep(`schema ${id}`, () => Promise.resolve(print()))
    res.set('Cache-Control', 'public, no-cache')
    await sendDocument(res, document, compress)
  })
  return router
}
