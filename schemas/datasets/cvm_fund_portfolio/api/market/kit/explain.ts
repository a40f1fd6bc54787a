/** Writes the relative address of an answer whose rows add up to a figure; parameters without a value are left out. */
export function writeExplain(path: string, parameters: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`],
  )
  return said.length === 0 ? path : `${path}?${said.join('&')}`
}
