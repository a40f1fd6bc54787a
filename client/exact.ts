/** The type of a body in which every number is its decimal text. */
export type NumbersAsText<T> = T extends number
  ? string
  : T extends string | boolean | null | undefined
    ? T
    : T extends object
      ? { [K in keyof T]: NumbersAsText<T[K]> }
      : T

/** JSON with every number as a string of the very digits that were sent. */
export function quoteNumbers(json: string): string {
  return json.replaceAll(
    /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
    (_whole, quoted?: string, digits?: string) => quoted ?? `"${digits ?? ''}"`,
  )
}
