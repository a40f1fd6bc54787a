import { dirname, join } from 'node:path'
import { BUILD_DAYS } from '../schemas/core/build-days.ts'
import { BUILD_STARTED, HELD_BACK, LAST_BUILD } from '../schemas/core/last-build.ts'
import type { PublishedFile } from '../schemas/core/manifest.ts'
import { PINS } from '../schemas/core/pins.ts'
import { type LakeFiles, realFiles } from './files.ts'
import { LAST_DRILL } from '../schemas/core/restore-drill.ts'
import { LAST_VERIFY } from '../schemas/core/last-verify.ts'
import {
  BUILD_LOCK,
  COMPILER_GENERATION_FILE,
  DELTA_LOG,
  DELTA_VERSIONS,
  MARKER,
  REMOTE_PUBLISHED,
  REPLICA_STATE,
  SCRUB_STATE,
  SMALLER_VERSIONS,
  WITHOUT_LINES,
  WORK,
} from './place-names.ts'
import { SIGNING_KEYS } from './signature/manifest-signature.ts'

/**
 * A data directory: the path of every place in it, and the way to change files there. The folder `lake` of the directory
 * has the published tables; DuckDB writes and reads them by their paths.
 */
export class Lake {
  readonly root: string
  /** Every change to a file of the directory goes through this. */
  readonly files: LakeFiles
  /**
   * Folder for the files that a server writes: keys, counts of their use, and subscriptions. It is the data directory,
   * or a folder of the server's own, so that the server need not be able to write anything else.
   */
  readonly keysRoot: string

  constructor(root: string, files: LakeFiles = realFiles, keysRoot = root) {
    this.root = root
    this.files = files
    this.keysRoot = keysRoot
  }

  /** Links to the served snapshot. */
  get current(): string {
    return this.place('current')
  }

  /** Temporary link, which a rename puts in place of `current`. */
  get nextCurrent(): string {
    return this.place('.current.tmp')
  }

  get snapshots(): string {
    return this.place('snapshots')
  }

  snapshot(id: string): string {
    return this.place('snapshots', id)
  }

  /** Folder in which a snapshot is made before it gets its name. */
  stagedSnapshot(id: string): string {
    return this.place('snapshots', `.staging-${id}`)
  }

  /** Folder in which a snapshot is removed after it has lost its name. */
  prunedSnapshot(id: string): string {
    return this.place('snapshots', `.pruned-${id}`)
  }

  /** File that exists from before a snapshot gets its name until it is served. */
  publishingMark(id: string): string {
    return this.place('snapshots', `.publishing-${id}`)
  }

  get tables(): string {
    return this.place('lake')
  }

  /**
   * Permanent place of a published file: `cvm_fund_month/competence_month=2025-10/…` →
   * `lake/cvm_fund_month/competence_month=2025-10/<sha256>.parquet`.
   */
  file({ file, sha256 }: Pick<PublishedFile, 'file' | 'sha256'>): string {
    return this.place('lake', dirname(file), `${sha256}.parquet`)
  }

  /** Place of a file by its path in the folder of a table, as the log of the table names it. */
  tableFile(table: string, path: string): string {
    return this.place('lake', table, path)
  }

  deltaLog(table: string): string {
    return this.place('lake', table, DELTA_LOG)
  }

  get deltaVersions(): string {
    return this.place('lake', DELTA_VERSIONS)
  }

  /** Folder of downloads. */
  get raw(): string {
    return this.place('raw')
  }

  get quarantine(): string {
    return this.place('quarantine')
  }

  /** Lines that the newest compile of a partition left out. */
  quarantined(dataset: string, partition: string): string {
    return this.place('quarantine', dataset, `${partition}.ndjson`)
  }

  /** Folder in which a build or a replica works. */
  get work(): string {
    return this.place(WORK)
  }

  get buildLock(): string {
    return this.place(BUILD_LOCK)
  }

  get marker(): string {
    return this.place(MARKER)
  }

  get buildStarted(): string {
    return this.place(BUILD_STARTED)
  }

  get lastBuild(): string {
    return this.place(LAST_BUILD)
  }

  get buildDays(): string {
    return this.place(BUILD_DAYS)
  }

  get lastDrill(): string {
    return this.place(LAST_DRILL)
  }

  get lastVerify(): string {
    return this.place(LAST_VERIFY)
  }

  get heldBack(): string {
    return this.place(HELD_BACK)
  }

  get pins(): string {
    return this.place(PINS)
  }

  get compilerGeneration(): string {
    return this.place(COMPILER_GENERATION_FILE)
  }

  get withoutLines(): string {
    return this.place(WITHOUT_LINES)
  }

  get smallerVersions(): string {
    return this.place(SMALLER_VERSIONS)
  }

  get scrubState(): string {
    return this.place(SCRUB_STATE)
  }

  get remotePublished(): string {
    return this.place(REMOTE_PUBLISHED)
  }

  get replicaState(): string {
    return this.place(REPLICA_STATE)
  }

  get signingKeys(): string {
    return this.place(SIGNING_KEYS)
  }

  /** Log of the manifests that were published, as tiles of hashes. */
  get log(): string {
    return this.place('log')
  }

  /** Signed head of the log. */
  get logHead(): string {
    return this.place('log', 'checkpoint')
  }

  /** File of the API keys. The files after it lock the keys and count their uses. */
  get keys(): string {
    return join(this.keysRoot, 'keys.json')
  }

  get keysUsed(): string {
    return join(this.keysRoot, 'keys-used.json')
  }

  /** Log of the operator's changes to keys. */
  get keysLog(): string {
    return join(this.keysRoot, 'keys-log.ndjson')
  }

  get keysLock(): string {
    return join(this.keysRoot, '.keys-lock.duckdb')
  }

  get keyUses(): string {
    return join(this.keysRoot, 'key-uses')
  }

  /** Folder of subscriptions. It also has the lock of the process that delivers their events. */
  get subscriptions(): string {
    return join(this.keysRoot, 'subscriptions')
  }

  get deliveryLock(): string {
    return join(this.keysRoot, '.delivery-lock.duckdb')
  }

  /** Any other place, by the names on the way to it. */
  place(...names: readonly string[]): string {
    return join(this.root, ...names)
  }
}
