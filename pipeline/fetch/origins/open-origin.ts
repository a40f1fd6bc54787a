import type { Effects } from '../../effects.ts'
import type { BuildSettings } from '../../settings.ts'
import { openFolderOrigin, openOfflineOrigin } from './folder-origin.ts'
import type { FileOrigin } from './origin.ts'

/** The settings, and the options that the command line adds for one run. */
export interface FetchSettings extends BuildSettings {
  /** True uses the files in data/raw and sends no request. */
  readonly offline?: boolean
  /** True requests every file, including those that are not due by their cadence. */
  readonly all?: boolean
  /** True if files of a mirror folder that no source takes make the exit code 1. */
  readonly strict?: boolean
}

/** True if files come over HTTP, from the portals or from a server that mirrors them. */
export function isRemote({ mirror, offline = false }: FetchSettings): boolean {
  return !offline && (mirror === null || isAddress(mirror))
}

/** The folder that files come from; null if they come over HTTP, or from data/raw only. */
export function mirrorFolder({ mirror, offline = false }: FetchSettings): string | null {
  return offline || mirror === null || isAddress(mirror) ? null : mirror
}

/** The address of the server that mirrors the portals, without a slash at its end; null if files come from elsewhere. */
export function mirrorAddress({ mirror, offline = false }: FetchSettings): string | null {
  return offline || mirror === null || !isAddress(mirror) ? null : mirror.replace(/\/+$/, '')
}

export async function openOrigin(settings: FetchSettings, effects: Effects): Promise<FileOrigin> {
  const { mirror, offline = false } = settings
  if (offline) return openOfflineOrigin()
  const folder = mirrorFolder(settings)
  if (folder !== null) return openFolderOrigin(folder)
  // This import is dynamic: the HTTP client takes a tenth of the time of a build without news.
  const { HttpOrigin } = await import('./http-origin.ts')
  return new HttpOrigin(mirror, effects)
}

function isAddress(mirror: string): boolean {
  return /^https?:\/\//i.test(mirror)
}
