/** A drawing within the markup of a picture. */
interface Drawing {
  readonly svg: string
  readonly height: number
  /** True for the figures beside a plot. */
  readonly isAxis: boolean
}

/** Drawings that lie over or beside each other. */
interface Block {
  readonly drawings: readonly Drawing[]
  /** Labels below the two ends of a plot. */
  readonly ends: readonly string[]
  /** Unit of the figures of a plot. */
  readonly unit?: string
}

/** Cuts the markup of a picture into plots and other drawings. Links lead nowhere in a file; bars for phones stay out. */
export function cutBlocks(markup: string): Block[] {
  const [before = '', ...plots] = markup
    .replaceAll(/<ul class="largest narrow-only">.*?<\/ul>/gs, '')
    .replaceAll(/<a [^>]*>|<\/a>/g, '')
    .split('<div class="plot">')
  const blocks = [
    ...cutOuter(before).map((svg) => ({ drawings: [describe(svg)], ends: [] })),
    ...plots.map((plot) => ({ drawings: cutOuter(plot).map(describe), ends: listEnds(plot), ...findUnit(plot) })),
  ]
  return blocks.filter(({ drawings }) => drawings.length > 0)
}

function describe(svg: string): Drawing {
  const start = svg.slice(0, svg.indexOf('>'))
  return { svg, height: Number(/ height="([\d.]+)"/.exec(start)?.[1] ?? 0), isAxis: start.includes(' class="axis"') }
}

function findUnit(plot: string): { readonly unit?: string } {
  const [, unit] = /<p class="unit">(.*?)<\/p>/s.exec(plot) ?? []
  return unit === undefined ? {} : { unit }
}

function listEnds(plot: string): string[] {
  const [, ends = ''] = /<p class="ends">(.*?)<\/p>/s.exec(plot) ?? []
  return [...ends.matchAll(/<span>(.*?)<\/span>/gs)].map(([, text = '']) => text)
}

/** Finds the outermost drawings: a treemap has one for each tile inside. */
function cutOuter(markup: string): string[] {
  const found: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: tag, index } of markup.matchAll(/<svg\b|<\/svg>/g)) {
    if (tag === '<svg') {
      if (depth === 0) start = index
      depth += 1
    } else {
      depth -= 1
      if (depth === 0) found.push(markup.slice(start, index + tag.length))
    }
  }
  return found
}
