import { readConfig } from './config.ts'
import { runOrExplain } from './run-or-explain.ts'
import { runUntilStopped } from './run.ts'
import { startServer } from './start.ts'

await runOrExplain(async () => {
  const config = readConfig(process.env)
  await runUntilStopped(() => startServer(config), config.DRAIN_SECONDS)
})
