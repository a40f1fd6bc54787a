import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { readProblem } from '../../helpers/body.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-api-key': '' }

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const read = (path: string) => api.get(path, { headers: HTML })

describe('the search', () => {
  const find = async (question: string, language = '') => {
    const address = `${language}/docs/search?q=${encodeURIComponent(question)}`
    const { text } = await api.get(address, { headers: { 'x-api-key': '', accept: 'application/json' } })
    return (JSON.parse(text) as { name: string; href: string }[]).map(({ href }) => href)
  }

  it.each([
    ['look-through', '', '/docs/look-through'],
    ['/v1/fund/{cnpj}/portfolio', '', '/docs/api/fund_portfolio'],
    ['rate limits', '', '/docs/rules#rate-limits'],
    ['carteiras', '/pt', '/pt/docs/cvm_fund_portfolio'],
    ['autenticacao', '/pt', '/pt/docs/rules#authentication'],
  ])('finds %s', async (question, language, href) => {
    expect((await find(question, language)).slice(0, 3)).toContain(href)
  })

  it('finds a field, and leads to its table', async () => {
    expect(await find('distribution_number')).toContain('/docs/b3_quote#b3_quote')
  })

  it('is a page without a script, which escapes the question', async () => {
    const found = (await read('/docs/search?q=quota')).text
    const none = (await read(`/docs/search?q=${encodeURIComponent('<b>zzzz</b>')}`)).text

    expect(found.match(/<ul class="found">\s*<li>/g)).toHaveLength(1)
    expect(none).toContain('Nothing has “&lt;b&gt;zzzz&lt;/b&gt;”.')
  })

  it('refuses a parameter that it does not know', async () => {
    expect(readProblem(await api.get('/docs/search?query=x'))).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
