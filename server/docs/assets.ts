import { Router } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { onlyReads } from '../problem.ts'

/** What the pages load, all of it from here: our own files and those of the interactive reference. */
const OWN = ['site.css', 'icon.svg', 'reference.css', 'reference.js'] as const
const SWAGGER = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

export type AssetName = (typeof OWN)[number] | (typeof SWAGGER)[number]

interface Asset {
  readonly path: string
  readonly hash: string
  readonly bytes: Buffer
}

const folder = new URL('./assets/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

const assets = new Map<AssetName, Asset>([
  ...OWN.map((name) => [name, assetOf(name, readFileSync(new URL(name, folder)))] as const),
  ...SWAGGER.map((name) => [name, assetOf(name, readFileSync(resolve(`swagger-ui-dist/${name}`)))] as const),
])

/** The address of an asset; its name holds a hash, so what stands there never changes. */
export function assetPath(name: AssetName): string {
  const asset = assets.get(name)
  if (asset === undefined) throw new Error(`there is no asset ${name}`)
  return asset.path
}

/** The routes of the assets. */
export function serveAssets(): Router {
  const router = Router()
  for (const { path, hash, bytes } of assets.values()) {
    router
      .route(path)
      .get((_req, res) => {
        res.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${hash}"` })
        res.type(extname(path)).send(bytes)
      })
      .all(onlyReads)
  }
  return router
}

function assetOf(name: string, bytes: Buffer): Asset {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { path: `/docs/assets/${name.replace(/\.(\w+)$/, `.${hash}.$1`)}`, hash, bytes }
}
