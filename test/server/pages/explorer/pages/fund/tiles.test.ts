import { expect, it } from 'vitest'
import { makeTiles, nameOthers, type TiledLine } from '../../../../../../server/pages/explorer/pages/fund/tiles.ts'
import type { PageView } from '../../../../../../server/pages/explorer/page.ts'
import { figuresOf } from '../../../../../../server/pages/kit/figures.ts'

const view = { figures: figuresOf('en'), say: (text: { en: string }) => text.en } as unknown as PageView

const hold = (asset_id: string, value: string, share = '1.000000'): TiledLine => ({
  line: { id: `${asset_id}-${value}`, metainfo: { asset_id } },
  label: asset_id,
  category: 'equities',
  value,
  size: Number(value),
  share,
  closedUntil: null,
  href: null,
})

const leadToLine = ({ line }: TiledLine) => `/line/${line.id}`

it('joins what is lent out to what is owned, however small the line of it is among many', () => {
  const many = Array.from({ length: 170 }, (_, at) => hold(`b3:A${String(at)}`, `${String(1000 - at)}.00`))

  const tiles = makeTiles(view, [...many, hold('b3:A0', '0.50', '0.100000')], leadToLine)

  expect(tiles[0]).toMatchObject({ label: 'b3:A0', title: 'b3:A0: R$\u00a01,000.50 · 1.10\u00a0%', size: 1000.5 })
})

it('leads to the page of an asset, and from one without a page to its line', () => {
  const [own, other] = makeTiles(
    view,
    [{ ...hold('b3:A0', '2.00'), href: '/asset/A0' }, hold('b3:A1', '1.00')],
    leadToLine,
  )

  expect(own?.href).toBe('/asset/A0')
  expect(other?.href).toBe('/line/b3:A1-1.00')
})

it('makes one area of the smallest, so that all areas add up to all holdings', () => {
  const many = Array.from({ length: 163 }, (_, at) => hold(`b3:A${String(at)}`, `${String(1000 - at)}.00`))

  const tiles = makeTiles(view, many, leadToLine)

  expect(tiles).toHaveLength(161)
  expect(tiles.at(-1)).toMatchObject({
    label: '3 smaller holdings',
    detail: '3.00\u00a0%',
    size: 840 + 839 + 838,
    href: '#holdings-table',
  })
  expect(tiles.reduce((sum, { size }) => sum + size, 0)).toBe(many.reduce((sum, { size }) => sum + size, 0))
})

it('names the rest of the bars of a phone in their unit: shares where they are known, or else reais', () => {
  const shared = [hold('b3:A0', '800.00', '80.000000'), hold('b3:A1', '200.00', '20.000000')]

  expect(nameOthers(view, shared)(90, 250)).toEqual({ label: 'The other 90', detail: '25.00\u00a0%' })
  expect(nameOthers(view)(90, 250)).toEqual({ label: 'The other 90', detail: 'R$\u00a0250.00' })
})
