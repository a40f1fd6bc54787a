import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { fileEndpoints } from '../../../schemas/service/endpoints.ts'
import { parseInput } from '../../../schemas/api/input.ts'
import { type Language, LANGUAGES, type Text } from '../../../schemas/core/language.ts'
import { orderedDatasets } from '../../../schemas/service/dataset-order.ts'
import { CHANGES_FEED, datasetFeed } from '../../../schemas/service/openapi/open-routes.ts'
import { quoted } from '../../../schemas/api/client-text.ts'
import { compressForOneReader, makeDocument, sendDocument } from '../../http/document.ts'
import { refuseOtherMethods } from '../../http/error-response.ts'
import { serveOpenApi } from '../../http/openapi-document.ts'
import { createDocumentCache } from '../../publication/document-cache.ts'
import { makeChangelogFeed, makeDatasetFeed } from './changelog-feed.ts'
import { renderChangelogPage } from './changelog-page.tsx'
import { renderDatasetPage } from './dataset-page.tsx'
import { sendFeed } from '../kit/feed.tsx'
import { renderLookThroughGuide } from './guides/look-through.tsx'
import type { SigningKey } from '../../../lake/signature/manifest-signature.ts'
import { renderVerifyGuide } from './guides/verify.tsx'
import { createPageContexts, type PageContext, type PageContextParts, wordsOf } from './page-context.ts'
import { serveAssets } from '../kit/assets.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderPage } from '../kit/layout.tsx'
import { addressIn } from '../kit/navigation.tsx'
import { writePageMarkdown } from '../kit/page-markdown.ts'
import { sendPage } from '../kit/send-page.ts'
import { writeLlmsText } from './llms-text.ts'
import { renderFilePage } from './reference/file-page.tsx'
import { renderOperationPage } from './reference/operation-page.tsx'
import { renderReferencePage } from './reference/reference-page.tsx'
import { renderRulesPage } from './rules-page.tsx'
import { renderSearchPage, suggestPlaces } from './search/search-page.tsx'
import { renderStartPage } from './start-page.tsx'

interface DocsParts extends PageContextParts {
  /** Reads the public keys that sign manifests. */
  readonly readKeys: () => Promise<readonly SigningKey[]>
}

type Render = (context: PageContext) => Promise<Html>

/**
 * Creates the routes of the documentation, in each language. They need no key, and the pages ask nothing of another
 * server. Each is Markdown too, under its address with `.md`.
 */
export function createDocs(parts: DocsParts): Router {
  const withContext = createPageContexts(parts)
  const router = Router({ caseSensitive: true, strict: true })
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)
  const pages = listPages(parts)

  add('/openapi.json', serveOpenApi('en', parts.findBase))
  add('/llms.txt', (_req, res) => {
    res.set('Cache-Control', 'public, no-cache').type('text/plain')
    res.send(writeLlmsText(parts.endpoints, parts.findBase().links))
  })
  const keep = createDocumentCache()
  add('/llms-full.txt', async (_req, res) => {
    const { document, compress } = await withContext('en', (context) =>
      keep(context.snapshot?.id ?? '', async () => {
        const texts: string[] = []
        for (const [, render] of pages) texts.push(writePageMarkdown(await render(context), parts.findBase().links))
        return makeDocument(texts.join('\n---\n\n'), 'text/plain')
      }),
    )
    res.set('Cache-Control', 'public, no-cache')
    await sendDocument(res, document, compress)
  })
  for (const path of [CHANGES_FEED, '/docs/changelog.atom']) {
    add(path, async (_req, res) => {
      await sendFeed(res, await withContext('en', makeChangelogFeed))
    })
  }
  // A restricted dataset has a feed only where the operator may show it.
  for (const dataset of orderedDatasets.filter(({ id }) => parts.terms.mayShow([id]))) {
    add(datasetFeed(dataset.id), async (_req, res) => {
      await sendFeed(res, await withContext('en', (context) => makeDatasetFeed(dataset, context)))
    })
  }
  router.use(serveAssets())
  for (const language of LANGUAGES) {
    for (const [path, render] of pages) {
      add(addressIn(language, path), async (_req, res) => {
        await sendPage(res, await withContext(language, render))
      })
      add(`${addressIn(language, path)}.md`, async (_req, res) => {
        const page = await withContext(language, render)
        const document = makeDocument(writePageMarkdown(page, parts.findBase().links), 'md')
        res.set({ 'Cache-Control': 'no-cache' })
        await sendDocument(res, document, compressForOneReader(document))
      })
    }
    add(addressIn(language, '/docs/search'), search(language, parts.hasExplorer))
    router.get(addressIn(language, '/docs/{*rest}'), refuseUnknownPage(language, parts.hasExplorer))
  }
  return router
}

