import { pathToFileURL } from 'node:url'
import { readConfig } from '../../../server/config.ts'
import { runUntilStopped } from '../../../server/run.ts'
import { startServer } from '../../../server/start.ts'
import { listOf, madeUpEndpoint } from './made-up.ts'

/** The server of the environment with requests that do not end: one asks without end, one never lets go once it stops. */
export async function serveStubborn(endlessSql: string, endedAfterMs?: number): Promise<void> {
  const config = readConfig(process.env)
  const endpoint = madeUpEndpoint(async (how, snapshot) => {
    if (how.startsWith('endless')) await snapshot.query(pathToFileURL(endlessSql), {})
    if (how === 'blocks') await blockOnceStopping()
    return listOf([how])
  })
  await runUntilStopped(() => startServer(config, { endpoints: [endpoint] }), config.DRAIN_SECONDS, endedAfterMs)
}

/** Keeps everything else in the process from running, from the moment that it has heard the signal. */
async function blockOnceStopping(): Promise<never> {
  while (process.listenerCount('SIGTERM') > 0) await new Promise((resolve) => setImmediate(resolve))
  // The answer to the signal has begun by then, and takes a few turns.
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (;;) JSON.stringify(process.versions)
}
