import type { Response } from 'express'
import type { Html } from './html.ts'
import { makeDocument, compressForOneReader, sendDocument } from '../../http/document.ts'

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

/** Sends a page with its own content security policy. */
export async function sendPage(res: Response, { text }: Html, more: MoreAllowed = {}): Promise<void> {
  const policy = Object.entries({ ...PLAIN, ...more }).map(([directive, sources]) => `${directive} ${sources}`)
  res.set({ 'Content-Security-Policy': policy.join('; '), 'Cache-Control': 'no-cache' })
  // The same address is a page for a browser and an error or JSON for a program.
  res.vary('Accept')
  const document = makeDocument(text, 'html')
  await sendDocument(res, document, compressForOneReader(document))
}
