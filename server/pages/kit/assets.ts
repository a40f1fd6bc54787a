import { Router } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type Document, compressForAllReaders, sendDocument } from '../../http/document.ts'
import { refuseOtherMethods } from '../../http/error-response.ts'

/** Files that the pages of the documentation and of the explorer load. */
const NAMES = [
  'site.css',
  'icon.svg',
  'docs.js',
  'search-field.css',
  'search-field.js',
  'chart.js',
  'explorer.css',
  'explorer-icon.svg',
] as const
type AssetName = (typeof NAMES)[number]

interface Asset extends Document {
  readonly path: string
}

const assets = new Map<AssetName, Asset>(NAMES.map((name) => [name, readAsset(name)]))

/** Names all these files by their content: a page depends on their addresses. */
export const assetsVersion = [...assets.values()].map(({ hash }) => hash).join('')

/** Gives the address of an asset. Its name holds a hash, so the content at an address never changes. */
export function assetPath(name: AssetName): string {
  const asset = assets.get(name)
  if (asset === undefined) throw new Error(`there is no asset ${name}`)
  return asset.path
}

const paths: ReadonlySet<string> = new Set([...assets.values()].map(({ path }) => path))

/** True for the address of an asset, for which a browser asks once. */
export function isAsset(path: string): boolean {
  return paths.has(path)
}

/** Builds the routes of the assets. */
export function serveAssets(): Router {
  const router = Router()
  for (const asset of assets.values()) {
    const pack = compressForAllReaders(asset)
    router
      .route(asset.path)
      .get(async (_req, res) => {
        res.set({ 'Cache-Control': 'public, max-age=31536000, immutable' })
        await sendDocument(res, asset, pack)
      })
      .all(refuseOtherMethods)
  }
  return router
}

function readAsset(name: AssetName): Asset {
  const bytes = readFileSync(new URL(`./assets/${name}`, import.meta.url))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { path: `/docs/assets/${name.replace(/\.(\w+)$/, `.${hash}.$1`)}`, hash, bytes, type: extname(name) }
}
