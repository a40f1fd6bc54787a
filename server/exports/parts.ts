export type ParameterValues = Readonly<Record<string, readonly string[]>>

/** Counts the combinations of the values; each is a part of the export. */
export function countParts(values: ParameterValues): number {
  return Object.values(values).reduce((count, each) => count * each.length, 1)
}

/** Lists parts in which each value of each parameter stands once: the first part, and one for each other value. */
export function listPartsByValue(values: ParameterValues): Record<string, string>[] {
  const first = findPart(values, 0)
  const others = Object.entries(values).flatMap(([name, each]) =>
    each.slice(1).map((value) => ({ ...first, [name]: value })),
  )
  return [first, ...others]
}

/** Finds a part by its number: the values of the last parameter change first. */
export function findPart(values: ParameterValues, at: number): Record<string, string> {
  let rest = at
  const chosen = Object.entries(values)
    .toReversed()
    .map(([name, each]) => {
      const value = each[rest % each.length] ?? ''
      rest = Math.floor(rest / each.length)
      return [name, value] as const
    })
  return Object.fromEntries(chosen.toReversed())
}
