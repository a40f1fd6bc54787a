import type { PeerHeader, PeerRow } from './answer.ts'
import type { LineColumn } from './line-columns.ts'

/** A Parquet file of the lines, and the headers of the funds that are asked for. */
export interface PeerLoad {
  readonly columns: readonly LineColumn[]
  /** Lines of a month: `cnpj`, `month`, and the columns. */
  readonly parquet: string
  readonly headers: readonly { readonly cnpj: string; readonly month: string; readonly header: PeerHeader }[]
}

/** A database that somebody could answer portfolios from, opened in the process that answers. */
interface Peer {
  readLines(cnpj: string, month: string): Promise<readonly PeerRow[]>
  readHeader(cnpj: string, month: string): Promise<PeerHeader | null>
  /** Writes the whole answer, where the peer builds it of more than lines and a header; null without a filing. */
  writeAnswer?(cnpj: string, month: string): Promise<string | null>
  close(): Promise<void>
}

export interface PeerKind {
  readonly name: string
  /** Loads the data into a new database in the folder; the time of this is its load time. */
  load(folder: string, load: PeerLoad): Promise<void>
  /** Counts the bytes of the database on the disk. */
  countBytes(folder: string): Promise<number>
  open(folder: string, columns: readonly LineColumn[]): Promise<Peer>
}
