import type { Effects } from '../../effects.ts'
import type { BuildSettings } from '../../settings.ts'
import { openFolderOrigin, openOfflineOrigin } from './folder-origin.ts'
import type { Origin } from './origin.ts'

/** The settings, and what the command line adds to them for one run. */
export interface FetchSettings extends BuildSettings {
  /** True uses what data/raw keeps and asks nobody. */
  readonly offline?: boolean
  /** True asks for every file, also for those that their cadence would leave for another night. */
  readonly all?: boolean
}

/** True where files come over HTTP, from the portals or a server that mirrors them. */
export function isRemote({ mirror, offline = false }: FetchSettings): boolean {
  return !offline && (mirror === null || isAddress(mirror))
}

export async function openOrigin(settings: FetchSettings, effects: Effects): Promise<Origin> {
  const { mirror, offline = false } = settings
  if (offline) return openOfflineOrigin()
  if (mirror !== null && !isAddress(mirror)) return openFolderOrigin(mirror)
  // Loaded where it is used: a client of HTTP is a tenth of the time that a build takes where nothing changed.
  const { HttpOrigin } = await import('./http-origin.ts')
  return new HttpOrigin(mirror, effects)
}

function isAddress(mirror: string): boolean {
  return /^https?:\/\//i.test(mirror)
}
