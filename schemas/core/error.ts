export type BuildErrorCode =
  | 'BAD_PARAMETER' // the operator's command is impossible
  | 'SOURCE_UNREACHABLE' // a file that the portal did not hand over in this run
  | 'NOTHING_TO_READ' // a mirror folder that has no requested file
  | 'SOURCE_DAMAGED' // a zip or file that cannot be read to its end
  | 'SOURCE_DRIFT' // columns, members or months that the declaration does not know
  | 'CHECK_FAILED' // the content breaks a rule that blocks publication
  | 'SECOND_READING_DIFFERS' // a published row is not the line that it names, or a line is in no table
  | 'SQL_FAILED' // the content is something that a dataset's own SQL cannot work out
  | 'OUT_OF_MEMORY' // DuckDB needs more memory than it may take
  | 'BUSY' // another builder holds the data directory
  | 'TIME_LIMIT' // the command did not end within its time
  | 'STOPPED' // somebody stopped the command, such as with Ctrl-C
  | 'DIED' // the process ended before it could report why
  | 'FOREIGN_FOLDER' // the data directory belongs to somebody else
  | 'MEMBERS_LOST' // a source lacks published members, and has not shown this often enough
  | 'IMPLAUSIBLE' // figures or names contradict what is published, and the source has not shown this often enough
  | 'MACHINE' // the machine has no more open files or memory to give
  | 'DISK' // the data directory cannot be read or written
  | 'OLDER_COMPILER' // newer code has published in the data directory
  | 'NOTHING_PUBLISHED' // a command needs a snapshot and there is none
  | 'SNAPSHOT_DAMAGED' // a published file is not what its manifest says
  | 'DELTA_LOG' // the transaction log of a table is not what the manifests say
  | 'STORE_UNREACHABLE' // an object store that did not answer, or refused
  | 'STORE_UNSAFE' // an object store in which two publishers could mix
  | 'SUPERSEDED' // somebody else has published to the object store
  | 'SIGNATURE' // a manifest is not signed by a key that is trusted

/** An outcome of a build that the operator must act on. Anything else that throws is a bug in our code. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly code: BuildErrorCode
  /** Advice for the operator. */
  readonly hint: string
  /** Address of the source file that is at fault, if it is only one. */
  url: string | null = null

  constructor(code: BuildErrorCode, message: string, { hint, cause }: { hint: string; cause?: unknown }) {
    super(message, { cause })
    this.code = code
    this.hint = hint
  }
}
