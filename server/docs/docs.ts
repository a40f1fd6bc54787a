import { type Request, type RequestHandler, type Response, Router } from 'express'
import { readFileSync } from 'node:fs'
import { quoted } from '../../schemas/api/quoted.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { compressForAllReaders, makeDocument, sendDocument } from '../http/document.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { makeChangelogFeed } from './changelog-feed.ts'
import { renderChangelogPage } from './changelog-page.ts'
import { renderDatasetPage } from './dataset-page.ts'
import { sendFeed } from './feed.ts'
import { createPageContexts, type PageContext, type PageContextParts } from './page-context.ts'
import { serveAssets } from './page/assets.ts'
import { type Html, html } from './page/html.ts'
import { renderPage } from './page/layout.ts'
import { sendPage } from './page/send-page.ts'
import { REFERENCE_ALLOWS, renderReferencePage } from './reference-page.ts'
import { renderStartPage } from './start-page.ts'

const OPENAPI = new URL('../../schemas/api/openapi/openapi.gen.json', import.meta.url)

/** Creates the routes of the documentation. They need no key, `/` leads to them, and the pages ask nothing of another server. */
export function createDocs(parts: PageContextParts): Router {
  const withContext = createPageContexts(parts)
  const show =
    (render: (context: PageContext) => Promise<Html>): RequestHandler =>
    async (req, res) => {
      await sendPage(res, await withContext(req, render))
    }
  const router = Router()
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)

  add('/', (_req, res) => {
    res.redirect('/docs')
  })
  add('/openapi.json', serveOpenApi())
  add('/docs', show(renderStartPage))
  add('/docs/changelog', show(renderChangelogPage))
  add('/docs/changelog.atom', async (req, res) => {
    await sendFeed(res, await withContext(req, makeChangelogFeed))
  })
  add('/docs/api', async (_req, res) => {
    await sendPage(res, renderReferencePage(), REFERENCE_ALLOWS)
  })
  for (const dataset of datasets) {
    add(
      `/docs/${dataset.id}`,
      show((context) => renderDatasetPage(dataset, context)),
    )
  }
  router.use(serveAssets())
  router.get('/docs/{*rest}', refuseUnknownPage)
  return router
}

/** Serves the OpenAPI document as it is committed: it changes only with the code. */
function serveOpenApi(): RequestHandler {
  const document = makeDocument(readFileSync(OPENAPI), 'json')
  const compress = compressForAllReaders(document)
  return async (_req, res) => {
    res.set({ 'Cache-Control': 'public, no-cache' })
    await sendDocument(res, document, compress)
  }
}

/** Shows a browser a page with the way back. Any other client gets the same error as every program. */
const refuseUnknownPage: RequestHandler = async (req: Request, res: Response, next) => {
  if (req.accepts(['json', 'html']) !== 'html') {
    next()
    return
  }
  const links = datasets.map(({ id, title }) => html`<li><a href="/docs/${id}">${title}</a></li>`)
  const body = html`<h1>This page does not exist</h1>
<p>There is nothing at <code>${quoted(req.path)}</code>. The <a href="/docs">start page</a> leads to everything. These are the datasets:</p>
<ul>${links}</ul>` // prettier-ignore
  res.status(404)
  await sendPage(res, renderPage({ title: 'Page not found', body, path: req.path }))
}
