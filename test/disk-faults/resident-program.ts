import type { Call } from './call.ts'
import { runHere } from './run-here.ts'

/** Calls one command after the other, as it is told, until whoever tells it is gone. */
process.on('message', (call: Call) => {
  void runHere(call).then((ended) => process.send?.(ended))
})
process.on('disconnect', () => {
  process.exit()
})
