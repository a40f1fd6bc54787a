import { readConfig } from './config.ts'
import { runUntilStopped } from './run.ts'
import { startServer } from './start.ts'

const config = readConfig(process.env)

await runUntilStopped(() => startServer(config), config.DRAIN_SECONDS)
