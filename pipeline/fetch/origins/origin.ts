/** What an origin said of an edition, by which it can tell later whether it still has the same. */
export interface Validators {
  /** Of HTTP. */
  readonly etag: string | null
  readonly lastModified: string | null
  /** Of a folder: equal stamps mean an equal file. */
  readonly stamp: string | null
}

/** The edition that the asker keeps; null validators ask for the file whatever it is. */
export type KnownValidators = Validators | null

/** What an origin answers when asked for a URL. */
export type OriginAnswer = { readonly says: 'unchanged' } | { readonly says: 'absent' } | Offer

export interface SavedFile {
  readonly sha256: string
  readonly bytes: number
  readonly validators: Validators
}

/** A file that an origin has and the asker does not. One of its two functions is to be called, once. */
export interface Offer {
  readonly says: 'offer'
  /** True where the server calls it a web page. */
  readonly calledPage: boolean
  /** Writes the file to a path of no file; `arrived` is told of bytes as they come. */
  readonly save: (path: string, options: SaveOptions) => Promise<SavedFile>
  readonly decline: () => Promise<void>
}

export interface SaveOptions {
  readonly maxBytes: number
  readonly arrived: (bytes: number) => void
}

/** Where files come from. */
export interface Origin {
  /** True where asking is a burden on others: files are then asked for by their cadence. */
  readonly remote: boolean
  /** How often a file that arrives damaged is downloaded before it is kept as it is. */
  readonly damagedDownloads: number
  /** Where it asks for a URL; answers of one address say nothing of another. Null for a folder. */
  addressOf(url: string): string | null
  /** Runs work on a URL when there is room for it beside the other work. */
  inTurn<T>(url: string, work: () => Promise<T>): Promise<T>
  ask(url: string, known: KnownValidators): Promise<OriginAnswer>
  /** Gives up what is still under way. */
  close(): Promise<void>
}
