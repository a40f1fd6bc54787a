import type { LakeFiles } from '../../../lake/files.ts'
/** Marks that an origin gives an edition, so that it can tell later whether the file has changed. */
export interface Validators {
  /** From HTTP. */
  readonly etag: string | null
  readonly lastModified: string | null
  /** From a folder: equal stamps mean an equal file. */
  readonly stamp: string | null
}

/** Marks of the kept edition; null requests the file in any case. */
export type KnownValidators = Validators | null

/** Fields of a form that is sent for a file. */
export type SentForm = Readonly<Record<string, string>>

/** An origin's answer about a URL. */
export type OriginAnswer = { readonly says: 'unchanged' } | { readonly says: 'absent' } | Offer

export interface SavedFile {
  readonly sha256: string
  readonly bytes: number
  readonly validators: Validators
}

/** A file that the origin has and data/raw lacks. The caller calls exactly one of the two functions, once. */
export interface Offer {
  readonly says: 'offer'
  /** True if the server calls it a web page. */
  readonly calledPage: boolean
  /** Writes the file to a path that does not exist yet; `arrived` gets the bytes as they come. */
  readonly save: (path: string, options: SaveOptions) => Promise<SavedFile>
  readonly decline: () => Promise<void>
}

export interface SaveOptions {
  readonly files: LakeFiles
  readonly maxBytes: number
  readonly arrived: (bytes: number) => void
}

/** A place from which files come. */
export interface FileOrigin {
  /** True if requests burden others: files are then requested by their cadence. */
  readonly remote: boolean
  /** True for the portals themselves: a mirror has the answer to a form as a file. */
  readonly takesForms?: boolean
  /** How often a damaged file is downloaded before it is kept as damaged. */
  readonly damagedDownloads: number
  /**
   * Gives the address to request for a URL; null for a folder. The answer from one address tells nothing about another.
   */
  addressOf(url: string): string | null
  /** Runs work on a URL when the queues have room for it. */
  inTurn<T>(url: string, work: () => Promise<T>): Promise<T>
  /** Asks for a file, or for the answer to a form. Nothing tells whether the answer to a form has changed. */
  ask(url: string, known: KnownValidators, form?: SentForm | null): Promise<OriginAnswer>
  /** False if the origin is known to lack the file, without a request for it: progress counts the other files. */
  readonly mayHave?: (url: string) => Promise<boolean>
  /** Ends all requests that are still running. */
  close(): Promise<void>
}
