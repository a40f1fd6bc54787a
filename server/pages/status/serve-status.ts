import type { RequestHandler } from 'express'
import { parseInput } from '../../../schemas/api/input.ts'
import type { Language } from '../../../schemas/core/language.ts'
import { type Status, statusInput } from '../../../schemas/service/status/status.ts'
import type { BaseUrls } from '../../http/base-url.ts'
import { compressForOneReader, makeDocument, sendDocument } from '../../http/document.ts'
import { sendFeed } from '../kit/feed.tsx'
import { renderPage } from '../kit/layout.tsx'
import { sendPage } from '../kit/send-page.ts'
import { makeStatusFeed } from './status-feed.ts'
import { STATUS_DESCRIPTION, statusBody, TITLE } from './status-page.tsx'

/**
 * Answers `GET /status`, which needs no key: a page in a language for a browser, JSON for a program and for a client
 * that does not say.
 */
export function serveStatus(readNow: () => Promise<Status>, language: Language, hasExplorer: boolean): RequestHandler {
  return async (req, res) => {
    const { format } = parseInput(statusInput, req.query)
    const chosenFormat = format ?? (req.accepts(['json', 'html']) === 'html' ? 'html' : 'json')
    const data = await readNow()
    res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept' })
    if (chosenFormat === 'html') {
      const body = statusBody(data, language)
      await sendPage(
        res,
        renderPage({
          language,
          title: TITLE[language],
          description: STATUS_DESCRIPTION[language],
          body,
          path: '/status',
          hasExplorer,
        }),
      )
      return
    }
    const document = makeDocument(JSON.stringify({ success: true, data }), 'json')
    await sendDocument(res, document, compressForOneReader(document))
  }
}

/** Answers the feed of the status. */
export function serveStatusFeed(readNow: () => Promise<Status>, findBase: () => BaseUrls): RequestHandler {
  return async (_req, res) => {
    await sendFeed(res, makeStatusFeed(await readNow(), findBase().whole))
  }
}
