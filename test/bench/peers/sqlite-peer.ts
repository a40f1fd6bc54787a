import { mkdir } from 'node:fs/promises'
import { startScript } from '../harness/bench-server.ts'
import type { PortfolioWorld } from '../portfolio-world.ts'
import { NEWEST_MONTH } from '../portfolio-world.ts'
import { demandSameAnswer } from './agreement.ts'
import { hasPeerPackage } from './packages.ts'
import { portfolioPath, preparePeers } from './peer-load.ts'
import { sqlite } from './sqlite.ts'

/** Starts Express + better-sqlite3 over the newest month; null if the package is not installed. */
export async function openSqlitePeer(folder: string, world: PortfolioWorld, funds: readonly string[]) {
  if (!hasPeerPackage('better-sqlite3')) return null
  await mkdir(folder, { recursive: true })
  const { load, columnsFile, answers } = await preparePeers(folder, world, funds)
  await sqlite.load(folder, load)
  const server = await startScript(
    'test/bench/peers/serve.ts',
    { PEER: 'sqlite', FOLDER: folder, COLUMNS_FILE: columnsFile },
    '/ready',
  )
  for (const [cnpj, ours] of answers) {
    const { bytes } = await server.client.send(portfolioPath(cnpj, NEWEST_MONTH))
    demandSameAnswer(`${sqlite.name} for ${cnpj}`, ours, bytes)
  }
  return { ask: (cnpj: string) => server.get(portfolioPath(cnpj, NEWEST_MONTH)), close: server.stop }
}
