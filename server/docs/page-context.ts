import type { Request } from 'express'
import type { Endpoint, Snapshot } from '../../schemas/core/endpoint.ts'
import { ApiError } from '../../schemas/core/error.ts'
import type { Following } from '../snapshots/follow.ts'
import { createPageCache } from './page-cache.ts'

/** What a page is written from. */
export interface PageContext {
  readonly endpoints: readonly Endpoint[]
  /** The address that the reader came by, for requests to copy: `https://host`. */
  readonly base: string
  /** The newest snapshot; null before the first. */
  readonly snapshot: Snapshot | null
  /** What the snapshot says, asked once and remembered; null where it cannot say it. */
  readonly ask: <T>(name: string, work: (snapshot: Snapshot) => Promise<T>) => Promise<T | null>
}

export interface PageContextParts {
  readonly endpoints: readonly Endpoint[]
  readonly following: Following
}

/** Holds the newest snapshot while a page is written from it; a page is written without one too. */
export function createPageContexts({ endpoints, following }: PageContextParts) {
  const remembered = createPageCache()
  const open = (req: Request, snapshot: Snapshot | null): PageContext => ({
    endpoints,
    base: findBaseUrl(req),
    snapshot,
    ask: async (name, work) => {
      if (snapshot === null) return null
      return remembered(snapshot, name, () => work(snapshot)).catch(unlessBusy)
    },
  })
  return <T>(req: Request, write: (reading: PageContext) => Promise<T>): Promise<T> =>
    following.current() === null
      ? write(open(req, null))
      : following.use(null, (snapshot) => write(open(req, snapshot)))
}

/** A server with too much to do still shows its pages; the next reader may see the answer. */
function unlessBusy(error: unknown): null {
  if (error instanceof ApiError && error.code === 'unavailable') return null
  throw error
}

const HOST = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** The reader's own name for this server goes into lines that are pasted into a shell, so it must look like one. */
function findBaseUrl(req: Request): string {
  const host = req.get('host') ?? ''
  return `${req.protocol}://${HOST.test(host) ? host : 'localhost'}`
}
