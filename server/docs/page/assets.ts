import { Router } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Document, compressForAllReaders, sendDocument } from '../../http/document.ts'
import { refuseOtherMethods } from '../../http/error-response.ts'

const require = createRequire(import.meta.url)
const own = (name: string) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url))

/** The files that the pages load, all of them from this server: our own and those of the interactive reference. */
const FILES = {
  'site.css': own('site.css'),
  'icon.svg': own('icon.svg'),
  'reference.css': own('reference.css'),
  'reference.js': own('reference.js'),
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
} as const

type AssetName = keyof typeof FILES

interface Asset extends Document {
  readonly path: string
}

const assets = new Map(Object.entries(FILES).map(([name, file]) => [name, readAsset(name, readFileSync(file))]))

/** Gives the address of an asset. Its name holds a hash, so the content at an address never changes. */
export function assetPath(name: AssetName): string {
  const asset = assets.get(name)
  if (asset === undefined) throw new Error(`there is no asset ${name}`)
  return asset.path
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

function readAsset(name: string, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { path: `/docs/assets/${name.replace(/\.(\w+)$/, `.${hash}.$1`)}`, hash, bytes, type: extname(name) }
}
