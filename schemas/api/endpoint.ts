import type { z } from 'zod'
import type { Calendars } from './business-day.ts'
import type { CostBounds } from './cost.ts'
import type { PartRule } from '../core/expectation.ts'
import type { GroupMember } from './issuer-groups.ts'
import type { Message } from './language/message.ts'
import type { Manifest } from '../core/manifest.ts'
import type { Month } from '../core/month.ts'
import type { Ranges } from './ranges.ts'
import type { NamedTogether } from './value-list.ts'
import type { ExactNumber } from '../core/exact-number.ts'
import type { WorkBudget } from '../core/work-budget.ts'

/** A value of an answer. Key order is the order of the answer. */
export type Value =
  null | boolean | string | number | ExactNumber | Rows | readonly Value[] | { readonly [key: string]: Value }
export type Row = Readonly<Record<string, Value>>

/** A list in an answer that comes in pieces, so that no answer is in memory as a whole. It can be read once. */
export class Rows {
  readonly pieces: AsyncIterable<readonly Row[]>
  /** JSON of the same rows; null if it cannot be written without making the rows. */
  readonly json: AsyncIterable<readonly string[]> | null

  constructor(pieces: AsyncIterable<readonly Row[]>, json: AsyncIterable<readonly string[]> | null = null) {
    this.pieces = pieces
    this.json = json
  }

  /** Cuts a list that is in memory into pieces, small enough that no format writes a long list at once. */
  static of(rows: readonly Row[]): Rows {
    return new Rows({
      [Symbol.asyncIterator]: () => {
        const pieces = cutSlices(rows)
        return { next: () => Promise.resolve(pieces.next()) }
      },
    })
  }

  /** Gives the list another way to its JSON. */
  writtenAs(json: AsyncIterable<readonly string[]>): Rows {
    return new Rows(this.pieces, json)
  }

  map(change: (row: Row) => Row): Rows {
    const { pieces } = this
    return new Rows(
      (async function* () {
        for await (const piece of pieces) yield piece.map(change)
      })(),
    )
  }

  filter(passes: (row: Row) => boolean): Rows {
    const { pieces } = this
    return new Rows(
      (async function* () {
        for await (const piece of pieces) yield piece.filter(passes)
      })(),
    )
  }
}

/** A format makes this many rows at once. */
const ROWS_A_PIECE = 100

function* cutSlices(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < Math.max(1, rows.length); at += ROWS_A_PIECE) yield rows.slice(at, at + ROWS_A_PIECE)
}

/** A value that a query binds, or a list of at least one text. */
export type BoundValue = string | number | boolean | null | readonly string[]
/** A parameter of a query: what it binds, or the ranges that its SQL names `{in_ranges}`. */
export type Binding = BoundValue | Ranges

/** Newest month or day that the data of a dataset name, by part; a dataset in one piece has the part `''`. */
export type NewestPeriods = ReadonlyMap<string, string>

export interface Snapshot {
  readonly id: string
  /** Partitions with their files, checks and completeness, and the sources that they were made from. */
  readonly manifest: Manifest
  readonly calendars: Calendars
  readonly newest: ReadonlyMap<string, NewestPeriods>
  /** Rules of parts that only a file of the builder's operator declares, by dataset and part. */
  readonly ownRules?: ReadonlyMap<string, Readonly<Record<string, PartRule>>> | undefined
  /** Groups of companies that the operator has loaded; null if there are none. */
  readonly issuerGroups: readonly GroupMember[] | null
  /** Counts the work of the request outside its queries, whose rows are counted already. */
  readonly work: WorkBudget
  /** Runs a `.sql` file of the dataset over the given month's partition, or over tables in one piece. */
  query(sqlFile: URL, bindings: Readonly<Record<string, Binding>>, months?: readonly Month[]): Promise<Row[]>
  /**
   * Reads the rows of one class. The SQL has `cnpj = $cnpj` and gives that column. Look-ups that wait at the same time
   * share a query.
   */
  lookUpClass(sqlFile: URL, cnpj: string, months?: readonly Month[]): Promise<Row[]>
  /** Reads the rows of several classes by the same SQL, in one query if they are not kept. */
  lookUpClasses(sqlFile: URL, cnpjs: readonly string[], months?: readonly Month[]): Promise<Row[]>
  /** Reads a list that can be long, a piece at a time. */
  rows(sqlFile: URL, bindings: Readonly<Record<string, Binding>>, months?: readonly Month[]): Promise<Rows>
  /** Months of a dataset in this snapshot, newest first. */
  months(datasetId: string): readonly Month[]
  /** True if this snapshot has that table in one piece. */
  has(table: string): boolean
  /** Months in which this snapshot has the table, newest first. */
  monthsWith(table: string): readonly Month[]
  /** When the newest input of that partition was retrieved, as `YYYY-MM-DDTHH:MM:SSZ`. */
  retrievedAt(datasetId: string, month: Month | null): string | null
}

export interface EndpointAnswer {
  /** Body as in JSON, with the list in its place. */
  readonly body: Readonly<Record<string, Value>>
  readonly headers?: Readonly<Record<string, string>>
  /** End of the file name after the dataset, for `download=true`. */
  readonly fileName: string
  /** Values of the endpoint's `rowKeys`. */
  readonly rowKeys?: Row
  /** Number of the next page, only if the page is full. */
  readonly nextPage?: number
  /** `cursor` of the next page, for a list with cursors, if the page is full. */
  readonly nextCursor?: string
}

