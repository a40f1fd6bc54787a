import type { z } from 'zod'
import type { Month } from './month.ts'

/** A number as its exact decimal text, so that no value passes through a binary float on its way to the client. */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What an answer is made of. Key order is the order of the answer. */
export type Value =
  null | boolean | string | number | ExactNumber | readonly Value[] | { readonly [key: string]: Value }
export type Row = Readonly<Record<string, Value>>
export type Binding = string | number | boolean | null

/** What an endpoint can ask of the snapshot that answers it. */
export interface Snapshot {
  readonly id: string
  /** Runs a `.sql` file of the dataset over the given month's partition, or over tables in one piece. */
  query(sqlFile: URL, bindings: Readonly<Record<string, Binding>>, months?: readonly Month[]): Promise<Row[]>
  /** Months of a dataset in this snapshot, newest first. */
  months(datasetId: string): readonly Month[]
  /** Whether this snapshot has that table in one piece. */
  has(table: string): boolean
  /** Months that this snapshot has of that table, newest first. */
  monthsWith(table: string): readonly Month[]
  /** When the newest input of that partition was retrieved, as `YYYY-MM-DDTHH:MM:SSZ`. */
  retrievedAt(datasetId: string, month: Month | null): string | null
  /** File and hash of the sources of a month, by source id. */
  inputs(
    datasetId: string,
    month: Month,
  ): readonly { readonly source: string; readonly file: string; readonly sha256: string }[]
}

export interface Answer {
  readonly body: Readonly<Record<string, Value>>
  readonly headers?: Readonly<Record<string, string>>
  /** For `download=true`: what the file name says after the dataset. */
  readonly fileName: string
  /** Of a list whose page is full: the page that goes on. */
  readonly nextPage?: number
}

/** One GET route: what it takes, what it answers and how. */
export interface Endpoint {
  readonly id: string
  /** The path below the base address, parameters in braces: `/v1/fund/{cnpj}/portfolio`. */
  readonly path: string
  readonly summary: string
  /** The dataset whose scope a key needs; null where any valid key will do. */
  readonly dataset: string | null
  /** Path and query parameters. Strict: what is not declared is refused. */
  readonly input: z.ZodObject
  /** The shape of a successful body, as JSON. */
  readonly output: z.ZodObject
  /** Requests that work on the bundled sample. */
  readonly examples: readonly Readonly<Record<string, string>>[]
  readonly answer: (snapshot: Snapshot, input: never) => Promise<Answer>
}

/** Declares an endpoint; the types of `input` and of what `answer` takes agree. */
export function defineEndpoint<I extends z.ZodObject>(
  endpoint: Omit<Endpoint, 'input' | 'answer'> & {
    readonly input: I
    readonly answer: (snapshot: Snapshot, input: z.output<I>) => Promise<Answer>
  },
): Endpoint {
  return endpoint
}
