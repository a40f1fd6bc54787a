import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import type { Html } from '../../kit/jsx-runtime.ts'

/** A tile of a treemap. Its size is a number of the picture only: the text says the exact value. */
export interface Tile {
  readonly label: string
  /** The line below the label. */
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

/** The plane that is divided. The picture is as wide as the page and so high: only the parts in % matter across. */
const PLANE = { width: 1000, height: 420 } as const
/** Below these sizes a tile has no text, or one line; in units of the plane. */
const LABELLED = { width: 52, height: 24 } as const
const DETAILED_HEIGHT = 36

/**
 * Draws tiles by value, those of a group together. Each with an address is a link; a narrow screen has the table
 * instead.
 */
export function drawTreemap(label: string, tiles: readonly Tile[]): Html {
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
  const placed = treemap<Branch>().size([PLANE.width, PLANE.height]).tile(treemapSquarify).paddingInner(1.5)(summed)
  const drawn = placed
    .leaves()
    .flatMap(({ data: { tile }, x0, y0, x1, y1 }) => (tile === undefined ? [] : [drawTile(tile, { x0, y0, x1, y1 })]))
  return (
    <svg class="treemap wide-only" role="group" aria-label={label} width="100%" height={PLANE.height}>
      {drawn}
    </svg>
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
        {label}
      </text>
      {height >= DETAILED_HEIGHT && (
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
  // A tile that has no room for its name is in the table: a keyboard would stop at nothing that one can see.
  return href !== null && isLabelled ? <a href={href}>{box}</a> : box
}

function part(length: number, whole: number): string {
  return `${((100 * length) / whole).toFixed(3)}%`
}
