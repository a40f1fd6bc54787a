/** Remembers the highest snapshot that a client has seen, and asks for one that is not older. */
export interface SnapshotMemory {
  /** Adds `min_snapshot` to an address that takes it and does not choose its snapshot by name. */
  demand(address: string): string
  note(response: Response): void
}

/** Endpoints of exports take no `min_snapshot`: an export has its snapshot. */
const TAKES_IT = /^\/v1\/(?!exports(?:[/?]|$))/
const CHOOSES = /[?&](?:min_)?snapshot=/
/** A name that becomes a part of addresses. */
const SNAPSHOT = /^\d{8}T\d{6}Z$/

export function createSnapshotMemory(): SnapshotMemory {
  let highest: string | null = null
  return {
    demand: (address) => {
      if (highest === null || !TAKES_IT.test(address) || CHOOSES.test(address)) return address
      return `${address}${address.includes('?') ? '&' : '?'}min_snapshot=${highest}`
    },
    note: ({ headers }) => {
      // The name of a snapshot begins with its time, so names compare as texts.
      const seen = headers.get('x-snapshot-id')
      if (seen !== null && SNAPSHOT.test(seen) && (highest === null || seen > highest)) highest = seen
    },
  }
}

/** For a client that takes any snapshot. */
export const NO_MEMORY: SnapshotMemory = { demand: (address) => address, note: () => undefined }
