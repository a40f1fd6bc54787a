import { z } from 'zod'
import type { Format } from '../../api/format.ts'
import { wholeInput } from '../../api/input.ts'
import { described } from '../../api/output.ts'
import { pageInput } from '../../api/page.ts'

/** Formats whose rows can follow each other, because one file has the rows of many answers. */
export const EXPORT_FORMATS = ['csv', 'ndjson', 'arrow'] as const satisfies readonly Format[]
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** A job ends in one of the last four states. */
export const EXPORT_STATES = ['queued', 'running', 'done', 'failed', 'cut', 'expired'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

const text = (description: string) => described(z.string(), description, 'VARCHAR')
const maybeText = (description: string) => described(z.string().nullable(), description, 'VARCHAR')
const count = (description: string) => described(z.int().min(0), description, 'BIGINT')
const choice = z.record(z.string(), z.string()).meta({ description: 'The parameters of the part.' })

/** A part of an export that has no answer. */
export const exportErrorOutput = z
  .strictObject({
    parameters: choice,
    code: text('Code of the error that a request for this part alone gets.'),
    reason: maybeText('Its `reason`; null if it has none.'),
    message: text('The same in a sentence.'),
  })
  .meta({ id: 'ExportError', description: 'A part of an export that has no answer; the others are in the file.' })

/** A part of an export whose answer says that data are missing in it. */
export const exportGapOutput = z
  .strictObject({ parameters: choice, completeness: text('X-Data-Completeness of its answer.') })
  .meta({ id: 'ExportGap', description: 'A part of an export whose month lacks members.' })

/** An export as lists show it. */
export const exportOutput = z
  .strictObject({
    id: text('Id of the export.'),
    state: described(
      z.enum(EXPORT_STATES),
      '`queued`, `running`; `done`: the file is there; `failed`: an error ended it; `cut`: the server could not go on with it; `expired`: the file was there and is deleted.',
      'VARCHAR',
    ),
    message: maybeText('Why it failed or was cut; null otherwise.'),
    endpoint: text('Path of the endpoint that answers each part.'),
    parameters: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'The parameters with all their values; each combination is a part.' }),
    format: described(z.enum(EXPORT_FORMATS), 'Format of the file.', 'VARCHAR'),
    snapshot: text('Snapshot that answers every part.'),
    created_at: text('When it was asked for (UTC).'),
    finished_at: maybeText('When it ended (UTC); null before.'),
    expires_at: maybeText('When the file is deleted (UTC); null while there is none.'),
    parts: count('Parts, which are requests to the endpoint.'),
    parts_done: count('Parts that are done, those without an answer among them.'),
    parts_failed: count('Parts that have no answer.'),
    parts_incomplete: count('Parts whose answer lacks data.'),
    rows: count('Rows in the file so far.'),
    bytes: count('Length of the file so far.'),
    sha256: maybeText('Hash of the whole file, also its ETag; null before it is done.'),
    file: maybeText('Address of the file below that of the API; null while there is none.'),
  })
  .meta({ id: 'Export', description: 'An export job.' })

/** Pages through the parts that an export lists. */
export const exportPageInput = z.strictObject({
  page: pageInput.page,
  page_size: wholeInput(
    1,
    1000,
    'The most parts of a page, of those without an answer and of those that lack data.',
  ).default(100),
})

/** A single export, with a page of the parts that have no answer and of those that lack data. */
const exportDetailOutput = exportOutput
  .extend({
    errors: z.array(exportErrorOutput).meta({ description: 'The parts that have no answer, those of the page.' }),
    incomplete: z.array(exportGapOutput).meta({ description: 'The parts whose answer lacks data, those of the page.' }),
  })
  .meta({ id: 'ExportDetail', description: 'An export job with what is missing in its file.' })

export const exportDetailAnswer = z.strictObject({
  success: z.literal(true),
  next: maybeText('Address of the next page of `errors` and `incomplete`; null on the last.'),
  data: exportDetailOutput,
})

const single = z.union([z.string(), z.number(), z.boolean()])

export const exportInput = z
  .strictObject({
    endpoint: z.string().meta({ description: 'Id or path of an endpoint, such as `/v1/fund/{cnpj}/portfolio`.' }),
    parameters: z
      .record(z.string(), z.union([single, z.array(single), z.strictObject({ from: z.string(), to: z.string() })]))
      .default({})
      .meta({
        description:
          'Parameters of the endpoint by name: a value, a list of values, or for `date` the months `{"from": …, "to": …}`. `as_of` or `snapshot` choose the snapshot; pages, `format` and `download` have no place here.',
      }),
    format: z.enum(EXPORT_FORMATS).default('csv').meta({ description: 'Format of the file.' }),
  })
  .meta({ id: 'ExportRequest', description: 'What an export contains.' })
