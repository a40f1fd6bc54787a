import { beforeAll, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { OPERATION_PAGES, PAGES } from '../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const read = (path: string) => api.get(`${path}.md`, { headers: { 'x-api-key': '' } })

const WITH_MARKDOWN = [...PAGES.filter((path) => !path.endsWith('/status')), ...OPERATION_PAGES]

it.each(WITH_MARKDOWN)('%s is Markdown too, with nothing of HTML in it', async (path) => {
  const { status, headers, text } = await read(path)
  const prose = text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`]*`/g, '')

  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
  expect(text).toMatch(/^(\[[^\n]*\n\n)?# \S/)
  expect(prose).not.toMatch(/<\/?(div|table|span|details|code|section|p|ul)\b/)
})

it('has tables, requests, and the answer whole: what the page folds is not', async () => {
  const { text } = await read('/docs/api/fund_portfolio')

  expect(text).toContain('| Parameter | Use | Meaning |')
  expect(text).toMatch(/```\ncurl -s -H "x-api-key: \$KEY" 'http:/)
  expect(text).toMatch(/```json\n\{\n {2}"success": true,/)
  expect(text).not.toContain('fields without a value')
  expect(text).not.toContain('Your key')
})

it('leads to other pages by addresses without a host, where the operator names none', async () => {
  const { text } = await read('/pt/docs')
  const links = [...text.matchAll(/\]\((\/?[^)]*)\)/g)].map(([, link = '']) => link)

  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((link) => !/^[/#]/.test(link))).toEqual([])
})
