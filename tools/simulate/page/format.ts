/** Formats a figure with three digits, and none behind the point of large ones. */
export function formatFigure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US')
  return String(Number(value.toPrecision(Math.abs(value) >= 10 ? 3 : 2)))
}

export function formatPercent(share: number): string {
  const percent = share * 100
  return `${percent >= 10 || percent === 0 ? percent.toFixed(0) : percent.toFixed(1)} %`
}

/** Formats a table of Markdown. */
export function formatMarkdown(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(header), `|${header.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}
