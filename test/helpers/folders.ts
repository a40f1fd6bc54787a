import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Removed at the end of the run (test/config/global-setup.ts); tests set TMPDIR themselves. */
const FOLDER_OF_RUN = tmpdir()

/** Makes a folder of its own, which goes with the run. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(FOLDER_OF_RUN, 'market-data-'))
}
