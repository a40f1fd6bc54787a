import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TWO_THREADS, withConnection } from '../../helpers/duckdb.ts'
import { oneByOne } from '../harness/measure.ts'
import { type BenchServer, withScript, withServer } from '../harness/server.ts'
import { findFile } from '../published.ts'
import { NEWEST } from '../worlds.ts'
import { demandSameAnswer } from './agreement.ts'
import { findPeer } from './kinds.ts'
import { findKind, listLineColumns } from './line-columns.ts'
import type { LineColumn, PeerLoad } from './peer.ts'
import { PEER_KEY } from './sqlite-built.ts'

/** Data that peers are loaded with, and the product's own answers, which theirs must equal. */
export interface PeerMaterial {
  readonly folder: string
  readonly load: PeerLoad
  /** For the process that answers. */
  readonly columnsFile: string
  readonly answers: ReadonlyMap<string, Buffer>
}

export function portfolioPath(cnpj: string, month: string = NEWEST): string {
  return `/v1/fund/${cnpj}/portfolio?date=${month}-28`
}

/**
 * Writes the lines of the newest month for the peers, and reads what describes some funds from the product's answers. The
 * server that gives them is one of its own, so that the measured one has not answered these requests before.
 */
export async function preparePeers(folder: string, dataDir: string, funds: readonly string[]): Promise<PeerMaterial> {
  await mkdir(folder, { recursive: true })
  const [parquet, columnsFile] = [join(folder, 'lines.parquet'), join(folder, 'columns.json')]
  const columns = await writeLines(parquet, findFile(dataDir, 'cvm_fund_portfolio', NEWEST))
  await writeFile(columnsFile, JSON.stringify(columns))
  const answers = await withServer(dataDir, ({ send }) =>
    oneByOne(funds, async (cnpj): Promise<[string, Buffer]> => {
      const { status, bytes } = await send(portfolioPath(cnpj))
      if (status !== 200) throw new Error(`${cnpj} answered ${String(status)}`)
      return [cnpj, bytes]
    }),
  )
  const headers = answers.map(([cnpj, bytes]) => {
    const { data } = JSON.parse(bytes.toString()) as { data: { fund: unknown; reconciliation: unknown } }
    const [fund, reconciliation] = [JSON.stringify(data.fund), JSON.stringify(data.reconciliation)]
    return { cnpj, month: NEWEST, fund, reconciliation }
  })
  return { folder, load: { columns, parquet, headers }, columnsFile, answers: new Map(answers) }
}

async function writeLines(parquet: string, wide: string): Promise<LineColumn[]> {
  const selected = listLineColumns()
  const select = `SELECT cnpj, '${NEWEST}' AS month, ${selected.map((column) => column.select).join(', ')}
    FROM read_parquet('${wide}')`
  return await withConnection(async (connection) => {
    await connection.run(`COPY (${select}) TO '${parquet}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480)`)
    const described = await connection.runAndReadAll(`DESCRIBE FROM '${parquet}'`)
    const types = new Map(described.getRowsJson() as [string, string][])
    return selected.map(({ name, inMetainfo }) => ({ name, inMetainfo, kind: findKind(types.get(name) ?? '') }))
  }, TWO_THREADS)
}

/** Loads a peer into a folder of its own, which it returns. */
export async function loadPeer(id: string, { folder, load }: PeerMaterial): Promise<string> {
  const own = join(folder, id)
  await mkdir(own, { recursive: true })
  await findPeer(id).load(own, load)
  return own
}

/** Serves some loaded peers, each in a process of its own, and throws where an answer of one is not the product's. */
export async function withPeers<T>(
  [id, ...others]: readonly string[],
  material: PeerMaterial,
  work: (peers: Readonly<Record<string, BenchServer>>) => Promise<T>,
): Promise<T> {
  if (id === undefined) return await work({})
  const environment = { PEER: id, FOLDER: join(material.folder, id), COLUMNS_FILE: material.columnsFile }
  const ready = { readyPath: '/ready', key: PEER_KEY }
  return await withScript('test/bench/peers/serve.ts', environment, ready, async (server) => {
    for (const [cnpj, ours] of material.answers) {
      const { bytes } = await server.send(portfolioPath(cnpj))
      demandSameAnswer(`${findPeer(id).name} for ${cnpj}`, ours, bytes)
    }
    return await withPeers(others, material, (peers) => work({ [id]: server, ...peers }))
  })
}
