import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Makes V8 collect all garbage, or only that of objects made a moment ago. */
export interface Collector {
  readonly collectAll: () => void
  readonly collectYoung: () => void
}

/** Gives the functions that make V8 collect its garbage, which usually need a flag at the start of Node. */
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
