import { rm } from 'node:fs/promises'
import { findProcessSpill } from './snapshots/spill-folder.ts'
import { StartError } from './start-error.ts'

/** Runs a server; if it cannot start, says why in one line, and ends the program with code 1. */
export async function runOrExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`The server cannot start. ${error.message}\n`)
    const spill = await findProcessSpill()
    if (spill !== null) await rm(spill, { recursive: true, force: true })
    // Snapshots that are open already would keep the process.
    process.exit(1)
  }
}
