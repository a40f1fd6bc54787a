import { existsSync, lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { isSnapshot } from '../../lake/snapshots/current-link.ts'
import { hasItsDigest, readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { type Manifest, manifestSchema, publishedFiles } from '../../schemas/core/manifest.ts'
import { filesBelow, listFilesOfLake } from '../helpers/build.ts'

/** Watches a data directory as its readers do, and remembers what it must not lose. */
export class Watcher {
  readonly faults: string[] = []
  /** By snapshot that was published: its digest, which must stay. */
  readonly #served = new Map<string, string>()
  readonly #lake: Lake
  #parsed: { readonly text: string; readonly manifest: Manifest } | null = null

  constructor(lake: Lake) {
    this.#lake = lake
  }

  /** What a reader sees between two operations: one whole snapshot, or none before the first. */
  look(): void {
    const id = this.servedId()
    if (id === null) {
      if (this.#served.size > 0) this.#report('nothing is served')
      return
    }
    const folder = this.#lake.snapshot(id)
    try {
      for (const { file, bytes } of publishedFiles(this.#parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))) {
        if (statSync(join(folder, file)).size !== bytes) this.#report(`${id} serves ${file} with another length`)
      }
    } catch (error) {
      this.#report(`${id} is served and cannot be read: ${String(error)}`)
    }
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
   * to the byte, with the downloads that it was made from. Of those before, a prune keeps so many.
   */
  async inspect(kept = Infinity): Promise<void> {
    this.look()
    const published = await this.listPublished()
    for (const id of [...this.#served.keys()].sort().slice(-kept)) {
      if (!published.includes(id)) this.#report(`${id} was published, and is lost`)
    }
    for (const id of published) await this.#inspectSnapshot(id)
    for (const id of [...this.#served.keys()].sort().slice(0, -kept))
      if (!published.includes(id)) this.#served.delete(id)
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
      if (!existsSync(path) || (await sha256OfFile(path)) !== sha256) this.#report(`${id} lost ${file}`)
    }
    await this.#requireDownloads(id, manifest)
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
    const downloads = await filesBelow(this.#lake.raw)
    for (const { sha256 } of sources) {
      const name = downloads.find((each) => each.endsWith(`/${sha256}.zip`))
      if (name === undefined) this.#report(`${id} was made from ${sha256}, which is lost`)
      else if ((await sha256OfFile(join(this.#lake.raw, name))) !== sha256) this.#report(`raw/${name} has changed`)
    }
  }

  #parse(text: string): Manifest {
    if (this.#parsed?.text !== text) this.#parsed = { text, manifest: manifestSchema.parse(JSON.parse(text)) }
    return this.#parsed.manifest
  }

  #report(fault: string): void {
    if (!this.faults.includes(fault)) this.faults.push(fault)
  }
}
