import { setImmediate } from 'node:timers/promises'
import { datasetApis } from '../../schemas/service/registry.gen.ts'
import { listSearchKeepers } from '../../schemas/service/search/search.ts'
import { SERVER_CONTEXT } from '../limits/request-context.ts'
import { collectAll } from './native-memory.ts'
import { bindToRequest, type OpenSnapshot } from './open-snapshot.ts'

/** Makes and reads all that the first requests to a snapshot would else wait for. */
export async function warmUp(snapshot: OpenSnapshot): Promise<void> {
  await snapshot.prepare()
  await keepInMemory(snapshot)
  for (const api of Object.values(datasetApis)) await api.warmUp?.(bindToRequest(SERVER_CONTEXT, snapshot))
}

/** Reads what makes requests cheap, which are answered without it too. What cannot be read keeps nothing else out. */
export async function keepInMemory(snapshot: OpenSnapshot): Promise<void> {
  const bound = bindToRequest(SERVER_CONTEXT, snapshot)
  const keepers = Object.values(datasetApis).flatMap(({ keep }) => (keep === undefined ? [] : [() => keep(bound)]))
  const failed: unknown[] = []
  for (const steps of [[() => snapshot.keepRows()], [...keepers, ...listSearchKeepers(bound)]]) {
    for (const step of steps) {
      const [outcome] = await Promise.allSettled([step()])
      if (outcome.status === 'rejected') failed.push(outcome.reason)
    }
    // Otherwise the objects read so far would lie beside the next ones. The first collection lets go of DuckDB's
    // objects.
    collectAll()
    await setImmediate()
    collectAll()
  }
  if (failed.length > 0) throw failed[0] as Error
}
