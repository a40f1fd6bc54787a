/** Groups lines by holder, and keeps their order. */
export function groupByHolder<L extends { readonly cnpj: string }>(lines: readonly L[]): Map<string, L[]> {
  const groups = new Map<string, L[]>()
  for (const line of lines) {
    const group = groups.get(line.cnpj)
    if (group === undefined) groups.set(line.cnpj, [line])
    else group.push(line)
  }
  return groups
}
