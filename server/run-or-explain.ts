import { rm } from 'node:fs/promises'
import { findProcessSpill } from './snapshots/spill-folder.ts'
import { findTrouble } from '../lake/explain-disk.ts'
import { StartError } from './system/start-error.ts'

/** Runs a server; if it cannot start, says why in one line, and ends the program with code 1. */
export async function runOrExplain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const why = explainStart(error)
    if (why === null) throw error
    process.stderr.write(`The server cannot start. ${why}\n`)
    const spill = await findProcessSpill()
    if (spill !== null) await rm(spill, { recursive: true, force: true })
    // Snapshots that are open already would keep the process.
    process.exit(1)
  }
}

/** Says why a server cannot start, if that is nothing but the settings, the disk or the machine. */
function explainStart(error: unknown): string | null {
  if (error instanceof StartError) return error.message
  const trouble = findTrouble(error, process.env['DATA_DIR'] ?? 'data')
  return trouble === null ? null : `${trouble.message}. ${trouble.advice}.`
}
