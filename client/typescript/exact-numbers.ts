/** A body in which every number is its decimal text. */
export type NumbersAsText<T> = T extends number
  ? string
  : T extends string | boolean | null | undefined
    ? T
    : T extends object
      ? { [K in keyof T]: NumbersAsText<T[K]> }
      : T

/** Turns every number in JSON into a string of exactly the digits that were sent. */
export function quoteNumbers(json: string): string {
  return json.replaceAll(
    /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
    (_whole, quoted?: string, digits?: string) => quoted ?? `"${digits ?? ''}"`,
  )
}
