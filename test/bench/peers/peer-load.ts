import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TWO_THREADS, withConnection } from '../../helpers/duckdb.ts'
import { startBenchServer } from '../harness/bench-server.ts'
import { NEWEST_MONTH, type PortfolioWorld } from '../portfolio-world.ts'
import { findWideFile } from '../published.ts'
import { findKind, type LineColumn, listLineColumns } from './line-columns.ts'
import type { PeerLoad } from './peer.ts'

/** What peers are loaded with, and the product's own answers, which theirs must equal. */
export interface PeerMaterial {
  readonly load: PeerLoad
  /** For the process that answers. */
  readonly columnsFile: string
  readonly answers: ReadonlyMap<string, Buffer>
}

/**
 * Writes the lines of the newest month for the peers, and reads what describes some funds from the product's answers. The
 * server that gives them is one of its own, so that the measured one has not answered these requests before.
 */
export async function preparePeers(
  folder: string,
  { dataDir }: PortfolioWorld,
  funds: readonly string[],
): Promise<PeerMaterial> {
  await mkdir(folder, { recursive: true })
  const parquet = join(folder, 'lines.parquet')
  const selected = listLineColumns()
  const select = `SELECT cnpj, '${NEWEST_MONTH}' AS month, ${selected.map(({ select: each }) => each).join(', ')}
    FROM read_parquet('${findWideFile(dataDir, NEWEST_MONTH)}')`
  const columns = await withConnection(async (connection) => {
    await connection.run(`COPY (${select}) TO '${parquet}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480)`)
    const described = await connection.runAndReadAll(`DESCRIBE FROM '${parquet}'`)
    const types = new Map(described.getRowsJson() as [string, string][])
    return selected.map(({ name, inMetainfo }): LineColumn => ({
      name,
      inMetainfo,
      kind: findKind(types.get(name) ?? ''),
    }))
  }, TWO_THREADS)
  const columnsFile = join(folder, 'columns.json')
  await writeFile(columnsFile, JSON.stringify(columns))
  const answers = await readAnswers(dataDir, funds)
  const headers = [...answers].map(([cnpj, bytes]) => {
    const { data } = JSON.parse(bytes.toString()) as { data: { fund: unknown; reconciliation: unknown } }
    const header = { fund: JSON.stringify(data.fund), reconciliation: JSON.stringify(data.reconciliation) }
    return { cnpj, month: NEWEST_MONTH, header }
  })
  return { load: { columns, parquet, headers }, columnsFile, answers }
}

export function portfolioPath(cnpj: string, month: string): string {
  return `/v1/fund/${cnpj}/portfolio?date=${month}-28`
}

async function readAnswers(dataDir: string, funds: readonly string[]): Promise<Map<string, Buffer>> {
  const server = await startBenchServer(dataDir)
  try {
    const answers = new Map<string, Buffer>()
    for (const cnpj of funds) {
      const { status, bytes } = await server.client.send(portfolioPath(cnpj, NEWEST_MONTH))
      if (status !== 200) throw new Error(`${cnpj} answered ${String(status)}`)
      answers.set(cnpj, bytes)
    }
    return answers
  } finally {
    await server.stop()
  }
}
