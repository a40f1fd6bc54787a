import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of its own, in the temporary folder of this run, which is removed with it (test/config/global-setup.ts). */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'market-data-'))
}