/** Leads from the root to the documentation, where nothing else is there. */
export const leadToDocs: RequestHandler = (_req, res) => {
  res.redirect('/docs')
}

/** Lists the pages by their path in English. */
function listPages({ endpoints, readKeys }: DocsParts): readonly (readonly [string, Render])[] {
  return [
    ['/docs', renderStartPage],
    ['/docs/rules', renderRulesPage],
    ['/docs/look-through', renderLookThroughGuide],
    ['/docs/verify', (context) => renderVerifyGuide(context, readKeys)],
    ['/docs/changelog', renderChangelogPage],
    ['/docs/api', renderReferencePage],
    ...orderedDatasets.map((dataset) => {
      const render: Render = (context) => renderDatasetPage(dataset, context)
      return [`/docs/${dataset.id}`, render] as const
    }),
    ...endpoints.map((endpoint) => {
      const render: Render = (context) => renderOperationPage(endpoint, context)
      return [`/docs/api/${endpoint.id}`, render] as const
    }),
    ...fileEndpoints.map((endpoint) => {
      const render: Render = (context) => renderFilePage(endpoint, context)
      return [`/docs/api/${endpoint.id}`, render] as const
    }),
  ]
}

const searchInput = z.strictObject({ q: z.string().max(100).default('') })

/** Answers a search with a page, or with a few places for the field that asks as one types. */
function search(language: Language, hasExplorer: boolean): RequestHandler {
  const words = wordsOf(language)
  return async (req, res) => {
    const question = parseInput(searchInput, req.query as Record<string, string>).q.trim()
    if (req.accepts(['html', 'json']) === 'json') {
      res.vary('Accept').set('Cache-Control', 'public, no-cache').json(suggestPlaces(question, words))
      return
    }
    await sendPage(res, renderSearchPage(question, words, hasExplorer))
  }
}

/** Characters of an unknown address that its page puts into the search field. */
const MOST_ASKED = 40

const NOT_FOUND: Text = { en: 'This page does not exist', pt: 'Esta página não existe' }

/** Shows a browser a page with the way back. Any other client gets the same error as every program. */
function refuseUnknownPage(language: Language, hasExplorer: boolean): RequestHandler {
  return async (req: Request, res: Response, next) => {
    if (req.accepts(['json', 'html']) !== 'html') {
      next()
      return
    }
    const { link, show, say } = wordsOf(language)
    const [at, start] = [<code>{quoted(req.path)}</code>, link('/docs')]
    const body = (
      <>
        <h1>{say(NOT_FOUND)}</h1>
        <p>
          {show({
            en: (
              <>
                There is nothing at {at}. The <a href={start}>start page</a> leads to everything, and the field above
                searches it.
              </>
            ),
            pt: (
              <>
                Não há nada em {at}. A <a href={start}>página inicial</a> leva a tudo, e o campo acima busca em tudo.
              </>
            ),
          })}
        </p>
      </>
    )
    res.status(404)
    // Searches for the words of the address: a page that exists may have them.
    const address = req.path.slice(addressIn(language, '/docs/').length)
    const question = address
      .slice(0, MOST_ASKED)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    await sendPage(
      res,
      renderPage({
        language,
        title: say(NOT_FOUND),
        description: null,
        body,
        path: '/docs',
        hasExplorer,
        question,
      }),
    )
  }
}
