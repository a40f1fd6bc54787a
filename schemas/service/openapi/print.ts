/** Marks JSON text that is printed as it is: read into a value, its decimals would become doubles. */
const MARK = '\u0001'

/** A value that is printed as this very JSON text. */
export function exactly(json: string): string {
  return `${MARK}${json}`
}

/**
 * Levels with one member a line: the document, its sections and their members. An operation or a schema fills one line.
 */
const SPREAD_LEVELS = 3

/** Prints a document with an operation or a schema on each line; text marked by `exactly` stays as it is. */
export function printDocument(document: object): string {
  const text = spread(document, SPREAD_LEVELS, '')
  return `${text.replaceAll(/"\\u0001((?:[^"\\]|\\.)*)"/g, (_whole, json: string) => JSON.parse(`"${json}"`) as string)}\n`
}

function spread(value: unknown, levels: number, indent: string): string {
  if (levels === 0 || value === null || typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const members = isList
    ? (value as readonly unknown[]).map((member) => spread(member, levels - 1, inner))
    : Object.entries(value).flatMap(([name, member]) =>
        member === undefined ? [] : [`${JSON.stringify(name)}: ${spread(member, levels - 1, inner)}`],
      )
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return members.length === 0
    ? `${open}${close}`
    : `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`
}
