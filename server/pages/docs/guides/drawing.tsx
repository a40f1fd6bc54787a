import type { Html } from '../../kit/jsx-runtime.ts'

/** A fund as a box: its value, its lines, and the line that leads to the next box. */
export interface DrawnFund {
  readonly name: string
  readonly worth: string
  readonly lines: readonly string[]
  /** How much of the next fund the last line owns: it is quotas of that fund. */
  readonly part?: string
}

const WIDTH = 400
const BOX = { width: 310, line: 24, margin: 12, indent: 40, gap: 52 } as const

/** Draws funds below each other, each held by the one above it. The drawing is narrow enough for a phone. */
export function drawFunds(
  { title, description }: { readonly title: string; readonly description: string },
  funds: readonly DrawnFund[],
): Html {
  const heights = funds.map(({ lines }) => (lines.length + 1) * BOX.line + 2 * BOX.margin)
  const tops = heights.map((_, at) => heights.slice(0, at).reduce((sum, height) => sum + height + BOX.gap, 1))
  const bottom = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + 1
  const boxes = funds.map((fund, at) => drawBox(fund, 1 + at * BOX.indent, tops[at] ?? 0, heights[at] ?? 0))
  return (
    <svg
      class="drawing"
      viewBox={`0 0 ${String(WIDTH)} ${String(bottom)}`}
      role="img"
      aria-labelledby="drawing-title drawing-description"
    >
      <title id="drawing-title">{title}</title>
      <desc id="drawing-description">{description}</desc>
      {boxes}
    </svg>
  )
}

function drawBox({ name, worth, lines, part }: DrawnFund, x: number, y: number, height: number): Html {
  const baseline = (line: number) => y + BOX.margin + line * BOX.line + 17
  const [left, right] = [x + 14, x + BOX.width - 14]
  const text = lines.map((line, at) => {
    const [what = '', amount = ''] = line.split('|')
    return (
      <>
        <text x={left} y={baseline(at + 1)}>
          {what}
        </text>
        <text class="amount" x={right} y={baseline(at + 1)}>
          {amount}
        </text>
      </>
    )
  })
  return (
    <g>
      <rect x={x} y={y} width={BOX.width} height={height} rx="6" />
      <text class="name" x={left} y={baseline(0)}>
        {name}
      </text>
      <text class="name amount" x={right} y={baseline(0)}>
        {worth}
      </text>
      {text}
      {part !== undefined && drawArrow(part, x + BOX.indent + 24, y + height)}
    </g>
  )
}

function drawArrow(label: string, x: number, y: number): Html {
  const end = y + BOX.gap
  const write = (parts: readonly (string | number)[]) => parts.join('')
  return (
    <>
      <path class="arrow" d={write(['M', x, ' ', y, 'V', end - 8])} />
      <path class="head" d={write(['M', x - 6, ' ', end - 10, 'h12l-6 9z'])} />
      <text class="quiet" x={x + 14} y={y + BOX.gap / 2 + 5}>
        {label}
      </text>
    </>
  )
}
