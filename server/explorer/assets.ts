import { Router } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { compressForAllReaders, sendDocument } from '../http/document.ts'
import { refuseOtherMethods } from '../http/error-response.ts'

const NAMES = ['explorer.css', 'explorer.js', 'explorer-icon.svg'] as const
type ExplorerAsset = (typeof NAMES)[number]

const files = new Map(NAMES.map((name) => [name, readNamed(name)]))

function readNamed(name: ExplorerAsset) {
  const bytes = readFileSync(new URL(`assets/${name}`, import.meta.url))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { path: `/explorer/${name.replace(/\.(\w+)$/, `.${hash}.$1`)}`, hash, bytes, type: extname(name) }
}

/** Gives the address of a file that the pages load. Its name holds a hash, so the content at an address never changes. */
export function explorerAsset(name: ExplorerAsset): string {
  return files.get(name)?.path ?? ''
}

/** Names all these files by their content: a page depends on their addresses. */
export const assetsVersion = [...files.values()].map(({ hash }) => hash).join('')

export function serveExplorerAssets(): Router {
  const router = Router()
  for (const file of files.values()) {
    const compress = compressForAllReaders(file)
    router
      .route(file.path)
      .get(async (_req, res) => {
        res.set({ 'Cache-Control': 'public, max-age=31536000, immutable' })
        await sendDocument(res, file, compress)
      })
      .all(refuseOtherMethods)
  }
  return router
}
