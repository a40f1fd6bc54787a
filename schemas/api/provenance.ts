import { z } from 'zod'
import { type Month, monthOfDay } from '../core/month.ts'
import type { Row, Snapshot, Value } from './endpoint.ts'
import { switchInput } from './input.ts'
import { described } from './output.ts'
import { issueText } from './issue-message.ts'
import { valueMessages } from './value-messages.ts'

/** Parameter of every endpoint whose rows were each read from one line. */
export const provenanceInput = {
  provenance: switchInput('With the file, member and line that each row was read from, as `source`.').optional(),
}

export const sourceOutput = z
  .strictObject({
    file: described(z.string(), 'File as downloaded; "" where it is no file of a portal.', 'VARCHAR'),
    member: described(
      z.string(),
      'File inside the zip that has the line; of a file that is no zip its name.',
      'VARCHAR',
    ),
    line: described(z.int(), 'Number of the line in that file; the header is line 1.', 'INTEGER'),
    sha256: described(z.string(), 'SHA-256 of the file as downloaded; "" where it is no file of a portal.', 'VARCHAR'),
  })
  .meta({ id: 'RowSource', description: 'The place that the row was read from; with `provenance=true`.' })

/** Declares the source of rows that may come from no file, or from one that was not recorded. */
export function sourceOrNull(because: string) {
  return sourceOutput
    .nullable()
    .optional()
    .meta({ description: `The place that the row was read from; with \`provenance=true\`. ${because}` })
}

/** Error of a request that asks for the line of rows that are made from many lines, or from none. */
export const NO_PROVENANCE = {
  error: issueText(valueMessages.noProvenance),
  path: ['provenance'],
}

/** Adds its `source` to the row of a query if that is wanted, and removes the columns from which it is made. */
export type AddSource = (row: Row) => Row

/**
 * `dayOf` gives a day or the month of the file that a row was read from; null if the dataset has no months. The source
 * of a row without a member is null.
 */
export function addSource(
  { manifest }: Pick<Snapshot, 'manifest'>,
  dataset: string,
  isWanted: boolean,
  dayOf: (row: Row) => Value | undefined = () => null,
): AddSource {
  if (!isWanted) return withoutPlace
  const files = new Map<string, { readonly file: string; readonly sha256: string }>()
  for (const { dataset: of, month, url, sha256, members } of manifest.sources) {
    if (of !== dataset) continue
    const file = fileIn(url)
    for (const { name } of members) files.set(writePlace(month, name), { file, sha256 })
  }
  return (row) => {
    const { source_member: member = '', source_line: line = null } = row
    if (member === null) return { ...withoutPlace(row), source: null }
    const { file = '', sha256 = '' } = files.get(writePlace(monthIn(dayOf(row)), member)) ?? {}
    return { ...withoutPlace(row), source: { file, member, line, sha256 } }
  }
}

/** Adds the source of rows that name their file themselves, because the snapshot can have a later edition of it. */
export function addRecordedSource(isWanted: boolean): AddSource {
  if (!isWanted) return withoutPlace
  return (row) => {
    const {
      source_member: member = null,
      source_line: line = null,
      source_url: url,
      source_sha256: sha256 = null,
    } = row
    if (typeof url !== 'string') return { ...withoutPlace(row), source: null }
    return { ...withoutPlace(row), source: { file: fileIn(url), member, line, sha256 } }
  }
}

function withoutPlace({
  source_member: _member,
  source_line: _line,
  source_url: _url,
  source_sha256: _sha256,
  ...fields
}: Row): Row {
  return fields
}

function fileIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

function monthIn(day: Value | undefined): Month | null {
  return typeof day === 'string' ? monthOfDay(day) : null
}

function writePlace(month: Month | null, member: Value): string {
  return `${month ?? ''} ${typeof member === 'string' ? member : ''}`
}
