import { withConnection } from '../../helpers/duckdb.ts'

/** A column of the table that a peer answers portfolios from. */
export interface LineColumn {
  readonly name: string
  readonly kind: 'number' | 'boolean' | 'text'
  /** True if the answer has it in `metainfo`, where keys without a value are left out. */
  readonly inMetainfo: boolean
}

export type PeerRow = Readonly<Record<string, unknown>>

/** Header of a fund in an answer: the two texts that it sends. */
export interface PeerHeader {
  readonly cnpj: string
  readonly month: string
  readonly fund: string
  readonly reconciliation: string
}

/** A Parquet file of the lines of a month (`cnpj`, `month`, and the columns), and the requested funds. */
export interface PeerLoad {
  readonly columns: readonly LineColumn[]
  readonly parquet: string
  readonly headers: readonly PeerHeader[]
}

/** A database that answers portfolios, opened in the process of Express. */
interface Peer {
  /** Writes the answer; null without a filing. */
  answer(cnpj: string, month: string, key: string): Promise<string | null>
  close(): unknown
}

export interface PeerKind {
  readonly name: string
  /** Loads the data into a new database in the folder; the time of this is its load time. */
  load(folder: string, load: PeerLoad): unknown
  /** Counts the bytes of the database on the disk. */
  countBytes(folder: string): number | Promise<number>
  open(folder: string, columns: readonly LineColumn[]): Peer | Promise<Peer>
}

/** Lists the names of all columns, in the order in which a peer stores them. */
export function listNames({ columns }: Pick<PeerLoad, 'columns'>): string[] {
  return ['cnpj', 'month', ...columns.map(({ name }) => name)]
}

/** Selects the lines as texts. */
export function selectTexts(load: PeerLoad): string {
  const texts = listNames(load).map((name) => `"${name}"::VARCHAR AS "${name}"`)
  return `SELECT ${texts.join(', ')} FROM read_parquet('${load.parquet}')`
}

export async function streamTexts(load: PeerLoad, take: (row: readonly unknown[]) => void): Promise<void> {
  await withConnection(async (connection) => {
    const lines = await connection.stream(selectTexts(load))
    for (let chunk = await lines.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await lines.fetchChunk())
      for (const row of chunk.getRows()) take(row)
  })
}
