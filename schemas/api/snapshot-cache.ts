import type { Manifest } from '../core/manifest.ts'
import type { Snapshot } from './endpoint.ts'

/** Keeps values of snapshots as long as these are open. */
export class SnapshotCache<T> {
  readonly #known = new WeakMap<Manifest, T>()

  keep({ manifest }: Pick<Snapshot, 'manifest'>, value: T): void {
    this.#known.set(manifest, value)
  }

  find({ manifest }: Pick<Snapshot, 'manifest'>): T | undefined {
    return this.#known.get(manifest)
  }
}
