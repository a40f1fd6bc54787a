import type { Response } from 'express'
import { compressForOneReader, type Document, makeDocument, sendDocument } from '../http/document.ts'
import type { MadeDocument } from './document-cache.ts'

export function printDescription(description: object, type = 'json'): Document {
  return makeDocument(JSON.stringify(description, null, 1), type)
}

export function makeForOneReader(text: string, type: string): MadeDocument {
  const document = makeDocument(text, type)
  return { document, compress: compressForOneReader(document) }
}

/** Sends what anybody may read and keep; each use of a copy asks whether it is the newest, unless it never changes. */
export async function sendPublished(
  res: Response,
  { document, compress }: MadeDocument,
  forHow = 'public, no-cache',
): Promise<void> {
  res.set('Cache-Control', forHow)
  await sendDocument(res, document, compress, { hasDigest: true })
}
