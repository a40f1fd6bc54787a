import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { FileNotFetched } from './origins/fetch-errors.ts'
import type { FileOrigin, SentForm } from './origins/origin.ts'
import type { FileToFetch } from './files-to-fetch.ts'

/** An answer that names a file has a few lines. */
const MOST_BYTES = 1 << 20

/** What to ask an origin for. */
interface FileRequest {
  readonly url: string
  readonly form: SentForm | null
}

/** Finds the form to send for a file; null if the portal gives the file an address, or if a mirror is asked. */
export function findForm({ source, period, url }: FileToFetch, { takesForms = false }: FileOrigin): FileRequest | null {
  const { sentForm } = source
  if (sentForm === undefined || !takesForms || url !== source.url(period)) return null
  return { url: sentForm.url, form: sentForm.fields(period) }
}

/** Finds what to ask for a file: its address, or the form that gives it. */
export async function findRequest(
  file: FileToFetch,
  places: { readonly origin: FileOrigin; readonly lake: Lake },
): Promise<FileRequest> {
  return findForm(file, places.origin) ?? { url: await findAddress(file, places), form: null }
}

/**
 * Finds the address of a file. If the portal names it in another answer, that answer is fetched first. A mirror without
 * such an answer has the file under its own name, as a folder has.
 */
async function findAddress(
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
