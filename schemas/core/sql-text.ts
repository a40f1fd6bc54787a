/** A text literal, for names and paths of our own where SQL takes no parameters. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A quoted identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
