import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url))
const NAMES = fileURLToPath(new URL('../fixtures/documented-names.json', import.meta.url))

/** What a reader looks up by its name: a setting, code, command, column or log line. Remove one when the product loses it. */
it('a name that was in docs/ before the pages were divided is still on some page', () => {
  const names = JSON.parse(readFileSync(NAMES, 'utf8')) as readonly string[]
  const pages = readdirSync(DOCS).map((name) => readFileSync(join(DOCS, name), 'utf8'))
  const text = pages.join('\n')

  expect(names.length).toBeGreaterThan(1_700)
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

it.each(['operating', 'sources', 'api'])('a page to read first is short enough for that: %s', (page) => {
  expect(countWords(readFileSync(join(DOCS, `${page}.md`), 'utf8'))).toBeLessThanOrEqual(1_200)
})

it('a decision has 80 words at most', () => {
  const [, ...decisions] = readFileSync(join(DOCS, 'decisions.md'), 'utf8').split(/^### /m)
  const long = decisions
    .map((decision) => decision.replace(/^## [^]*/m, '').replaceAll(/\]\([^)]*\)/g, ']'))
    .map((decision) => ({
      title: decision.split('\n')[0],
      words: countWords(decision.split('\n').slice(1).join('\n')),
    }))
    .filter(({ words }) => words > 80)

  expect(decisions.length).toBeGreaterThan(100)
  expect(long).toEqual([])
})
