import { BuildError } from '../../schemas/core/error.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { withSourceUrl } from './partition-input.ts'
import type { PartitionJob } from './partition-job.ts'
import { isMissing } from '../../lake/disk.ts'
import type { RawFile } from '../raw-file.ts'

/** Hashes each download once before it is compiled: the disk may have changed a file that was fetched long ago. */
export class DownloadCheck {
  readonly #hashed = new Map<string, Promise<boolean>>()
  readonly #rotten = new Set<RawFile>()

  /** Downloads whose bytes are not those that were fetched. */
  get damaged(): readonly RawFile[] {
    return [...this.#rotten]
  }

  /** Throws if a file of a partition has other bytes than were fetched. */
  async requireUndamaged({ inputs }: PartitionJob): Promise<void> {
    for (const { raw } of inputs) {
      const hashing = this.#hashed.get(raw.path) ?? isAsFetched(raw)
      this.#hashed.set(raw.path, hashing)
      if (await hashing) continue
      this.#rotten.add(raw)
      await withSourceUrl(raw, () => Promise.reject(damagedOnDisk(raw)))
    }
  }
}

async function isAsFetched({ path, sha256 }: RawFile): Promise<boolean> {
  try {
    return (await sha256OfFile(path)) === sha256
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function damagedOnDisk({ url, path }: RawFile): BuildError {
  const file = url.slice(url.lastIndexOf('/') + 1)
  return new BuildError('SOURCE_DAMAGED', `${file}: the disk has other bytes than were fetched, in ${path}`, {
    hint: 'It is fetched again tonight, and the next build compiles it. If its portal no longer has it, restore it from a backup.',
  })
}
