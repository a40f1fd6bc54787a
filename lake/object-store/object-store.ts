/** An object as it lies in a store. */
export interface ObjectFacts {
  readonly bytes: number
  /** Name of this content, as the store gives it, with its quotes. */
  readonly etag: string
  /** Hash in hexadecimal; null unless the store kept the hash with which the object was put. */
  readonly sha256: string | null
}

export interface ListedObject {
  readonly key: string
  readonly bytes: number
  readonly modified: Date
}

export interface ObjectContent {
  readonly body: Buffer
  readonly etag: string
}

/** An object that is being read. */
export interface ObjectStream {
  /** Position of the first byte; 0 if the store sends the whole object, whatever was requested. */
  readonly from: number
  readonly chunks: AsyncIterable<Uint8Array>
}

export interface GetOptions {
  /** Answers `unchanged` if the object still has this ETag. */
  readonly ifNoneMatch?: string
  /** A longer object is an error. */
  readonly mostBytes: number
  readonly signal?: AbortSignal
}

/** Read access to a store of objects. */
export interface ReadableStore {
  /** Address for messages, without secrets. */
  readonly address: string
  /** Null if there is no such object; whole in memory, so only for small ones. */
  get(key: string, options: GetOptions): Promise<ObjectContent | 'unchanged' | null>
  /** Reads an object from a byte on; null if there is none. */
  read(key: string, from: number, signal: AbortSignal): Promise<ObjectStream | null>
}

/** Bytes, or a file with its length. `changes` marks the few objects that ever change. */
export type PutContent =
  | { readonly bytes: Buffer; readonly encoding?: 'gzip'; readonly type: string; readonly changes?: true }
  | { readonly file: string; readonly length: number; readonly sha256: string }

/** Condition under which a put happens. */
export type PutCondition = { readonly ifNoneMatch: '*' } | { readonly ifMatch: string }

/** Read and write access to a store of objects. */
export interface ObjectStore extends ReadableStore {
  /** Null if there is no such object. */
  head(key: string): Promise<ObjectFacts | null>
  /** Puts an object and returns its ETag. Throws a `StoreError` with the reason `precondition` if another was first. */
  put(key: string, content: PutContent, condition: PutCondition | null): Promise<string>
  /** Lists the objects whose keys begin with a prefix. */
  list(prefix: string): AsyncIterable<ListedObject>
  remove(key: string): Promise<void>
  close(): void
}

/** Why a store did not fulfil a request. */
type StoreFault =
  | 'unreachable' // no meaningful answer, even after some tries
  | 'refused' // credentials, permissions, a bucket that does not exist
  | 'precondition' // the object is there or has changed, so the put did not happen
  | 'unsupported' // the store does not know the request
  | 'too long' // an object is longer than it may be

export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly fault: StoreFault

  constructor(fault: StoreFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.fault = fault
  }
}

/** True for the error of a put whose condition did not hold. */
export function isPreconditionFailure(error: unknown): boolean {
  return error instanceof StoreError && error.fault === 'precondition'
}
