import { Lake } from '../../../lake/lake.ts'
import { pino } from 'pino'
import { follow } from '../../../server/snapshots/follow.ts'
import { quietIntegrity } from './integrity.ts'

/** Plays a request that is refused while its other query still runs, and a server that then closes the snapshot. */
export async function closeWhileBusy(dataDir: string, slowSql: string): Promise<void> {
  const limits = { concurrency: 2, timeoutMs: 20_000, integrity: quietIntegrity(), olderSnapshots: 1 }
  const following = await follow(new Lake(dataDir), limits, pino({ level: 'silent' }))
  const running: Promise<unknown>[] = []
  const request = following.use(null, async (snapshot) => {
    running.push(snapshot.query(new URL(slowSql), {}))
    await new Promise((resolve) => setTimeout(resolve, 50))
    throw new Error('the other query is refused')
  })
  await Promise.allSettled([request])
  const closed = following.close()
  const [outcome] = await Promise.allSettled(running)
  await closed
  process.stdout.write(`the query ended: ${JSON.stringify(outcome)}\n`)
}
