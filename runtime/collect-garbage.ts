import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Gives the function that makes V8 collect its garbage, which a program has only where Node is started with a flag. */
export function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
