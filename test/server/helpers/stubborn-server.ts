import { pathToFileURL } from 'node:url'
import { readConfig } from '../../../server/config.ts'
import { runUntilStopped } from '../../../server/run.ts'
import { startServer } from '../../../server/start.ts'
import { makeList, madeUpEndpoint } from './made-up.ts'

/**
 * Starts the server of the environment with requests that do not end: one runs a query without end, one never gives up
 * after the stop.
 */
export async function serveStubborn(endlessSql: string, endedAfterMs?: number): Promise<void> {
  const config = readConfig(process.env)
  const endpoint = madeUpEndpoint(async (how, snapshot) => {
    if (how.startsWith('endless')) await snapshot.query(pathToFileURL(endlessSql), {})
    if (how === 'blocks') await blockOnceStopping()
    return makeList([how])
  })
  await runUntilStopped(() => startServer(config, { endpoints: [endpoint] }), config.DRAIN_SECONDS, endedAfterMs)
}

/** Blocks everything else in the process as soon as the signal has arrived. */
async function blockOnceStopping(): Promise<never> {
  while (process.listenerCount('SIGTERM') > 0) await new Promise((resolve) => setImmediate(resolve))
  // By then the server has begun to handle the signal, which takes a few turns.
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (;;) JSON.stringify(process.versions)
}
