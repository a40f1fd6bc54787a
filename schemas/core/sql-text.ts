/** Writes a text literal, for our own names and paths where SQL takes no parameters. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Writes a quoted identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
