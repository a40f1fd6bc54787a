import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../../schemas/core/exact-number.ts'
import { Rows } from '../../../../schemas/api/endpoint.ts'
import { FORMATS } from '../../../../schemas/api/format.ts'
import { formatAnswer } from '../../../../server/pages/docs/format-answer.tsx'
import { renderMarkdown } from '../../../../server/pages/kit/markdown.ts'
import { createPageCache } from '../../../../server/pages/docs/page-cache.ts'
import { wordsOf } from '../../../../server/pages/docs/page-context.ts'
import { RULES } from '../../../../server/pages/docs/rules.tsx'
import { jsx } from '../../../../server/pages/kit/jsx-runtime.ts'
import { emptySnapshot } from '../../helpers/empty-snapshot.ts'
import { readVisibleText } from '../../helpers/pages.ts'

it('escapes every text in a page', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { text: page } = jsx('p', { title: text, children: text })
      expect(page).toMatch(/^<p title="[^<>"']*">[^<>"']*<\/p>$/)
      expect(readVisibleText(page)).toBe(text)
    }),
  )
})

it('leaves out attributes and pieces without a value, and writes a true attribute as its name', () => {
  const { text } = jsx('input', { name: 'a', value: '', required: true, hidden: false, class: undefined })

  expect(text).toBe('<input name="a" value="" required>')
  expect(jsx('p', { children: [null, undefined, false, 0, '', jsx('br', {}), ['a', '<']] }).text).toBe(
    '<p>0<br>a&lt;</p>',
  )
})

describe('the Markdown of our own texts', () => {
  it('has headings, lists over several lines, code, bold text and links', () => {
    const { text } = renderMarkdown('# Title\n\n## 2026\n\n- One `a<b`\n  goes on\n- **Two** [here](/docs)')

    expect(text).toContain('<h3>2026</h3>')
    expect(text).toContain('<code>a&lt;b</code>\ngoes on</li>')
    expect(text).toContain('<strong>Two</strong> <a href="/docs">here</a>')
    expect(text).not.toContain('Title')
  })

  it('makes no link that runs a script', () => {
    expect(renderMarkdown('[x](javascript:alert(1))').text).not.toContain('<a')
  })
})

describe('an answer in a page', () => {
  it('shows two items of each list, and says how many more there are', async () => {
    const list = Rows.of([{ n: 1 }, { n: 2 }, { n: 3 }])
    const { text } = await formatAnswer({ data: { list, few: ['a', 'b'] } }, wordsOf('en'))

    expect(readVisibleText(text)).toContain('… 1 more item\n')
    expect(readVisibleText(text)).toContain('"few": [\n      "a",\n      "b"\n    ]')
  })

  it('has its numbers as exact as the API sends them', async () => {
    const { text } = await formatAnswer({ value: new ExactNumber('12345678901234567890.10') }, wordsOf('pt'))

    expect(text).toContain('12345678901234567890.10')
  })
})

describe('the page cache', () => {
  it('computes a result once for each snapshot', async () => {
    const remember = createPageCache()
    const [first, second] = [emptySnapshot('20260101T000000Z'), emptySnapshot('20260102T000000Z')]
    const asked: string[] = []
    const ask = (snapshot: typeof first) =>
      remember(snapshot, 'name', () => {
        asked.push(snapshot.id)
        return Promise.resolve(snapshot.id)
      })

    const answers = [await ask(first), await ask(first), await ask(second), await ask(second)]

    expect(answers).toEqual([first.id, first.id, second.id, second.id])
    expect(asked).toEqual([first.id, second.id])
  })

  it('does not keep a failure', async () => {
    const remember = createPageCache()
    const snapshot = emptySnapshot('20260101T000000Z')
    await expect(remember(snapshot, 'name', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')

    expect(await remember(snapshot, 'name', () => Promise.resolve('answer'))).toBe('answer')
  })
})

it('says of every format what it is for', () => {
  const formats = RULES.find(({ id }) => id === 'formats')
  const text = formats?.more?.({ ...wordsOf('en'), base: 'http://here' }).text ?? ''

  expect(text.match(/data-label="What for"/g)).toHaveLength(Object.keys(FORMATS).length)
  expect(text).not.toMatch(/data-label="What for">\s*<\/td>/)
})
