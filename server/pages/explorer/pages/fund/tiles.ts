import type { Text } from '../../../../../schemas/core/language.ts'
import { sumCents, sumDecimals } from '../../answers.ts'
import { colourOf } from '../../charts/colours.ts'
import type { Tile } from '../../charts/treemap.tsx'
import type { PageView } from '../../page.ts'
import { groupByAsset, type HoldingLine } from './holding.ts'

/** A holding with the part of its line that a tile needs. */
export interface TiledLine extends Omit<HoldingLine, 'line'> {
  readonly line: { readonly id: string; readonly metainfo: { readonly asset_id?: string } }
}

/** Tiles of the treemap: smaller ones would be slivers. */
const MOST_TILES = 160
const OTHERS: Text = { en: 'The other', pt: 'Os demais' }
const SMALLER: Text = { en: 'smaller holdings', pt: 'ativos menores' }

/** Finds the address of a holding that has no page. */
type FindAddress = (each: TiledLine) => string | null

/**
 * Joins the lines of one asset, such as those owned and those lent out, because a reader sees one holding; the smallest
 * holdings are one tile, so that the areas add up to all of them.
 */
export function makeTiles(view: PageView, holdings: readonly TiledLine[], findAddress: FindAddress): Tile[] {
  const assets = [...groupByAsset(holdings)].sort((a, b) => measure(b) - measure(a))
  const rest = assets.slice(MOST_TILES)
  const tiles = assets.slice(0, MOST_TILES).flatMap((lines) => describeAsset(view, lines, findAddress))
  return rest.length === 0 ? tiles : [...tiles, describeRest(view, rest)]
}

function measure(lines: readonly TiledLine[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0)
}

function describeAsset(view: PageView, lines: readonly TiledLine[], findAddress: FindAddress): Tile[] {
  const [first] = lines
  if (first === undefined) return []
  const { label, category, closedUntil } = first
  const href = first.href ?? findAddress(first)
  const figures = describeFigures(view, lines)
  const title = `${label}: ${figures.title}`
  return [{ ...figures, label, title, kind: colourOf(category), group: category, isClosed: closedUntil !== null, href }]
}

function describeRest(view: PageView, assets: readonly (readonly TiledLine[])[]): Tile {
  const lines = assets.flat()
  const label = `${view.figures.number(String(assets.length))} ${view.say(SMALLER)}`
  const figures = describeFigures(view, lines)
  const isClosed = lines.every(({ closedUntil }) => closedUntil !== null)
  return {
    ...figures,
    label,
    title: `${label}: ${figures.title}`,
    kind: colourOf('other'),
    group: 'other',
    isClosed,
    // The table has each of these assets.
    href: '#holdings-table',
  }
}

/** Writes the exact value of lines, and their share of the NAV where it is known. */
function describeFigures({ figures }: PageView, lines: readonly TiledLine[]) {
  const value = sumCents(lines.map((line) => line.value))
  const shares = lines.map(({ share }) => share)
  const isKnown = shares.some((share) => share !== null)
  const detail = isKnown ? figures.percent(sumDecimals(shares, 6)) : figures.shortReais(value)
  return { detail, title: `${figures.reais(value)}${isKnown ? ` · ${detail}` : ''}`, size: Number(value) }
}

/**
 * Names the tiles that have no bar on a narrow screen, in the unit of the bars: the shares of `holdings` where they are
 * known, or else reais.
 */
export function nameOthers({ say, figures }: Pick<PageView, 'say' | 'figures'>, holdings: readonly TiledLine[] = []) {
  const shared = holdings.filter(({ share }) => share !== null)
  const shares = shared.reduce((sum, { share }) => sum + Number(share), 0)
  const size = measure(shared)
  return (count: number, rest: number) => ({
    label: `${say(OTHERS)} ${figures.number(String(count))}`,
    detail: size > 0 ? figures.percent(((rest * shares) / size).toFixed(2)) : figures.shortReais(rest.toFixed(2)),
  })
}
