import { type Request, type RequestHandler, type Response, Router } from 'express'
import { quoted } from '../../schemas/core/quoted.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { type Html, html } from './page/html.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { serveAssets } from './page/assets.ts'
import { changelogPage } from './changelog-page.ts'
import { datasetPage } from './dataset-page.ts'
import { page } from './page/layout.ts'
import { type Reading, readings, type ReadParts } from './page-context.ts'
import { REFERENCE_ALLOWS, referencePage } from './reference-page.ts'
import { sendPage } from './page/send-page.ts'
import { startPage } from './start-page.ts'

/** The documentation in the browser, open without a key: `/` leads to it, and it asks nothing of any other server. */
export function docs(parts: ReadParts): Router {
  const read = readings(parts)
  const written =
    (write: (reading: Reading) => Promise<Html>): RequestHandler =>
    async (req, res) => {
      await sendPage(res, await read(req, write))
    }
  const router = Router()
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)

  add('/', (_req, res) => {
    res.redirect('/docs')
  })
  add('/docs', written(startPage))
  add('/docs/changelog', written(changelogPage))
  add('/docs/api', async (_req, res) => {
    await sendPage(res, referencePage(), REFERENCE_ALLOWS)
  })
  for (const dataset of datasets) {
    add(
      `/docs/${dataset.id}`,
      written((reading) => datasetPage(dataset, reading)),
    )
  }
  router.use(serveAssets())
  router.get('/docs/{*rest}', noPage)
  return router
}

/** A browser is answered a page that leads on; what asks for anything else gets the error that every program gets. */
const noPage: RequestHandler = async (req: Request, res: Response, next) => {
  if (req.accepts(['json', 'html']) !== 'html') {
    next()
    return
  }
  const links = datasets.map(({ id, title }) => html`<li><a href="/docs/${id}">${title}</a></li>`)
  const body = html`<h1>There is no such page</h1>
<p>Nothing stands at <code>${quoted(req.path)}</code>. The <a href="/docs">start page</a> has everything; these are the datasets:</p>
<ul>${links}</ul>` // prettier-ignore
  res.status(404)
  await sendPage(res, page({ title: 'No such page', body, path: req.path }))
}
