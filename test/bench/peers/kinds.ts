import type { PeerKind } from './peer.ts'
import { sqlite } from './sqlite.ts'

const PEER_KINDS: Readonly<Record<string, PeerKind>> = { sqlite }

export function findPeer(id: string): PeerKind {
  const kind = PEER_KINDS[id]
  if (kind === undefined) throw new Error(`there is no peer ${id}`)
  return kind
}
