import { setMaxListeners } from 'node:events'

/** Creates a controller whose signal any number of queries may listen to: Node warns of more than ten listeners. */
export function createAbort(): AbortController {
  const controller = new AbortController()
  setMaxListeners(0, controller.signal)
  return controller
}
