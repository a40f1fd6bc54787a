import { datasetApis } from '../../schemas/service/registry.gen.ts'
import { SERVER_CONTEXT } from '../limits/request-context.ts'
import { bindToRequest, type OpenSnapshot } from './open-snapshot.ts'

/** Makes and reads all that the first requests to a snapshot would else wait for. */
export async function warmUp(snapshot: OpenSnapshot): Promise<void> {
  await snapshot.prepare()
  await keepInMemory(snapshot)
  for (const api of Object.values(datasetApis)) await api.warmUp?.(bindToRequest(SERVER_CONTEXT, snapshot))
}

/** Reads what makes requests cheap, which are answered without it too. */
export async function keepInMemory(snapshot: OpenSnapshot): Promise<void> {
  await snapshot.keepRows()
  for (const api of Object.values(datasetApis)) await api.keep?.(bindToRequest(SERVER_CONTEXT, snapshot))
}
