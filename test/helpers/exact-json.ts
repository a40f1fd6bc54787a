/** JSON with every number as the text it was printed with: nothing passes through a double. */
export function exactJson(text: string): unknown {
  return JSON.parse(
    text.replaceAll(
      /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
      (_whole, quoted?: string, number?: string) => quoted ?? `"${number ?? ''}"`,
    ),
  )
}
