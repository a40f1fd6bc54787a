import type { Lake } from '../../lake/lake.ts'
import { dirname, join } from 'node:path'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { createFileOnce, forEachFile } from '../../lake/durable-files.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { printCommit } from '../../lake/delta-log/actions.ts'
import { CHECKPOINT_EVERY, type CheckpointState, pointAtCheckpoint, writeCheckpoints } from './checkpoint.ts'
import { chooseMetaData } from './choose-meta-data.ts'
import { linkAddedFiles } from './link-added-files.ts'
import { commitName, findLogFolder } from '../../lake/delta-log/layout.ts'
import type { FaultyLog, OpenLog } from './open-logs.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import { replayLog } from './replay-log.ts'
import type { DeltaVersions } from '../../lake/delta-log/versions.ts'
import { listLoggedFiles, type TableFiles } from '../../lake/delta-log/table-files.ts'

const NO_FILES: TableFiles = new Map()

interface PreparedCommit {
  readonly log: OpenLog
  readonly text: string
  readonly state: CheckpointState
}

/** Continues the logs, one snapshot after another. */
export class LogWriter {
  readonly versions: Record<string, Record<string, number>> = {}
  commits = 0
  checkpoints = 0
  readonly logs: Map<string, OpenLog>
  readonly faults: FaultyLog[]
  readonly #lake: Lake
  /** Known numbers for logs that begin now. */
  readonly #known: DeltaVersions
  readonly #touched = new Set<string>()

  constructor(lake: Lake, logs: Map<string, OpenLog>, faults: readonly FaultyLog[], known: DeltaVersions) {
    this.#lake = lake
    this.logs = logs
    this.faults = [...faults]
    this.#known = known
  }

  /** Lists the snapshots that a log lacks, and reads the files of the last versions that are continued. */
  async listDue(chain: readonly string[]): Promise<string[]> {
    const served = await readSnapshotManifest(this.#lake.snapshot(chain.at(-1) ?? ''))
    const tables = served === null ? [] : [...listLoggedFiles(served).keys()]
    const withoutLog = tables.filter((table) => !this.isOpen(table))
    const [oldest = ''] = chain
    const since = [
      ...withoutLog.map((table) => this.#findStart(table) ?? oldest),
      ...[...this.logs.values()].map(({ last }) => chain.find((id) => last === null || id > last) ?? ''),
    ].filter((id) => id !== '')
    const first = since.sort()[0]
    if (first === undefined) return []
    await this.#readLastVersions(chain)
    return chain.filter((id) => id >= first)
  }

  async #readLastVersions(chain: readonly string[]): Promise<void> {
    const newest = chain.at(-1) ?? ''
    const behind = [...this.logs.values()].filter(({ last }) => last !== null && last < newest)
    for (const last of new Set(behind.map((each) => each.last ?? ''))) {
      const manifest = await readSnapshotManifest(this.#lake.snapshot(last))
      const tables = manifest === null ? null : listLoggedFiles(manifest)
      for (const each of behind) {
        if (each.last === last) each.files = tables === null ? null : (tables.get(each.table) ?? NO_FILES)
      }
    }
  }

  /** True for a table with a log, even one that cannot be continued. */
  isOpen(table: string): boolean {
    return this.logs.has(table) || this.faults.some((each) => each.table === table && each.isBroken)
  }

  async write(manifest: Manifest): Promise<void> {
    const tables = listLoggedFiles(manifest)
    for (const table of tables.keys()) if (!this.isOpen(table)) this.#begin(table, manifest.snapshot)
    const due = [...this.logs.values()].filter(({ last }) => last === null || last < manifest.snapshot)
    const states: CheckpointState[] = []
    const commits: PreparedCommit[] = []
    for (const each of due) {
      const commit = await this.#prepare(each, manifest, tables.get(each.table) ?? NO_FILES)
      if (commit === null) continue
      const { version } = commit.state
      if (version > 0 && (each.last === null || version % CHECKPOINT_EVERY === 0)) states.push(commit.state)
      commits.push(commit)
    }
    // A log that begins with a later number needs the checkpoint for its first version.
    const begun = states.filter(({ table }) => this.logs.get(table)?.last === null)
    await writeCheckpoints(this.#lake, begun)
    await forEachFile(commits, (commit) => this.#commit(commit))
    const written = states.filter(({ table }) => this.logs.has(table))
    await writeCheckpoints(
      this.#lake,
      written.filter((state) => !begun.includes(state)),
    )
    await forEachFile(written, (state) => pointAtCheckpoint(this.#lake, state))
    this.checkpoints += written.length
  }

  /** Finds the first snapshot that is known to be a version of a table; null if none is. */
  #findStart(table: string): string | null {
    const snapshots = Object.keys(this.#known).filter((id) => this.#known[id]?.[table] !== undefined)
    return snapshots.sort()[0] ?? null
  }

  /** Makes the next version of a log; null, and a fault, if its earlier ones cannot be read. */
  async #prepare(log: OpenLog, manifest: Manifest, files: TableFiles): Promise<PreparedCommit | null> {
    const { table, next: version } = log
    try {
      const before = await this.#readFiles(log)
      await linkAddedFiles(this.#lake, manifest.snapshot, table, before, files)
      const { value, sha256 } = await chooseMetaData(this.#lake, log, files)
      const metaData = sha256 === log.metaDataSha256 ? null : value
      const content = { before, after: files, metaDataSha256: sha256, metaData, isFirst: log.last === null }
      log.metaDataSha256 = sha256
      log.metaData = value
      const state = { table, version, source: manifest, files, metaData: value }
      return { log, text: printCommit(manifest, content), state }
    } catch (error) {
      if (!(error instanceof LogFault)) throw error
      this.#giveUp(table, error.message)
      return null
    }
  }

  #giveUp(table: string, fault: string): void {
    this.logs.delete(table)
    this.faults.push({ table, fault, isBroken: true })
  }

  #begin(table: string, snapshot: string): void {
    const start = this.#findStart(table)
    if (start !== null && snapshot < start) return
    const next = this.#known[snapshot]?.[table] ?? 0
    const fresh = { table, found: null, next, last: null, metaDataSha256: null, files: NO_FILES, metaData: null }
    this.logs.set(table, fresh)
  }

  async #readFiles(log: OpenLog): Promise<TableFiles> {
    if (log.files !== null || log.found === null) return log.files ?? NO_FILES
    // The snapshot of the last version was pruned: only the log says what it had.
    const { files, metaData } = await replayLog(this.#lake, log.found, log.next - 1)
    log.metaData = metaData
    return files
  }

  async #commit({ log, text, state: { version, files, source } }: PreparedCommit): Promise<void> {
    const folder = findLogFolder(this.#lake, log.table)
    if (log.last === null) {
      await this.#lake.files.mkdir(folder, { recursive: true })
      await this.#lake.files.flush(dirname(folder))
    }
    if (!(await createFileOnce(this.#lake.files, join(folder, commitName(version)), text))) {
      this.#giveUp(log.table, `somebody else wrote its version ${String(version)}`)
      return
    }
    this.#touched.add(folder)
    this.commits += 1
    this.versions[source.snapshot] = { ...this.versions[source.snapshot], [log.table]: version }
    log.next = version + 1
    log.last = source.snapshot
    log.files = files
  }

  /** Flushes the folders that got a file. */
  async sync(): Promise<void> {
    await forEachFile([...this.#touched], (path) => this.#lake.files.flush(path))
  }
}
