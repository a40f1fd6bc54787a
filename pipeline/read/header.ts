import { BuildError } from '../../schemas/core/error.ts'
import type { Member } from '../../schemas/core/source.ts'

/** A name as it stands; what is shaped like no name may be a line of data, which no message repeats. */
function shown(name: string): string {
  return name === '' || /^[A-Za-z_]\w{0,59}$/.test(name) ? JSON.stringify(name) : '(no name)'
}

/**
 * The declared name of each column of a header, in the header's order. Columns are found by name, never by place: the
 * layout follows the day the file was generated, not the month it is about.
 */
export function resolveHeader(header: string, member: Member, memberFile: string, declaredIn: string): string[] {
  const byName = new Map<string, string>()
  for (const [name, { formerly = [] }] of Object.entries(member.fields)) {
    for (const spelling of [name, ...formerly]) byName.set(spelling, name)
  }
  const columns = header.split(';').map((name) => name.trim())
  const resolved = columns.map((name) => byName.get(name) ?? null)
  const unknown = columns.filter((_name, at) => resolved[at] === null)
  const missing = Object.entries(member.fields)
    .filter(([name, { optional = false }]) => !optional && !resolved.includes(name))
    .map(([name]) => name)
  const twice = resolved.filter((name, at) => name !== null && resolved.indexOf(name) !== at)
  if (unknown.length + missing.length + twice.length === 0) return resolved.filter((name) => name !== null)
  const found = [
    unknown.length > 0 && `unknown column ${unknown.map(shown).join(', ')}`,
    missing.length > 0 && `missing column ${missing.join(', ')}`,
    twice.length > 0 && `column ${twice.join(', ')} stands twice`,
  ].filter(Boolean)
  throw new BuildError('SOURCE_DRIFT', `${memberFile} line 1: ${found.join('; ')}`, {
    hint:
      `If the source renamed or added a column, declare it in ${declaredIn} (member ${member.id}: ` +
      'a renamed one under `formerly`, a new one with its kind and a place in the SQL), then build again.',
  })
}
