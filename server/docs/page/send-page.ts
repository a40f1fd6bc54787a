import type { Response } from 'express'
import type { Html } from './html.ts'
import { makeDocument, compressForOneReader, sendDocument } from '../../http/document.ts'

/** A page may load its style sheet and its icon: no script, no frame, no form, nothing from another server. */
const PLAIN = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** Directives that allow a page more. */
export type MoreAllowed = Readonly<Record<string, string>>

/** Sends a page with its content security policy. */
export async function sendPage(res: Response, { text }: Html, more: MoreAllowed = {}): Promise<void> {
  const policy = Object.entries({ ...PLAIN, ...more }).map(([directive, sources]) => `${directive} ${sources}`)
  res.set({ 'Content-Security-Policy': policy.join('; '), 'Cache-Control': 'no-cache' })
  // At the same address a browser gets a page, and a program an error or JSON.
  res.vary('Accept')
  const document = makeDocument(text, 'html')
  await sendDocument(res, document, compressForOneReader(document))
}
