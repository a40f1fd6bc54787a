import { type Request, type RequestHandler, type Response, Router } from 'express'
import { quoted } from '../../schemas/core/quoted.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { type Html, html } from './page/html.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { serveAssets } from './page/assets.ts'
import { renderChangelogPage } from './changelog-page.ts'
import { renderDatasetPage } from './dataset-page.ts'
import { renderPage } from './page/layout.ts'
import { type PageContext, createPageContexts, type PageContextParts } from './page-context.ts'
import { REFERENCE_ALLOWS, renderReferencePage } from './reference-page.ts'
import { sendPage } from './page/send-page.ts'
import { renderStartPage } from './start-page.ts'

/** The documentation in the browser, open without a key: `/` leads to it, and it asks nothing of any other server. */
export function createDocs(parts: PageContextParts): Router {
  const read = createPageContexts(parts)
  const written =
    (write: (reading: PageContext) => Promise<Html>): RequestHandler =>
    async (req, res) => {
      await sendPage(res, await read(req, write))
    }
  const router = Router()
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)

  add('/', (_req, res) => {
    res.redirect('/docs')
  })
  add('/docs', written(renderStartPage))
  add('/docs/changelog', written(renderChangelogPage))
  add('/docs/api', async (_req, res) => {
    await sendPage(res, renderReferencePage(), REFERENCE_ALLOWS)
  })
  for (const dataset of datasets) {
    add(
      `/docs/${dataset.id}`,
      written((reading) => renderDatasetPage(dataset, reading)),
    )
  }
  router.use(serveAssets())
  router.get('/docs/{*rest}', refuseUnknownPage)
  return router
}

/** A browser is answered a page that leads on; what asks for anything else gets the error that every program gets. */
const refuseUnknownPage: RequestHandler = async (req: Request, res: Response, next) => {
  if (req.accepts(['json', 'html']) !== 'html') {
    next()
    return
  }
  const links = datasets.map(({ id, title }) => html`<li><a href="/docs/${id}">${title}</a></li>`)
  const body = html`<h1>There is no such page</h1>
<p>Nothing stands at <code>${quoted(req.path)}</code>. The <a href="/docs">start page</a> has everything; these are the datasets:</p>
<ul>${links}</ul>` // prettier-ignore
  res.status(404)
  await sendPage(res, renderPage({ title: 'No such page', body, path: req.path }))
}
