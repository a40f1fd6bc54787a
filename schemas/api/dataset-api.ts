import type { Endpoint, Snapshot } from './endpoint.ts'
import type { PartRule } from '../core/expectation.ts'
import type { NameSearch } from './name-search.ts'

/**
 * A table that the server makes from published ones, once for each snapshot, when a query first needs it. What a list
 * must know about all months of all funds would be too much work for each request, and needs no file of its own.
 */
interface DerivedTable {
  readonly name: string
  /** SELECT that makes the table before a query that reads it; of a monthly table it reads all months. */
  readonly sql: URL
}

/** A query for the newest month or day that the data name: rows of `part` and `newest`. */
export interface NewestQuery {
  /**
   * Table that the query reads. The query runs only if the snapshot has the table, and over the newest month of a
   * monthly one.
   */
  readonly table: string
  /** SELECT that does not count days after `$retrieved_day`. */
  readonly sql: URL
  /** True if the data may name a day after their retrieval; nothing is bound then. */
  readonly reachesAhead?: boolean
}

/** A look-up by class whose rows are texts, too many to be kept as rows. */
export interface TextLookUp {
  readonly sql: URL
  /** Columns of a row after its `cnpj`: texts, each with a value in every row. */
  readonly columns: readonly string[]
  /** Another look-up: rows are kept for the newest month that both have, because requests name that month. */
  readonly monthOf?: URL
}

/** Table of the versions of a dataset's filings, one per class and month. */
export interface FilingVersions {
  readonly table: string
  /**
   * SELECT of `cnpj`, `change` and `version` for what was published at `$published_at`, after the class `$after`, at
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
  /**
   * SQL that statements of answers share, by the name in braces that stands for it: a file, or a text that declarations
   * make.
   */
  readonly sqlParts?: Readonly<Record<string, string | URL>>
  /** Queries for the newest period of the data; without them the newest published month is taken. */
  readonly newest?: readonly NewestQuery[]
  /** Reads, by their ids, the rules of parts that only a file of the operator declares. */
  readonly ownRules?: (snapshot: Pick<Snapshot, 'has' | 'query'>) => Promise<Readonly<Record<string, PartRule>>>
  /** Present if the dataset keeps the versions of its filings, which `/v1/revisions` lists. */
  readonly filingVersions?: FilingVersions
  readonly searches?: readonly NameSearch[]
  /**
   * Small tables that every request reads, by name: the server keeps them in memory (of a monthly table, the newest
   * months), with an index on each of these columns.
   */
  readonly resident?: Readonly<Record<string, readonly string[]>>
  /**
   * SQL of look-ups by class (`Snapshot.lookUpClass`) that nearly every request makes: for the newest snapshot, the
   * server keeps their rows for every class (of a monthly table, those of the newest month).
   */
  readonly kept?: readonly URL[]
  /** Look-ups with many rows of text, which the server keeps compressed. */
  readonly cachedTexts?: readonly TextLookUp[]
  /**
   * Reads into memory what makes requests to the newest snapshot cheap. Until then, and for older snapshots, tables
   * answer.
   */
  readonly keep?: (snapshot: Snapshot) => Promise<void>
  /** Reads into memory what first requests would otherwise wait for, before a snapshot becomes the newest. */
  readonly warmUp?: (snapshot: Snapshot) => Promise<void>
}

export function defineDatasetApi(api: DatasetApi): DatasetApi {
  return api
}
