import type { ContentEncoding } from '../../server/http/content-encoding.ts'
import { createClientCopies } from './client-copies.ts'
import { ENCODING_OF } from './mix.ts'
import type { SimulatedRequest } from './requests.ts'
import type { SimulatedWorld } from './world.ts'

/** A request as it leaves a client. */
export interface SentRequest {
  readonly url: string
  /** The address without what chooses the snapshot. */
  readonly address: string
  readonly encoding: ContentEncoding
  readonly isPinned: boolean
  readonly snapshot: number
  /** The snapshot of the copy that the client has; null without one. */
  readonly copy: number | null
  /** The client has the answer of a named snapshot and asks nobody. */
  readonly isOwn: boolean
}

/** What clients remember: the snapshot that a piece of their work names, and their copies of answers. */
export function createClients(world: SimulatedWorld, nameSnapshot: (snapshot: number) => string) {
  const copies = createClientCopies(world.funds)
  const work = new Map<string, { readonly pin: number; readonly snapshot: number }>()
  const findPinned = ({ profile, client, pin }: SimulatedRequest, current: number): number | null => {
    if (pin === 'none') return null
    if (pin === 'newest') return current
    const name = `${profile} ${String(client)}`
    const known = work.get(name)
    if (known?.pin === pin) return known.snapshot
    work.set(name, { pin, snapshot: current })
    return current
  }
  return {
    prepare: (request: SimulatedRequest, current: number): SentRequest => {
      const address = world.address(request.target)
      const pinned = findPinned(request, current)
      const joint = address.includes('?') ? '&' : '?'
      const url = pinned === null ? address : `${address}${joint}snapshot=${nameSnapshot(pinned)}`
      const copy = copies.find(request, url)
      return {
        url,
        address,
        encoding: ENCODING_OF[request.profile],
        isPinned: pinned !== null,
        snapshot: pinned ?? current,
        copy,
        // A browser does not ask for what never changes; a back end asks in each sweep.
        isOwn: request.profile === 'web' && pinned !== null && copy !== null,
      }
    },
    keep: (request: SimulatedRequest, { url }: SentRequest, snapshot: number): void => {
      copies.keep(request, url, snapshot)
    },
  }
}
