import { describeUnknownSettings } from '../runtime/unknown-settings.ts'
import { printable } from '../schemas/core/printable.ts'
import { readConfig } from './config.ts'
import { startDelivery } from './start-delivery.ts'
import { runOrExplain } from './run-or-explain.ts'

/*
 * Delivers the events of subscriptions until a signal ends it: one process beside the builder, however many servers there
 * are.
 */
for (const said of describeUnknownSettings(process.env)) process.stderr.write(`warn  ${printable(said)}\n`)
await runOrExplain(async () => {
  const delivery = await startDelivery(readConfig(process.env))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void delivery.stop())
})
