import type { OpenSnapshot } from './open-snapshot.ts'

/** An open snapshot with several users; it is closed when it has been given up and the last of them is done. */
export interface Shared {
  readonly id: string
  use<T>(work: (snapshot: OpenSnapshot) => Promise<T>): Promise<T>
  /** To be called once no more users will come. */
  retire(): void
}

export function share(snapshot: OpenSnapshot): Shared {
  let users = 0
  let retired = false
  return {
    id: snapshot.id,
    use: async (work) => {
      users += 1
      try {
        return await work(snapshot)
      } finally {
        users -= 1
        if (retired && users === 0) snapshot.close()
      }
    },
    retire: () => {
      retired = true
      if (users === 0) snapshot.close()
    },
  }
}
