import type { Html } from '../../kit/jsx-runtime.ts'
import { cutLabel } from './cut-label.ts'

/** A node of a picture of parts of parts. */
export interface IcicleNode {
  readonly label: string
  readonly title: string
  /** Area in the units of the picture; 0 for what is not drawn. */
  readonly size: number
  readonly kind: string
  readonly isClosed: boolean
  readonly href: string | null
  readonly children: readonly IcicleNode[]
}

const HEIGHT = 460
/** Width of the root's column, in %. */
const ROOT = 5
/** Least height at which a node has a name. */
const NAMED = 16
/** About the width of the picture on a wide screen, the part of it before and behind a name, and that of a letter. */
const WIDTH = 1040
const MARGIN = 14
const LETTER = 6.3

/** Draws each fund left of what it holds, all heights to the same scale. A narrow screen has the tree instead. */
export function drawIcicle(label: string, root: IcicleNode): Html {
  const depth = measureDepth(root)
  const column = (100 - ROOT) / Math.max(1, depth)
  const drawn = drawNode(root, { y: 0, height: HEIGHT, level: 0, column })
  return (
    <svg class="icicle wide-only" role="group" aria-label={label} width="100%" height={HEIGHT}>
      {drawn}
    </svg>
  )
}

function measureDepth({ children }: IcicleNode): number {
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(measureDepth))
}

interface Place {
  readonly y: number
  readonly height: number
  readonly level: number
  readonly column: number
}

function drawNode(node: IcicleNode, { y, height, level, column }: Place): Html {
  const { label, title, kind, isClosed, href, children } = node
  const x = level === 0 ? 0 : ROOT + (level - 1) * column
  const width = level === 0 ? ROOT : column
  const isNamed = level > 0 && height >= NAMED
  const inner = (
    <>
      <title>{title}</title>
      <rect class="tint" width="100%" height="100%" />
      {isClosed && <rect class="hatched" width="100%" height="100%" />}
      <rect class="full" width="4" height="100%" />
      {isNamed && (
        <text x="10" y={Math.min(height / 2 + 4, 18).toFixed(1)}>
          {cutLabel(label, (width * WIDTH) / 100 - MARGIN, LETTER)}
        </text>
      )}
    </>
  )
  const box = (
    <svg
      class={`tile ${kind}`}
      x={`${x.toFixed(3)}%`}
      y={y.toFixed(2)}
      width={`${width.toFixed(3)}%`}
      height={Math.max(0.5, height - 1).toFixed(2)}
    >
      {inner}
    </svg>
  )
  const own = href !== null && isNamed ? <a href={href}>{box}</a> : box
  let from = y
  const whole = children.reduce((sum, { size }) => sum + size, 0)
  const inside = children
    .filter(({ size }) => size > 0)
    .map((child) => {
      const part = (height * child.size) / whole
      const drawn = drawNode(child, { y: from, height: part, level: level + 1, column })
      from += part
      return drawn
    })
  return (
    <>
      {own}
      {inside}
    </>
  )
}
