import type { Logger } from 'pino'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { Pause } from '../system/shutdown.ts'
import type { ExportFiles } from './export-files.ts'
import type { PartAnswering } from './make-part.ts'
import type { ExportSettings } from './settings.ts'

/** Parts that export jobs are made with. */
export interface ExportParts {
  readonly settings: ExportSettings
  readonly files: ExportFiles
  readonly endpoints: readonly Endpoint[]
  readonly following: SnapshotFollower
  readonly keyCache: Pick<KeyCache, 'findById'>
  readonly answering: PartAnswering & { readonly version: string }
  readonly log: Logger
  readonly now: () => Date
  readonly pause: Pause
}
