import { clickhouse } from './clickhouse.ts'
import { duckdb } from './duckdb.ts'
import type { PeerKind } from './peer.ts'
import { postgres } from './postgres.ts'
import { sqliteBuilt } from './sqlite-built.ts'
import { sqlite } from './sqlite.ts'

/** Other stores from which one could answer portfolios. */
export const PEER_KINDS: Readonly<Record<string, PeerKind>> = {
  sqlite,
  'sqlite-built': sqliteBuilt,
  postgres,
  clickhouse,
  duckdb,
}

export function findPeer(id: string): PeerKind {
  const kind = PEER_KINDS[id]
  if (kind === undefined) throw new Error(`there is no peer ${id}`)
  return kind
}
