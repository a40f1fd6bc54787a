import type { Effects } from '../../effects.ts'
import { openFolderOrigin, openOfflineOrigin } from './folder-origin.ts'
import type { FileOrigin } from './origin.ts'

/** Files come from data/raw only, from a folder that mirrors the portals, or over HTTP. */
export type OriginChoice =
  | { readonly kind: 'offline' }
  | { readonly kind: 'folder'; readonly folder: string }
  /** `mirror` is the base address of a server that mirrors the portals; null for the portals themselves. */
  | { readonly kind: 'http'; readonly mirror: string | null }

/** Chooses the origin that the setting SOURCE_MIRROR and the option `--offline` name. */
export function chooseOrigin(mirror: string | null, offline: boolean): OriginChoice {
  if (offline) return { kind: 'offline' }
  return mirror === null || /^https?:\/\//i.test(mirror) ? { kind: 'http', mirror } : { kind: 'folder', folder: mirror }
}

/** Gives the folder that files come from; null if they come from elsewhere. */
export function mirrorFolder(origin: OriginChoice): string | null {
  return origin.kind === 'folder' ? origin.folder : null
}

export async function openOrigin(origin: OriginChoice, effects: Effects): Promise<FileOrigin> {
  if (origin.kind === 'offline') return openOfflineOrigin()
  if (origin.kind === 'folder') return openFolderOrigin(origin.folder)
  // This import is dynamic: the HTTP client takes a tenth of the time of a build without news.
  const { HttpOrigin } = await import('./http-origin.ts')
  return new HttpOrigin(origin.mirror, effects)
}
