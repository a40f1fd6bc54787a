import { BuildError } from '../../schemas/core/error.ts'
import type { Member } from '../../schemas/core/source.ts'
import { toLineFields } from './control-bytes.ts'
import type { BadLine } from './number-lines.ts'
import { maskPersonalData } from './personal-data.ts'
import { separatorOf } from './separator.ts'

/**
 * Shows a name as filed. A text that does not look like a name may be a line of data, which no message may repeat: eleven
 * digits can be the number of a person, and no column has them in its name.
 */
function showName(name: string): string {
  const isName = /^[A-Za-z_]\w{0,59}$/.test(name) && !/\d{11}/.test(name)
  return name === '' || isName ? JSON.stringify(name) : '(no name)'
}

/**
 * Resolves the declared name of each column of a header, in the header's order. Columns are found by name, never by
 * position: the layout depends on the day on which the file was generated, not on its month.
 */
export function resolveHeader(header: string, member: Member, memberFile: string, declaredIn: string): string[] {
  const byName = new Map<string, string>()
  for (const [name, { aliases = [] }] of Object.entries(member.fields)) {
    for (const spelling of [name, ...aliases]) byName.set(spelling, name)
  }
  const ignored = new Set(member.ignored?.columns)
  const quoted = member.format === 'quoted_lines'
  const separator = String.fromCharCode(separatorOf(member))
  const columns = header.split(separator).map((name) => (quoted ? name.trim().replace(/^"(.*)"$/, '$1') : name.trim()))
  const resolved = columns.map((name) => byName.get(name) ?? (ignored.has(name) ? name : null))
  const unknown = columns.filter((_name, at) => resolved[at] === null)
  const missing = Object.entries(member.fields)
    .filter(([name, { optional = false }]) => !optional && !resolved.includes(name))
    .map(([name]) => name)
  const twice = resolved.filter((name, at) => name !== null && resolved.indexOf(name) !== at)
  if (unknown.length + missing.length + twice.length === 0) return resolved.filter((name) => name !== null)
  const found = [
    unknown.length > 0 &&
      `unknown column ${unknown.map((name) => (member.hidesLines === undefined ? showName(name) : '(not shown)')).join(', ')}`,
    missing.length > 0 && `missing column ${missing.join(', ')}`,
    twice.length > 0 && `column ${twice.join(', ')} is there twice`,
  ].filter(Boolean)
  throw new BuildError('SOURCE_DRIFT', `${memberFile} line 1: ${found.join('; ')}`, {
    hint:
      `If the source renamed or added a column, declare it in ${declaredIn} (member ${member.id}: ` +
      'a renamed one under `aliases`, a new one with its kind and a place in the SQL), or in columns.ts where it is ' +
      '`copied`. Then build again.',
  })
}

/** Resolves the columns of a member that is being read, and refuses a member without a header. */
export function readHeader(member: Member, memberFile: string, declaredIn: string) {
  let columns: readonly string[] = []
  return {
    resolve: (header: string) => {
      columns = resolveHeader(header, member, memberFile, declaredIn)
      return toLineFields(columns, member)
    },
    columns: () => columns,
    /** A member may be empty or contain only a warning; with any other content it must have a header. */
    refuseMissing: (headerLine: number | null, bad: readonly BadLine[]) => {
      const first = bad.find(({ stray }) => !stray)
      if (headerLine !== null || first === undefined) return
      const shownText =
        member.hidesLines === undefined ? JSON.stringify(maskPersonalData(first.text).slice(0, 80)) : 'a text'
      throw new BuildError('SOURCE_DRIFT', `${memberFile} line 1: no header, but ${shownText}`, {
        hint: 'The portal may have sent a web page instead of the file: fetch it again later.',
      })
    },
  }
}
