import type { Endpoint, Snapshot } from './endpoint.ts'
import type { PartRule } from '../core/expectation.ts'
import type { NameSearch } from './name-search.ts'

/**
 * A table that the server makes of published ones, once a snapshot and when a query first asks for it: what a list must
 * know of all months of all funds is too much work for each request, and the Parquet says it already.
 */
interface DerivedTable {
  readonly name: string
  /** SELECT that makes the table before a query that reads it; of a monthly table it reads all months. */
  readonly sql: URL
}

/** A query for the newest month or day that the data name: rows of `part` and `newest`. */
export interface NewestQuery {
  /** Table that it reads: it runs only where the snapshot has it, over the newest month of a monthly one. */
  readonly table: string
  /** This SELECT does not count days after `$retrieved_day`. */
  readonly sql: URL
  /** True where the data may name a day after their retrieval; nothing is bound then. */
  readonly reachesAhead?: boolean
}

/** A look-up by class whose rows are texts, and together too many to be kept as rows. */
export interface TextLookUp {
  readonly sql: URL
  /** Columns of a row behind its `cnpj`: texts, each with a value in every row. */
  readonly columns: readonly string[]
  /** Another look-up: rows are kept of the newest month that both have, as requests name that. */
  readonly monthOf?: URL
}

/** Table of the versions of a dataset's filings, one per class and month. */
export interface FilingVersions {
  readonly table: string
  /**
   * SELECT of `cnpj`, `change` and `version` of what was published at `$published_at`, behind the class `$after`, at
   * most `$limit` in the order of `cnpj`.
   */
  readonly sql: URL
}

/** Endpoints of a dataset and what they need. Nothing here can change a published byte. */
export interface DatasetApi {
  /** Place of the dataset wherever people read a list of datasets: the lowest first. */
  readonly place: number
  readonly endpoints: readonly Endpoint[]
  readonly derived?: readonly DerivedTable[]
  /** SQL that statements of answers share, by the name in braces that has its place in them: a file, or a text that declarations make. */
  readonly sqlParts?: Readonly<Record<string, string | URL>>
  /** Queries for the newest period of the data; without them the newest published month is taken. */
  readonly newest?: readonly NewestQuery[]
  /** Reads the rules of parts that a snapshot has and nothing declares but a file of the operator, by their ids. */
  readonly ownRules?: (snapshot: Pick<Snapshot, 'has' | 'query'>) => Promise<Readonly<Record<string, PartRule>>>
  /** Set where the dataset keeps the versions of its filings: `/v1/revisions` lists them. */
  readonly filingVersions?: FilingVersions
  readonly searches?: readonly NameSearch[]
  /**
   * Tables that are small and read by every request, by name: the server keeps them in memory, with an index on each of
   * these columns; of a monthly table the newest months.
   */
  readonly resident?: Readonly<Record<string, readonly string[]>>
  /**
   * SQL of look-ups by class (`Snapshot.lookUpClass`) that nearly every request makes: the server keeps their rows of
   * the newest snapshot for every class, of a monthly table those of the newest month.
   */
  readonly kept?: readonly URL[]
  /** Look-ups with many rows of text, which the server keeps compressed. */
  readonly keptTexts?: readonly TextLookUp[]
  /**
   * Reads into memory what makes requests to the newest snapshot cheap. Until it is there, and at older snapshots, they are
   * answered from tables.
   */
  readonly keep?: (snapshot: Snapshot) => Promise<void>
  /** Reads into memory what its first requests would else wait for: a snapshot that is about to be the newest is warm. */
  readonly warmUp?: (snapshot: Snapshot) => Promise<void>
}

export function defineDatasetApi(api: DatasetApi): DatasetApi {
  return api
}
