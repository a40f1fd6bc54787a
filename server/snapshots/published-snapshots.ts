import type { Lake } from '../../lake/lake.ts'
import { lstat } from 'node:fs/promises'
import { basename } from 'node:path'
import { SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { nullIfMissing } from '../../lake/disk.ts'
import { readCurrentTarget } from '../../lake/snapshots/current-link.ts'

/** A snapshot that is the newest where it is published. */
export interface NewestPublished {
  readonly id: string
  /** Since when it is the newest there. */
  readonly since: Date
}

/**
 * Snapshots as they are published where this server gets them: in its own folder, or in the store of which it is a
 * replica.
 */
export interface PublishedSnapshots {
  /** As far as this server knows; null while it knows of none. */
  newest(): Promise<NewestPublished | null>
  /** True if the snapshot is kept there, whether or not it is here. */
  isKept(id: string): boolean
}

/** Reads the snapshots of a data directory: what is kept there is here. The link `current` gives the time. */
export function publishedInFolder(lake: Lake): PublishedSnapshots {
  const link = lake.current
  return {
    newest: async () => {
      const target = await readCurrentTarget(lake)
      const stat = target === null ? null : await nullIfMissing(lstat(link))
      if (target === null || stat === null || !SNAPSHOT_ID.test(basename(target))) return null
      return { id: basename(target), since: stat.mtime }
    },
    isKept: () => false,
  }
}
