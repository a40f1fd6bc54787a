import type { Response } from 'express'
import type { Html } from './jsx-runtime.ts'
import { writeWholePage } from './write-whole-page.ts'
import { makeDocument, compressForOneReader, sendDocument } from '../../http/document.ts'

/**
 * A page may load our scripts, styles and pictures, and ask this server. Nothing that is written into it runs, and no
 * other server is asked.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Sends a page with its content security policy. */
export async function sendPage(res: Response, page: Html): Promise<void> {
  const policy = Object.entries(POLICY).map(([directive, sources]) => `${directive} ${sources}`)
  res.set({ 'Content-Security-Policy': policy.join('; '), 'Cache-Control': 'no-cache' })
  // At the same address a browser gets a page, and a program an error or JSON.
  res.vary('Accept')
  const document = makeDocument(writeWholePage(page), 'html')
  await sendDocument(res, document, compressForOneReader(document))
}
