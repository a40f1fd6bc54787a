import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../../schemas/core/language.ts'
import { renderLookThroughGuide } from '../../../../../server/pages/docs/guides/look-through.tsx'
import { wordsOf } from '../../../../../server/pages/docs/page-context.ts'

/** Reads `1,000` as 1000. */
const parseNumber = (cell: string) => Number(cell.replaceAll(/[^\d]/g, ''))

describe.each(LANGUAGES)('the guide in the language %s', (language) => {
  let text: string

  beforeAll(async () => {
    ;({ text } = await renderLookThroughGuide({ ...wordsOf(language), hasExplorer: false }))
  })

  it('the example of the look-through adds up: the leaves to the fund, and their shares to 100 %', () => {
    const rows = [...text.matchAll(/<tr>\s*<th scope="row">([^<]+)<\/th>([\s\S]*?)<\/tr>/g)].map(
      ([, name = '', cells = '']) => {
        const [value, share] = [...cells.matchAll(/class="number">([^<]*)</g)].map(([, cell = '']) => parseNumber(cell))
        return { name, value: value ?? 0, share: share ?? 0 }
      },
    )
    const [leaves, total] = [rows.slice(0, -1), rows.at(-1)]

    expect(leaves).toHaveLength(4)
    expect(leaves.reduce((sum, { value }) => sum + value, 0)).toBe(total?.value)
    expect(leaves.reduce((sum, { share }) => sum + share, 0)).toBe(total?.share)
    expect(total).toEqual({ name: 'Total', value: 1000, share: 100 })
  })

  it('each drawn fund is worth the sum of its lines', () => {
    const funds = [...text.matchAll(/<g>([\s\S]*?)<\/g>/g)].map(([, drawn = '']) =>
      [...drawn.matchAll(/class="(?:name )?amount"[^>]*>([^<]+)</g)].map(([, amount = '']) => parseNumber(amount)),
    )

    expect(funds).toHaveLength(3)
    for (const [worth, ...lines] of funds) expect(lines.reduce((sum, line) => sum + line, 0)).toBe(worth)
  })

  it('the drawing has a description for readers who cannot see it', () => {
    const [, labels = ''] = /<svg[^>]* role="img" aria-labelledby="([^"]+)"/.exec(text) ?? []

    expect(labels.split(' ')).toHaveLength(2)
    for (const id of labels.split(' ')) expect(text).toContain(` id="${id}"`)
  })
})
