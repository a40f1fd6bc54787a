import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { isMissing } from '../files.ts'
import { type Offer, offerOfFile } from './archive.ts'

/** Where files come from: answers what it offers for a URL, or null where that is not published. */
export type Origin = (url: string) => Promise<Offer | null>

/**
 * A folder that mirrors the portals: `https://host/path?query` is its file `host/path@query`, and where the path is also
 * a folder, `host/path@`.
 */
export async function directoryOrigin(mirror: string): Promise<Origin> {
  const there = await stat(mirror).then(
    (found) => found.isDirectory(),
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
  if (!there) {
    throw new BuildError('BAD_PARAMETER', `SOURCE_MIRROR ${mirror} is no folder`, {
      hint: 'Point it at a folder that mirrors the portals, such as data/sample.',
    })
  }
  return async (url) => {
    const { host, pathname, search } = new URL(url)
    const path = join(mirror, host, `${decodeURIComponent(pathname)}${decodeURIComponent(search).replace('?', '@')}`)
    return (await offerIfFile(path)) ?? (await offerIfFile(`${path}@`))
  }
}

async function offerIfFile(path: string): Promise<Offer | null> {
  try {
    if (!(await stat(path)).isFile()) return null
    await access(path, constants.R_OK)
    return await offerOfFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw new BuildError('SOURCE_DAMAGED', `${path} cannot be read: ${error instanceof Error ? error.message : ''}`, {
      hint: 'Mend the permissions or the disk of the mirror, then run again.',
      cause: error,
    })
  }
}