/** Tells clients to stop using something, since when, and until when it answers at least. */
export interface Deprecation {
  /** Day of the announcement, `YYYY-MM-DD`. */
  readonly since: string
  /** Day from which it may be gone, `YYYY-MM-DD`. */
  readonly sunset: string
  /** Why, and what to do, in a sentence. */
  readonly note: string
  /** A path, parameter or field. */
  readonly replacement?: string
}

type ExtraScope =
  | string
  | {
      readonly parameter: string
      /** Finds the dataset from which a value of the parameter is read; without it, the value is the dataset. */
      readonly datasetOf?: (value: string) => string
    }

/** A parameter that names the parts of an answer; without it, the answer has all parts that the client may see. */
export interface NarrowedParameter {
  readonly parameter: string
  /** Values that it takes; several have commas between them. */
  readonly values: readonly string[]
  /** Names that stand for several of these values; a client gets those that it may see. */
  readonly together?: NamedTogether
  /** Lists the datasets whose terms let a value be shown only to those who have their scope. */
  readonly datasetsOf: (value: string) => readonly string[]
  /** False for a request whose answer does not depend on what it names; without it, every answer depends on it. */
  readonly countsIn?: (parameters: Readonly<Record<string, unknown>>) => boolean
}

/** How a POST gives the parameters of an endpoint in a JSON body, if they are too long for an address. */
export interface PostedInput {
  readonly body: z.ZodObject
  /** Turns a body into parameters, as an address would write them. */
  readonly toParameters: (body: never) => Readonly<Record<string, string>>
  /** Error for any other body. */
  readonly wrong: Message
  /** A body that works on the bundled sample. */
  readonly example: object
}

/** One GET route: its input, its output and how it answers. */
export interface Endpoint {
  readonly id: string
  /** Path below the base address, parameters in braces: `/v1/fund/{cnpj}/portfolio`. */
  readonly path: string
  readonly summary: string
  /** For the reference: what a client should know before it asks. Markdown. */
  readonly description: string
  /** Dataset whose scope a key needs; null if any valid key will do. */
  readonly dataset: string | null
  /** Scopes that a key needs in addition: a scope by its name, or the dataset that a parameter names. */
  readonly extraScopes?: readonly ExtraScope[]
  /**
   * Lists the datasets whose names or rows an answer to these parameters shows, for an endpoint that any key may ask.
   * Without it, an answer describes datasets and shows none of their rows.
   */
  readonly shows?: (parameters: Readonly<Record<string, unknown>>) => readonly string[]
  /** Present if a request that names nothing is answered with what its client may see. */
  readonly narrowed?: NarrowedParameter
  /** Path and query parameters. Undeclared ones are refused. */
  readonly input: z.ZodObject
  /** Present if a POST takes the parameters in its body, and answers the same. */
  readonly posted?: PostedInput
  /** Shape of a successful body, as JSON. Every field has a description and, if it is a column, its type. */
  readonly output: z.ZodObject
  /**
   * Keys that lead from the body to what CSV, NDJSON and Arrow give row by row: `['data']` of a list, `['data',
   * 'portfolio']` of a portfolio; a single object there is one row. If `data` is a list, the rows of all its items are
   * joined, and each item has its `rowKeys`.
   */
  readonly rows: readonly string[]
  /** Keys of the body next to a single row, whose columns follow those of the row. */
  readonly rowSiblings?: readonly string[]
  /**
   * Keys that all rows of an answer share, such as a fund and a day. CSV, NDJSON and Arrow, which have no envelope,
   * give these columns first in every row. No row has a field of these names.
   */
  readonly rowKeys?: Readonly<Record<string, z.ZodType>>
  /** Columns that only rows of a request with this parameter have: CSV, Arrow and Excel leave them out of all others. */
  readonly addedColumns?: { readonly parameter: string; readonly columns: readonly string[] }
  /** Headers that only answers of this endpoint have, with their meanings. */
  readonly headers?: Readonly<Record<string, string>>
  /** Present if clients should stop asking the endpoint; tells until when it answers. */
  readonly deprecated?: Deprecation
  /** Without it every request is light, within the usual bounds. */
  readonly cost?: CostBounds
  /** Requests that work on the bundled sample. */
  readonly examples: readonly Readonly<Record<string, string>>[]
  /** Lists the columns that the rows of this request lack, if rows have several shapes; no range can name them. */
  readonly absentColumns?: (input: never) => readonly string[]
  readonly answer: (snapshot: Snapshot, input: never) => Promise<EndpointAnswer>
}

/** Ranges of a request, which come with the parameters that its endpoint declares. */
export interface Ranged {
  readonly ranges: Ranges
}

/** Declares an endpoint; the types of `input` and of what `answer` and `cost` take agree. */
export function defineEndpoint<I extends z.ZodObject>(
  endpoint: Omit<Endpoint, 'input' | 'answer' | 'cost' | 'absentColumns'> & {
    readonly input: I
    readonly cost?: CostBounds & {
      readonly heavy?: { readonly when: string; readonly is: (input: z.output<I> & Ranged) => boolean }
      readonly wide?: { readonly is: (input: z.output<I> & Ranged) => boolean }
    }
    readonly absentColumns?: (input: z.output<I>) => readonly string[]
    readonly answer: (snapshot: Snapshot, input: z.output<I> & Ranged) => Promise<EndpointAnswer>
  },
): Endpoint {
  return endpoint
}
