/** Joins the parts of a line that say something: a part that is not known is ''. */
export function joinFilled(parts: readonly string[], between = ' · '): string {
  return parts.filter((part) => part !== '').join(between)
}
