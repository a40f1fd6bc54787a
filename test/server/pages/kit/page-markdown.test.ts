import fc from 'fast-check'
import MarkdownIt from 'markdown-it'
import { expect, it } from 'vitest'
import { type HtmlValue, jsx } from '../../../../server/pages/kit/jsx-runtime.ts'
import { renderInline, renderMarkdown } from '../../../../server/pages/kit/markdown.ts'
import { writePageMarkdown } from '../../../../server/pages/kit/page-markdown.ts'
import { readVisibleText } from '../../helpers/pages.ts'

const reader = new MarkdownIt({ html: true })
const write = (children: HtmlValue, base = '') =>
  writePageMarkdown(jsx('body', { children: jsx('main', { children }) }), base)
const paragraph = (children: HtmlValue) => jsx('p', { children })

it('writes every text so that a reader of Markdown sees the same', () => {
  // A text of a page has single blanks between its words, and is on one line.
  const lines = fc.string().map((text) => text.replaceAll(/\s+/g, ' ').trim())
  fc.assert(
    fc.property(
      lines.filter((text) => text !== ''),
      (text) => {
        expect(readVisibleText(reader.render(write(paragraph(text)))).trim()).toBe(text)
      },
    ),
  )
})

it('writes code with any signs in it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z`|*<]+$/), (text) => {
      expect(readVisibleText(reader.render(write(jsx('code', { children: text })))).trim()).toBe(text)
    }),
  )
})

it('keeps our own Markdown as it is, with its headings in their place', () => {
  const text = '# Title\n\n## 2026\n\n- **Two** [here](/docs) `a<b`\n  goes on < here'

  expect(write(renderMarkdown(text), 'https://host')).toBe(
    '### 2026\n\n- **Two** [here](https://host/docs) `a<b`\n  goes on \\< here\n',
  )
  expect(write(paragraph(['See ', renderInline('`x` and *y*')]))).toBe('See `x` and *y*\n')
})

it('writes lists, terms, drawings and tables, whose cells are on one line', () => {
  const row = (kind: string, cells: readonly HtmlValue[]) =>
    jsx('tr', { children: cells.map((children) => jsx(kind, { children })) })
  const item = jsx('li', { children: [paragraph('One'), paragraph('more')] })

  expect(write(jsx('ul', { children: [item, jsx('li', { children: 'Two' })] }))).toBe('- One\n\n  more\n- Two\n')
  expect(write([jsx('dt', { children: 'Key' }), jsx('dd', { children: 'Its meaning' })])).toBe('**Key**: Its meaning\n')
  expect(write(jsx('svg', { children: [jsx('text', { children: 'A' }), jsx('text', { children: 'B' })] }))).toBe(
    'A B\n',
  )
  expect(
    write(
      jsx('table', {
        children: [
          jsx('thead', { children: row('th', ['Name', 'Use']) }),
          jsx('tbody', {
            children: row('td', [jsx('code', { children: 'a|b' }), [paragraph('one'), paragraph('two')]]),
          }),
        ],
      }),
    ),
  ).toBe('| Name | Use |\n| --- | --- |\n| `a\\|b` | one two |\n')
})

it('leaves out what only a browser can use, and folds nothing', () => {
  const folded = jsx('details', { children: [jsx('summary', { children: 'More' }), '{}\n'] })

  expect(write([jsx('nav', { children: 'x' }), jsx('form', { children: 'y' }), paragraph('Text')])).toBe('Text\n')
  expect(write(jsx('div', { class: 'answer', children: ['{\n', folded, '}\n'] }))).toBe('```json\n{\n{}\n}\n```\n')
})
