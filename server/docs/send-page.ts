import type { Response } from 'express'
import { createHash } from 'node:crypto'
import type { Html } from '../html.ts'

/** What a page may load: its style sheet and its icon. No script, no frame, no form, nothing from elsewhere. */
const PLAIN = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** What a page may load beyond the plain ones. */
export type MoreAllowed = Readonly<Record<string, string>>

/** Sends a page with its own content security policy; who has it already gets a 304. */
export function sendPage(res: Response, document: Html, more: MoreAllowed = {}): void {
  const policy = Object.entries({ ...PLAIN, ...more }).map(([directive, sources]) => `${directive} ${sources}`)
  const etag = createHash('sha256').update(document.text).digest('base64url').slice(0, 32)
  res.set({
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-cache',
    ETag: `"${etag}"`,
    Vary: 'Accept, Accept-Encoding',
  })
  // Express answers 304 where the client's own ETag is this one, and HEAD without the body.
  res.type('html').send(document.text)
}
