import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BenchServer, startScript } from '../harness/bench-server.ts'
import { NEWEST_MONTH, type PortfolioWorld } from '../portfolio-world.ts'
import { demandSameAnswer } from './agreement.ts'
import { PEER_KINDS, type PeerId } from './kinds.ts'
import { PEER_KEY } from './peer-key.ts'
import { hasPeerPackage } from './packages.ts'
import { type PeerMaterial, portfolioPath, preparePeers } from './peer-load.ts'

/** A peer that answers over HTTP. */
export interface RunningPeer extends Pick<BenchServer, 'client'> {
  readonly ask: (cnpj: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** Starts a loaded peer, and throws where an answer of it is not the product's. */
export async function startPeer(
  id: PeerId,
  folder: string,
  { columnsFile, answers }: PeerMaterial,
  { isKept = false } = {},
): Promise<RunningPeer> {
  const server = await startScript(
    'test/bench/peers/serve.ts',
    { PEER: id, FOLDER: folder, COLUMNS_FILE: columnsFile, KEPT: isKept ? '1' : '0' },
    '/ready',
    PEER_KEY,
  )
  try {
    for (const [cnpj, ours] of answers) {
      const { bytes } = await server.client.send(portfolioPath(cnpj, NEWEST_MONTH))
      demandSameAnswer(`${PEER_KINDS[id].name} for ${cnpj}`, ours, bytes)
    }
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    client: server.client,
    ask: (cnpj: string) => server.get(portfolioPath(cnpj, NEWEST_MONTH)),
    close: server.stop,
  }
}

/**
 * Starts Express + better-sqlite3 over the newest month, and again as a service that builds its answer as we do; none if
 * the package is not installed.
 */
export async function openSqlitePeers(
  folder: string,
  world: PortfolioWorld,
  funds: readonly string[],
): Promise<Partial<Record<PeerId, RunningPeer>>> {
  if (!hasPeerPackage('better-sqlite3')) return {}
  const material = await preparePeers(folder, world, funds)
  const own = join(folder, 'sqlite')
  await mkdir(own, { recursive: true })
  await PEER_KINDS['sqlite-built'].load(own, material.load)
  return {
    sqlite: await startPeer('sqlite', own, material),
    'sqlite-built': await startPeer('sqlite-built', own, material),
  }
}
