import type { Request } from 'express'
import type { Endpoint, Snapshot } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { findBaseUrl } from '../http/base-url.ts'
import type { Following } from '../snapshots/follow.ts'
import { createPageCache } from './page-cache.ts'

/** The facts that a page is rendered from. */
export interface PageContext {
  readonly endpoints: readonly Endpoint[]
  /** The address that the reader used, for the requests to copy: `https://host`. */
  readonly base: string
  /** The newest snapshot; null before the first one. */
  readonly snapshot: Snapshot | null
  /** Asks the snapshot once and remembers the result under `name`; null without a snapshot and when the server is busy. */
  readonly ask: <T>(name: string, read: (snapshot: Snapshot) => Promise<T>) => Promise<T | null>
}

export interface PageContextParts {
  readonly endpoints: readonly Endpoint[]
  readonly following: Following
}

/** Creates the function that renders a page and keeps the newest snapshot open meanwhile. It also works before the first snapshot. */
export function createPageContexts({ endpoints, following }: PageContextParts) {
  const remember = createPageCache()
  const open = (req: Request, snapshot: Snapshot | null): PageContext => ({
    endpoints,
    base: findBaseUrl(req),
    snapshot,
    ask: async (name, read) => {
      if (snapshot === null) return null
      return remember(snapshot, name, () => read(snapshot)).catch(unlessBusy)
    },
  })
  return <T>(req: Request, render: (context: PageContext) => Promise<T>): Promise<T> =>
    following.current() === null
      ? render(open(req, null))
      : following.use(null, (snapshot) => render(open(req, snapshot)))
}

/** A busy server still shows its pages, without the answer. The next reader may see it. */
function unlessBusy(error: unknown): null {
  if (error instanceof ApiError && error.code === 'unavailable') return null
  throw error
}
