import type { ChartPicture, LegendEntry } from '../page.ts'
import { cutBlocks } from './picture-blocks.ts'
import { findColour, PICTURE_STYLE } from './picture-style.ts'

/** As wide as the previews that sites show. */
export const PICTURE_WIDTH = 1200
const MARGIN = 40
const INNER = PICTURE_WIDTH - 2 * MARGIN
/** Width of the figures beside a plot, and the gap behind them. */
const AXIS = 96
const GAP = 8
const LEGEND_HEIGHT = 26

/** Pieces of a picture, and the height at which the next begins. */
interface Placed {
  readonly pieces: readonly string[]
  readonly bottom: number
}

/** Where a picture is from: the title of its page, and its address. */
export interface PicturePlace {
  readonly page: string
  readonly address: string
}

/** Writes a picture as SVG. Its title, sentence and legend, its source, snapshot and address are in it. */
export function writePictureSvg(picture: ChartPicture, { page, address }: PicturePlace): string {
  const above = placeText(wrap(page, 17, 2), { size: 17, kind: 'quiet', top: MARGIN - 8 })
  const title = placeText(wrap(picture.title, 30, 3), { size: 30, kind: 'title', top: above.bottom })
  const sentence = placeText(wrap(picture.sentence, 17, 3), { size: 17, kind: 'quiet', top: title.bottom })
  const legend = placeLegend(picture.legend, sentence.bottom + 14)
  const drawn = placeDrawings(picture.drawn, legend.bottom)
  const foot = [...wrap(picture.source, 15, 2), ...wrap(address, 15, 2)]
  const source = placeText(foot, { size: 15, kind: 'quiet', top: drawn.bottom })
  const [width, height] = [String(PICTURE_WIDTH), String(Math.ceil(source.bottom + MARGIN))]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escape(page === '' ? picture.title : `${page}: ${picture.title}`)}</title>`,
    `<style>${PICTURE_STYLE}</style>`,
    PATTERNS,
    `<rect width="100%" height="100%" fill="${findColour('paper')}"/>`,
    ...[above, title, sentence, legend, drawn, source].flatMap(({ pieces }) => pieces),
    '</svg>\n',
  ].join('\n')
}

const PATTERNS = [
  ['hatch', findColour('quiet'), '2'],
  ['hatch-of-paper', findColour('paper'), '3'],
]
  .map(([id = '', colour = '', width = '']) => {
    const stripe = `<line x1="0" y1="0" x2="0" y2="7" stroke="${colour}" stroke-width="${width}"/>`
    const size = 'width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'
    return `<pattern id="${id}" ${size}>${stripe}</pattern>`
  })
  .join('\n')

interface TextPlace {
  readonly size: number
  readonly kind: string
  readonly top: number
}

function placeText(lines: readonly string[], { size, kind, top }: TextPlace): Placed {
  const height = size * 1.3
  const pieces = lines.map((line, at) => {
    const y = (top + height * (at + 1) - size * 0.2).toFixed(1)
    return `<text class="${kind}" x="${String(MARGIN)}" y="${y}" font-size="${String(size)}">${escape(line)}</text>`
  })
  return { pieces, bottom: top + height * lines.length }
}

function placeLegend(entries: readonly LegendEntry[], top: number): Placed {
  let [x, y] = [MARGIN, top]
  const pieces = entries.map(({ kind, name }) => {
    const width = 42 + measure(name, 15)
    if (x > MARGIN && x + width > PICTURE_WIDTH - MARGIN) [x, y] = [MARGIN, y + LEGEND_HEIGHT]
    const at = x
    x += width
    const swatch = `<g class="${kind}"><rect class="full" x="${String(at)}" y="${String(y)}" width="14" height="14"/></g>`
    return `${swatch}<text x="${String(at + 22)}" y="${String(y + 12)}" font-size="15">${escape(name)}</text>`
  })
  return { pieces, bottom: entries.length === 0 ? top : y + LEGEND_HEIGHT }
}

/**
 * Places the drawings of a page below each other. What belongs to a plot stands beside its figures, over each other.
 */
function placeDrawings(markup: string, top: number): Placed {
  let y = top
  const pieces = cutBlocks(markup).flatMap(({ drawings, ends, unit }) => {
    const above =
      unit === undefined ? [] : [`<text class="tick" x="${String(MARGIN)}" y="${String(y + 12)}">${unit}</text>`]
    if (unit !== undefined) y += 18
    const isPlot = drawings.some(({ isAxis }) => isAxis)
    const placed = drawings.map(({ svg, isAxis }) => {
      const [x, width] = isAxis ? [MARGIN, AXIS] : isPlot ? [MARGIN + AXIS + GAP, INNER - AXIS - GAP] : [MARGIN, INNER]
      return svg.replace(' width="100%"', ` x="${String(x)}" y="${String(y)}" width="${String(width)}"`)
    })
    y += Math.max(...drawings.map(({ height }) => height))
    const [first, last] = ends
    if (first !== undefined && last !== undefined) {
      y += 16
      placed.push(
        `<text class="tick" x="${String(MARGIN + AXIS + GAP)}" y="${String(y)}">${first}</text>`,
        `<text class="tick" x="${String(PICTURE_WIDTH - MARGIN)}" y="${String(y)}" text-anchor="end">${last}</text>`,
      )
    }
    y += 12
    return [...above, ...placed]
  })
  return { pieces, bottom: y }
}

/** About the width of a text: a mean letter is half as wide as it is high. */
function measure(text: string, size: number): number {
  return text.length * size * 0.5
}

/** Breaks a text into lines that fit; what does not fit into the last of them ends with an ellipsis. */
function wrap(text: string, size: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length === 0 || measure(longer, size) > INNER) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
