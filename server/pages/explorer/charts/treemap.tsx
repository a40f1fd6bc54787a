import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import type { Html } from '../../kit/jsx-runtime.ts'
import { drawBar, rangeOf } from './bars.tsx'
import { cutLabel } from './cut-label.ts'

/** A tile of a treemap. Its size is a number of the picture only: the text says the exact value. */
export interface Tile {
  readonly label: string
  readonly detail: string
  readonly title: string
  readonly size: number
  readonly kind: string
  readonly group: string
  readonly isClosed: boolean
  readonly href: string | null
}

interface Branch {
  readonly children?: readonly Branch[]
  readonly tile?: Tile
  readonly size?: number
}

/**
 * The plane is divided into tiles. The picture is as wide as the page and this high: across, only the parts in %
 * matter.
 */
const PLANE = { width: 1000, height: 420 } as const
/** Below these sizes a tile has no text, or one line; in units of the plane. */
const LABELLED = { width: 52, height: 24 } as const
const DETAILED_HEIGHT = 36
const GROUP_GAP = 5

/** About the width of a letter of a name, in units of the plane on a screen that is not the widest. */
const LETTER = 7.6
/** Width of a letter of a value, which is thinner. */
const THIN_LETTER = 6.8
/** Bars that a narrow screen shows in place of the tiles. */
const MOST_BARS = 10

interface TreemapWords {
  /** Names the tiles that have no bar on a narrow screen: `mais 24`. */
  readonly rest: (count: number, size: number) => { readonly label: string; readonly detail: string }
}

/**
 * Draws tiles by value, those of a group together. Each with an address is a link; a narrow screen has bars of the
 * largest instead.
 */
export function drawTreemap(label: string, tiles: readonly Tile[], words?: TreemapWords): Html {
  const groups = new Map<string, Branch[]>()
  for (const tile of tiles) {
    const branch = { tile, size: tile.size }
    const known = groups.get(tile.group)
    if (known === undefined) groups.set(tile.group, [branch])
    else known.push(branch)
  }
  const root: Branch = { children: [...groups.values()].map((children) => ({ children })) }
  const summed = hierarchy(root, ({ children }) => (children === undefined ? null : [...children]))
    .sum(({ size = 0 }) => size)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const placed = treemap<Branch>()
    .size([PLANE.width, PLANE.height])
    .tile(treemapSquarify)
    .paddingInner((node) => (node.depth === 0 ? GROUP_GAP : 1.5))(summed)
  const drawn = placed
    .leaves()
    .flatMap(({ data: { tile }, x0, y0, x1, y1 }) => (tile === undefined ? [] : [drawTile(tile, { x0, y0, x1, y1 })]))
  return (
    <>
      <svg class="treemap wide-only" role="group" aria-label={label} width="100%" height={PLANE.height}>
        {drawn}
      </svg>
      {drawLargest(tiles, words)}
    </>
  )
}

/** Draws the largest tiles as bars below each other, and what is left as one. */
function drawLargest(tiles: readonly Tile[], words: TreemapWords | undefined): Html {
  const sorted = [...tiles].sort((a, b) => b.size - a.size)
  const [shown, others] = [sorted.slice(0, MOST_BARS), sorted.slice(MOST_BARS)]
  const left = others.reduce((sum, { size }) => sum + size, 0)
  const bars = shown.map(({ label, detail, size, kind, isClosed, href }) => ({
    label,
    detail,
    size,
    kind,
    isClosed,
    href,
  }))
  if (others.length > 0 && words !== undefined)
    bars.push({ ...words.rest(others.length, left), size: left, kind: 'c-other', isClosed: false, href: null })
  const range = rangeOf(bars.map(({ size }) => size))
  return (
    <ul class="largest narrow-only">
      {bars.map(({ label, detail, size, kind, isClosed, href }) => (
        <li>
          {href === null ? <span class="label">{label}</span> : <a href={href}>{label}</a>}
          <span>{detail}</span>
          {drawBar(size, range, kind, isClosed)}
        </li>
      ))}
    </ul>
  )
}

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

function drawTile({ label, detail, title, kind, isClosed, href }: Tile, { x0, y0, x1, y1 }: Box): Html {
  const [width, height] = [x1 - x0, y1 - y0]
  const isLabelled = width >= LABELLED.width && height >= LABELLED.height
  const text = isLabelled && (
    <>
      <text class="name" x="6" y="19">
        {cutLabel(label, width - 10, LETTER)}
      </text>
      {height >= DETAILED_HEIGHT && detail.length * THIN_LETTER <= width - 6 && (
        <text class="detail" x="6" y="35">
          {detail}
        </text>
      )}
    </>
  )
  const inner = (
    <>
      <title>{title}</title>
      <rect class="tint" width="100%" height="100%" />
      {isClosed && <rect class="hatched" width="100%" height="100%" />}
      <rect class="full" width="100%" height="4" />
      {text}
    </>
  )
  const box = (
    <svg
      class={`tile ${kind}`}
      x={part(x0, PLANE.width)}
      y={y0.toFixed(1)}
      width={part(width, PLANE.width)}
      height={height.toFixed(1)}
    >
      {inner}
    </svg>
  )
  if (href === null) return box
  // A tile that has no room for its name is in the table: a keyboard would stop at nothing that one can see.
  return (
    <a href={href} tabindex={isLabelled ? undefined : '-1'} aria-label={isLabelled ? undefined : title}>
      {box}
    </a>
  )
}

function part(length: number, whole: number): string {
  return `${((100 * length) / whole).toFixed(3)}%`
}
