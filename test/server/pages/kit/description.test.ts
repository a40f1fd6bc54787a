import { describe, expect, it } from 'vitest'
import { renderDescription, writeDescription } from '../../../../server/pages/kit/description.tsx'

describe('the description of a page', () => {
  it('is the text, without Markdown and line breaks, where that fits', () => {
    expect(writeDescription('The `rows` of **one**\n[page](/docs/rules).')).toBe('The rows of one page.')
  })

  it('ends with a whole sentence where the text is longer', () => {
    const first = 'A first sentence that says by itself what the page is about, in a few words.'

    expect(writeDescription(`${first} ${'And one more word '.repeat(10)}.`)).toBe(first)
  })

  it('ends with a whole word where a sentence is longer, or one fits that says little', () => {
    const long = writeDescription(`Fund S.A. ${'holdings, '.repeat(40)}`)

    expect(long).toMatch(/^Fund S\.A\. holdings, .* holdings…$/)
    expect(long.length).toBeLessThanOrEqual(160)
    expect(writeDescription('word'.repeat(60)).length).toBeLessThanOrEqual(160)
  })

  it('is escaped', () => {
    expect(renderDescription('"A" & <b>').text).toBe(
      '<meta name="description" content="&quot;A&quot; &amp; &lt;b&gt;">',
    )
  })
})
