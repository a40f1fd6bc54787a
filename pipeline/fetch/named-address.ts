import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { FileNotFetched } from './origins/fetch-errors.ts'
import type { FileOrigin } from './origins/origin.ts'
import type { FileToFetch } from './files-to-fetch.ts'

/** An answer that names a file is a few lines. */
const MOST_BYTES = 1 << 20

/**
 * Finds the address to request a file at. Where the portal names it in another answer, that is asked first; a mirror that
 * has no such answer has the file under its own name, as a folder has.
 */
export async function findAddress(
  { source: { namedBy, ...source }, period, url }: FileToFetch,
  { origin, lake }: { readonly origin: FileOrigin; readonly lake: Lake },
): Promise<string> {
  if (namedBy === undefined || !origin.remote || url !== source.url(period)) return url
  const answer = await origin.ask(namedBy.url, null)
  if (answer.says !== 'offer') return url
  const temporary = join(lake.raw, `.download-${String(process.pid)}-${randomUUID()}`)
  try {
    await lake.files.mkdir(lake.raw, { recursive: true })
    await answer.save(temporary, { files: lake.files, maxBytes: MOST_BYTES, arrived: () => undefined })
    const address = namedBy.find(await readFile(temporary, 'utf8'))
    if (address !== null) return address
    throw new FileNotFetched(`${namedBy.url} names no file`, {
      hint: 'The portal may have changed that answer: look at it, and correct the declaration of the source.',
    })
  } finally {
    await lake.files.rm(temporary, { force: true })
  }
}
