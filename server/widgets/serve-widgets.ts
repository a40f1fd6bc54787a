import { type RequestHandler, Router } from 'express'
import type { RequestListener } from 'node:http'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { BaseUrls } from '../http/base-url.ts'
import { makeDocument, sendDocument } from '../http/document.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { hasFewParameters } from '../http/malformed-requests.ts'
import { createDocumentCache } from '../publication/document-cache.ts'
import { describeApps } from './widget-app.ts'
import { createWidgetAddresses, describeWidgets, listWidgets } from './widget-list.ts'

/** Creates the routes of the two files by which OpenBB Workspace knows what it can show. */
export function createWidgetRoutes(endpoints: readonly Endpoint[], findBase: () => BaseUrls, iconPath: string): Router {
  const keep = createDocumentCache()
  const router = Router({ caseSensitive: true, strict: true })
  const widgets = listWidgets(endpoints)
  const add = (path: string, describe: () => object) => {
    const handler: RequestHandler = async (_req, res) => {
      const print = () => makeDocument(JSON.stringify(describe()), 'json')
      const { document, compress } = await keep(path, () => Promise.resolve(print()))
      res.set('Cache-Control', 'public, no-cache')
      await sendDocument(res, document, compress)
    }
    router.route(path).get(handler).all(refuseOtherMethods)
  }
  add('/openbb/widgets.json', () => describeWidgets(widgets))
  add('/openbb/apps.json', () => describeApps(widgets, `${findBase().whole}${iconPath}`))
  return router
}

/**
 * Hands a request to a widget on as a request to the API, before anything reads its address. If it has too many
 * parameters, it stays as it is and is refused like any other such request: rewriting thousands costs the time of many
 * answers.
 */
export function withWidgets(endpoints: readonly Endpoint[], next: RequestListener): RequestListener {
  const findAddress = createWidgetAddresses(listWidgets(endpoints))
  return (req, res) => {
    const { url = '' } = req
    if (url.startsWith('/openbb/') && hasFewParameters(url)) req.url = findAddress(url) ?? url
    next(req, res)
  }
}
