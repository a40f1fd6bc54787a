/** Marks JSON text that is printed as it is: read into a value, its decimals would become doubles. */
const MARK = '\u0001'

/** A value that is printed as this very JSON text. */
export function exactly(json: string): string {
  return `${MARK}${json}`
}

/** The text of a document, a line a member, what is exact on one line as it came. */
export function printDocument(document: object): string {
  const text = JSON.stringify(document, null, 2)
  return `${text.replaceAll(/"\\u0001((?:[^"\\]|\\.)*)"/g, (_whole, json: string) => JSON.parse(`"${json}"`) as string)}\n`
}
