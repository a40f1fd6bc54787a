import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Makes V8 collect its garbage: all of it, or that of objects made a moment ago. */
export interface Collector {
  readonly collectAll: () => void
  readonly collectYoung: () => void
}

/** Gives the function that makes V8 collect its garbage, which a program has only where Node is started with a flag. */
export function exposeCollector(): Collector {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void
  return {
    collectAll: () => {
      gc()
    },
    collectYoung: () => {
      gc({ type: 'minor' })
    },
  }
}
