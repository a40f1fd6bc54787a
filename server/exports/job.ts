import { z } from 'zod'
import {
  EXPORT_FORMATS,
  EXPORT_STATES,
  exportErrorOutput,
  exportGapOutput,
  type ExportState,
} from '../../schemas/service/exports/export-job.ts'
import { sameText, type Text } from '../../schemas/core/language.ts'

const instant = z.iso.datetime()

/** A sentence in every language; a job that an older version stored has it in English alone. */
const storedText = z.union([z.strictObject({ en: z.string(), pt: z.string() }), z.string().transform(sameText)])

/** An export job as it is stored. The key is only its id: nobody can ask with it. */
export const exportJobSchema = z.strictObject({
  id: z.uuid(),
  key: z.string(),
  /** Version of the code that made the parts: parts of two versions do not stand in one file. */
  version: z.string(),
  endpoint: z.string(),
  /** At least one value for each parameter; each combination is a part. */
  parameters: z.record(z.string(), z.array(z.string()).min(1)),
  format: z.enum(EXPORT_FORMATS),
  snapshot: z.string(),
  state: z.enum(EXPORT_STATES),
  message: storedText.nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
  expires_at: instant.nullable(),
  /** Parts that are in the file, or have an error. */
  done: z.int().min(0),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().nullable(),
  /** Cost of its parts. */
  worked_ms: z.number().min(0),
  errors: z.array(exportErrorOutput.extend({ message: storedText })),
  incomplete: z.array(exportGapOutput),
  /** A hash of the rows of each part that has any, so that no rows are in the file twice. */
  hashes: z.array(z.string()),
  /** Name that its client gave to the request, hashed, and a hash of what it asked. */
  named: z.strictObject({ name: z.string(), asks: z.string() }).optional(),
})

export type ExportJob = Readonly<z.infer<typeof exportJobSchema>>

/** Progress of a job so far. */
export type ExportProgress = Pick<ExportJob, 'done' | 'rows' | 'bytes' | 'errors' | 'incomplete' | 'hashes'>

export const NO_PROGRESS: ExportProgress = { done: 0, rows: 0, bytes: 0, errors: [], incomplete: [], hashes: [] }

const UNFINISHED: ReadonlySet<ExportState> = new Set<ExportState>(['queued', 'running'])

export function isUnfinished({ state }: Pick<ExportJob, 'state'>): boolean {
  return UNFINISHED.has(state)
}

/** An instant as every answer writes it. */
export function toInstant(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Ends a job that cannot go on: how, and why, in a sentence for its owner. */
export class ExportEnd extends Error {
  override readonly name = 'ExportEnd'
  readonly state: 'failed' | 'cut'

  readonly text: Text

  constructor(state: 'failed' | 'cut', { en, pt }: Text) {
    super(en)
    this.state = state
    this.text = { en, pt }
  }
}
