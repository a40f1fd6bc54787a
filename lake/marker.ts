import type { Lake } from './lake.ts'
import { open } from 'node:fs/promises'
import { BuildError } from '../schemas/core/error.ts'
import { markFolder } from './durable-files.ts'
import { kindAt } from './disk.ts'

/** Version of the folder layout. Another layout gets the next number. */
const LAYOUT = 1

const FIRST_LINE = /^market-data directory, layout (\d{1,4})\r?\n/

export const MARKER_TEXT = `market-data directory, layout ${String(LAYOUT)}

This is the data directory of a compiler of Brazilian market data. Its builds write here, and remove what they wrote:
files of their own exact names in raw, lake, snapshots and quarantine, and the folder .market-data-work as a whole.
They touch nothing else. Without this file a build refuses the folder.
`

/** The first line is within this many bytes. */
const READ_BYTES = 256

/** True if a folder has our marker; an unknown layout is refused. */
export async function isMarked(lake: Lake): Promise<boolean> {
  const path = lake.marker
  if ((await kindAt(path)) !== 'file') return false
  const layout = FIRST_LINE.exec(await readMarkerText(path))?.[1]
  if (layout === undefined || Number(layout) === LAYOUT) return layout !== undefined
  throw new BuildError(
    'FOREIGN_FOLDER',
    `${lake.root} has the layout ${layout}, and this version knows ${String(LAYOUT)}`,
    {
      hint: 'Use the version that wrote it, or give another DATA_DIR.',
    },
  )
}

/** From this line of the marker `make clean` learns that the folder had other files before. */
const ADOPTED = '\nAdopted: it held files of others when it was marked.\n'

/** Writes the whole marker or none: if the build is killed meanwhile, the next one still accepts the folder. */
export function writeMarker(lake: Lake, { adopted }: { readonly adopted: boolean }): Promise<void> {
  return markFolder(lake.files, lake.marker, adopted ? `${MARKER_TEXT}${ADOPTED}` : MARKER_TEXT)
}

async function readMarkerText(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
