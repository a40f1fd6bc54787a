import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { isSnapshot } from '../../lake/snapshots/current-link.ts'
import { hasItsDigest, readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { type Manifest, manifestSchema, publishedFiles } from '../../schemas/core/manifest.ts'
import { filesBelow, listFilesOfLake } from '../helpers/build.ts'

interface WatcherOptions {
  /** Called with each fault. */
  readonly report: (fault: string) => void
  /** True if the downloads of what is published are kept there too. */
  readonly hasDownloads: boolean
  /** True for a snapshot that is wanted no more where it came from. */
  readonly mayGo: (id: string) => boolean
}

/** Watches a data directory as its readers do, and remembers what it must not lose. */
export class Watcher {
  readonly faults: string[] = []
  /** By snapshot that was published: its digest, which must stay. */
  readonly #served = new Map<string, string>()
  readonly #lake: Lake
  readonly #report: (fault: string) => void
  readonly #hasDownloads: boolean
  readonly #mayGo: (id: string) => boolean
  /** Files that had the right bytes when they were read last. */
  readonly #whole = new Set<string>()
  #newest = ''
  #kept = Infinity
  #parsed: { readonly text: string; readonly manifest: Manifest } | null = null

  constructor(
    lake: Lake,
    { report = () => undefined, hasDownloads = true, mayGo = () => false }: Partial<WatcherOptions> = {},
  ) {
    this.#lake = lake
    this.#report = (fault) => {
      this.faults.push(fault)
      report(`${basename(lake.root)}: ${fault}`)
    }
    this.#hasDownloads = hasDownloads
    this.#mayGo = mayGo
  }

  /** What a reader sees between two operations: one whole snapshot, or none before the first, and never an older one. */
  look(): void {
    const id = this.servedId()
    if (id === null) {
      if (this.#served.size > 0) this.#report('nothing is served')
      return
    }
    if (id < this.#newest) this.#report(`${id} is served after ${this.#newest}`)
    this.#newest = id
    for (const published of this.#listKept())
      if (!existsSync(join(this.#lake.snapshot(published), 'manifest.json'))) this.#report(`${published} is lost`)
    const folder = this.#lake.snapshot(id)
    try {
      for (const { file, bytes } of publishedFiles(this.#parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))) {
        if (statSync(join(folder, file)).size !== bytes) this.#report(`${id} serves ${file} with another length`)
      }
    } catch (error) {
      this.#report(`${id} is served and cannot be read: ${String(error)}`)
    }
  }

  /** This many of the newest snapshots stay, from now on until the next `inspect`. */
  keepOnly(kept: number): void {
    this.#kept = Math.min(this.#kept, kept)
  }

  /** The power failed: a link that was turned may be as it was before, and files have other bytes under the same name. */
  forget(): void {
    this.#newest = [...this.#served.keys()].sort().at(-1) ?? ''
    this.#whole.clear()
  }

  servedId(): string | null {
    const { current } = this.#lake
    return lstatSync(current, { throwIfNoEntry: false }) === undefined ? null : basename(readlinkSync(current))
  }

  /** Lists the snapshots, oldest first; one after the served one was never published. */
  async listPublished(): Promise<string[]> {
    const published: string[] = []
    for (const id of await listSnapshotIds(this.#lake)) {
      if (id <= (this.servedId() ?? '') && (await isSnapshot(this.#lake, id))) published.push(id)
    }
    return published
  }

  /**
   * Looks at everything after a command that ended, however it ended: every snapshot that was there before is there, whole
   * to the byte, with the downloads that it was made from, but those that a prune may have taken.
   */
  async inspect(): Promise<void> {
    this.look()
    const published = await this.listPublished()
    for (const id of this.#listKept()) if (!published.includes(id)) this.#report(`${id} was published, and is lost`)
    for (const id of published) await this.#inspectSnapshot(id)
    for (const id of this.#served.keys()) if (!published.includes(id)) this.#served.delete(id)
    this.#kept = Infinity
    const newest = [...this.#served.keys()].sort().at(-1)
    if (newest !== undefined && (this.servedId() ?? '') < newest) this.#report(`${newest} is no longer served`)
  }

  async #inspectSnapshot(id: string): Promise<void> {
    const manifest = await readSnapshotManifest(this.#lake.snapshot(id))
    if (manifest === null || !hasItsDigest(manifest)) {
      this.#report(`${id} has no manifest that can be read`)
      return
    }
    if ((this.#served.get(id) ?? manifest.digest) !== manifest.digest) this.#report(`${id} has changed`)
    this.#served.set(id, manifest.digest)
    for (const { file, sha256 } of publishedFiles(manifest)) {
      const path = join(this.#lake.snapshot(id), file)
      if (!(await this.#isWhole(path, sha256))) this.#report(`${id} lost ${file}`)
    }
    if (this.#hasDownloads) await this.#requireDownloads(id, manifest)
  }

  /** Snapshots that were published and that nobody may have pruned. */
  #listKept(): string[] {
    const served = this.servedId() ?? ''
    const there =
      this.#kept === Infinity || served === ''
        ? []
        : readdirSync(this.#lake.snapshots).filter((id) => /^\d/.test(id) && id <= served)
    const ids = [...new Set([...this.#served.keys(), ...there])].filter((id) => !this.#mayGo(id)).sort()
    return this.#kept === Infinity ? ids : ids.slice(-this.#kept)
  }

  async #isWhole(path: string, sha256: string): Promise<boolean> {
    const found = statSync(path, { throwIfNoEntry: false })
    const name = `${String(found?.ino)} ${String(found?.mtimeMs)} ${String(found?.size)} ${sha256}`
    if (this.#whole.has(name)) return true
    if (found === undefined || (await sha256OfFile(path)) !== sha256) return false
    this.#whole.add(name)
    return true
  }

  /** After a build without a fault nothing is left that no snapshot needs. */
  async requireTidy(): Promise<void> {
    const remains = (await filesBelow(this.#lake.root)).filter((name) =>
      /\.tmp$|\.staging-|\.pruned-|\.publishing-|\.download-|^work\//.test(name),
    )
    for (const name of remains) this.#report(`${name} is left`)
    const named = new Set<string>()
    for (const id of await this.listPublished()) {
      const manifest = await readSnapshotManifest(this.#lake.snapshot(id))
      for (const file of manifest === null ? [] : publishedFiles(manifest)) named.add(this.#lake.file(file))
    }
    if (!existsSync(this.#lake.tables)) return
    for (const name of await listFilesOfLake(this.#lake.root)) {
      if (!named.has(this.#lake.place('lake', name))) this.#report(`lake/${name} is of no snapshot`)
    }
  }

  /** By partition of the served snapshot: the hash of the file that it was compiled from. */
  async readInputs(): Promise<ReadonlyMap<string, string>> {
    const manifest = await readSnapshotManifest(this.#lake.snapshot(this.servedId() ?? ''))
    return new Map(
      (manifest?.partitions ?? []).map(({ partition, inputs }) => [
        partition,
        inputs.map(({ sha256 }) => sha256).join(),
      ]),
    )
  }

  /** Requires the download of every published partition, which is kept for ever. */
  async #requireDownloads(id: string, { sources }: Manifest): Promise<void> {
    const downloads = sources.length === 0 ? [] : await filesBelow(this.#lake.raw)
    for (const { sha256 } of sources) {
      const name = downloads.find((each) => each.endsWith(`/${sha256}.zip`))
      if (name === undefined) this.#report(`${id} was made from ${sha256}, which is lost`)
      else if (!(await this.#isWhole(join(this.#lake.raw, name), sha256))) this.#report(`raw/${name} has changed`)
    }
  }

  #parse(text: string): Manifest {
    if (this.#parsed?.text !== text) this.#parsed = { text, manifest: manifestSchema.parse(JSON.parse(text)) }
    return this.#parsed.manifest
  }
}
