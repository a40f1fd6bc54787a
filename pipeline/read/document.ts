import { writeUnsynced } from '../../lake/durable-files.ts'
import type { LakeFiles } from '../../lake/files.ts'
import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import type { VisitedMember } from './members.ts'

const SHOWN = 3

/** Writes a JSON document for DuckDB to read, after checking that it is JSON of the declared shape. */
export async function writeDocument(
  files: LakeFiles,
  path: string,
  { member, memberFile, content }: VisitedMember,
  declaredIn: string,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const document = parseDocument(bytes, memberFile)
  if (member.shape === undefined) throw new Error(`${member.id} does not declare the shape of its document`)
  const { error } = member.shape.safeParse(document)
  if (error !== undefined) throw otherShape(error, memberFile, `${declaredIn} (member ${member.id})`)
  await writeUnsynced(files, path, bytes)
}

function parseDocument(bytes: Buffer, name: string): unknown {
  if (bytes.length === 0) throw notJson(name, 'is empty')
  try {
    // The decoder throws on bytes that are not UTF-8. It keeps a byte order mark, which is not JSON: DuckDB reads the
    // same bytes.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (text.startsWith('\ufeff')) throw notJson(name, 'begins with a byte order mark, so it is not JSON')
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof BuildError) throw error
    throw notJson(name, `is not JSON: ${error instanceof Error ? error.message : ''}`, error)
  }
}

function notJson(name: string, what: string, cause?: unknown): BuildError {
  return new BuildError('SOURCE_DAMAGED', `${name} ${what}`, {
    hint: 'The portal may have sent a part of it, or a message instead: fetch it again later.',
    cause,
  })
}

/** Names the places in the document that differ from the declared shape. */
function otherShape({ issues }: z.ZodError, name: string, declaredIn: string): BuildError {
  const shown = issues.slice(0, SHOWN).map((issue) => `${placeIn(issue.path)} ${describeIssue(issue)}`)
  const more = issues.length > SHOWN ? ` and ${String(issues.length - SHOWN)} more` : ''
  return new BuildError('SOURCE_DRIFT', `${name} has another shape: ${shown.join('; ')}${more}`, {
    hint:
      'The portal may have sent a message instead, or half of the answer: fetch it again later. ' +
      `If the source changed its format, correct the shape in ${declaredIn} and the SQL that reads it, then build again.`,
  })
}

function placeIn(path: z.core.$ZodIssue['path']): string {
  return path.length === 0 ? 'the document' : z.core.toDotPath(path)
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `has the unknown key ${issue.keys.join(', ')}`
  return issue.message.replace(/^Invalid (input: )?/, (_all, input) => (input === undefined ? 'is an invalid ' : ''))
}
