import { rm } from 'node:fs/promises'
import { readConfig } from './config.ts'
import { runUntilStopped } from './run.ts'
import { findProcessSpill } from './snapshots/spill.ts'
import { startServer } from './start.ts'
import { StartError } from './start-error.ts'

try {
  const config = readConfig(process.env)
  await runUntilStopped(() => startServer(config), config.DRAIN_SECONDS)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`The server cannot start. ${error.message}\n`)
  const spill = await findProcessSpill()
  if (spill !== null) await rm(spill, { recursive: true, force: true })
  // Snapshots that are open already would keep the process.
  process.exit(1)
}
