import { describeUnknownSettings } from '../runtime/unknown-settings.ts'
import { printable } from '../schemas/core/printable.ts'
import { readConfig } from './config.ts'
import { runOrExplain } from './run-or-explain.ts'
import { runUntilStopped } from './run.ts'
import { startServer } from './start.ts'

for (const said of describeUnknownSettings(process.env)) process.stderr.write(`warn  ${printable(said)}\n`)
await runOrExplain(async () => {
  const config = readConfig(process.env)
  await runUntilStopped(() => startServer(config), config.DRAIN_SECONDS)
})
