import type { Logger } from 'pino'
import { StoreError } from '../../lake/object-store/object-store.ts'
import { ReplicaRefusal } from './refusal.ts'

/** Trouble that keeps a replica from following its store. */
export interface ReplicaTrouble {
  /** Notes how a round went; a change is logged, once. */
  report(error: unknown): void
  /** In a sentence; null if there is none. */
  current(): string | null
}

/** Notes how the rounds of a replica go. */
export function watchReplicaTrouble(log: Logger, now: () => Date): ReplicaTrouble {
  let trouble: { readonly kind: string; readonly sentence: string } | null = null
  return {
    report: (error) => {
      if (error === null) {
        if (trouble !== null) log.info('the replica follows its store again')
        trouble = null
        return
      }
      const kind = describeKind(error)
      if (trouble?.kind === kind) return
      const since = `${now().toISOString().slice(0, 19)}Z`
      trouble = { kind, sentence: `replica: ${tellKind(error)} (since ${since}); the last snapshot is served` }
      if (error instanceof ReplicaRefusal || error instanceof StoreError)
        log.error(`the replica does not follow its store, and serves the last snapshot: ${error.message}`)
      else log.error({ err: error }, 'the replica does not follow its store, and serves the last snapshot')
    },
    current: () => trouble?.sentence ?? null,
  }
}

/** A store that is gone fails with many messages; what is refused is one thing after the other. */
function describeKind(error: unknown): string {
  if (error instanceof StoreError) return error.fault
  return error instanceof Error ? error.message : String(error)
}

/** For everybody who reads /status: no address, path or key. */
function tellKind(error: unknown): string {
  if (error instanceof StoreError)
    return error.fault === 'refused' ? 'the store refuses what it is asked' : 'the store cannot be reached'
  return error instanceof ReplicaRefusal
    ? 'what the store has is not taken over; the log says why'
    : 'it failed; the log says why'
}
