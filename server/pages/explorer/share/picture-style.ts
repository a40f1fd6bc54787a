import { readFileSync } from 'node:fs'

const SHEET = readFileSync(new URL('../../kit/assets/explorer.css', import.meta.url), 'utf8')
/** Font of a picture that is a file: a picture that a browser draws has the browser's letters. */
export const PICTURE_FONT = 'Source Sans 3'

/** Colours of the pages by daylight, by their names in the style sheet: a picture in a file has one of each. */
const COLOURS = readColours(SHEET.slice(0, SHEET.indexOf('@media')))

function readColours(root: string): ReadonlyMap<string, string> {
  return new Map([...root.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]))
}

/** Gives a colour of the pages by its name. */
export function findColour(name: string): string {
  const colour = COLOURS.get(name)
  if (colour === undefined) throw new Error(`the style sheet has no colour ${name}`)
  return colour
}

/** Uses no variable and no mixture, because few programs that draw SVG know them. */
export const PICTURE_STYLE = [
  `text { font-family: '${PICTURE_FONT}', system-ui, sans-serif; fill: ${findColour('ink')}; }`,
  `.quiet, .tick { fill: ${findColour('quiet')}; }`,
  '.tick { font-size: 13px; }',
  '.title, .name, .last { font-weight: 700; }',
  `.mark line { stroke: ${findColour('warn')}; stroke-dasharray: 4 3; }`,
  `.mark rect { fill: ${findColour('warn')}; }`,
  '.last { font-size: 15px; }',
  '.tile text { font-size: 13px; }',
  `.grid { stroke: ${findColour('line')}; vector-effect: non-scaling-stroke; }`,
  `.whole-bar .full { stroke: ${findColour('paper')}; }`,
  ...listKinds(),
  `.outline, .outline .full { fill: none; stroke: ${findColour('quiet')}; stroke-dasharray: 4 3; }`,
  '.hatched, .closed .full { fill: url(#hatch); }',
  '.months .hatched, .whole-bar .hatched { fill: url(#hatch-of-paper); }',
].join('\n')

/** Lists the rules of each kind of colour, as the style sheet names them. */
function listKinds(): readonly string[] {
  return [...SHEET.matchAll(/\.(c-\w+) \{\s*--c: var\(--([\w-]+)\);/g)].flatMap(([, kind = '', name = '']) => {
    const colour = findColour(name)
    const within = (part: string) => `.${kind} .${part}, .${part}.${kind}`
    return [
      `${within('full')} { fill: ${colour}; }`,
      `${within('tint')}, ${within('band')} { fill: ${mixWithPaper(colour, 0.24)}; }`,
      `${within('range')} { stroke: ${mixWithPaper(colour, 0.45)}; stroke-width: 6; vector-effect: non-scaling-stroke; }`,
      `${within('line')} { fill: none; stroke: ${colour}; stroke-width: 2; vector-effect: non-scaling-stroke; }`,
    ]
  })
}

function mixWithPaper(colour: string, part: number): string {
  const [own, paper] = [colour, findColour('paper')].map((hex) =>
    [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)),
  )
  const mixed = (own ?? []).map((each, at) => Math.round(each * part + (paper?.[at] ?? 0) * (1 - part)))
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
