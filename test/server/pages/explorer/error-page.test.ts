import express from 'express'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { showExplorerError } from '../../../../server/pages/explorer/error-page.tsx'
import { noSnapshot } from '../../../../server/snapshots/follow.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'
import { readVisibleText } from '../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })

describe('an error of a page in Portuguese', () => {
  it.each([
    ['/pt/fund/11111111111180', 404, 'confira o número'],
    ['/pt/fund/1', 400, 'cnpj: Um fundo é nomeado pelo CNPJ, 14 caracteres'],
    ['/pt/compare?date=10/2025', 400, 'date: Uma data se escreve AAAAMMDD'],
    ['/pt/fund/21407758000119/line?date=2025-10&id=none', 404, 'Não há essa linha nesse mês.'],
    ['/pt/fund/21407758000119?chart=none', 404, 'Esta página não tem o gráfico none.'],
  ])('%s says in Portuguese what is wrong', async (path, expected, said) => {
    const { status, text } = await read(path)

    expect(status).toBe(expected)
    expect(readVisibleText(text)).toContain(said)
    expect(text).not.toContain('em inglês')
  })
})

describe('a code of several assets', () => {
  it('leads to each of them, with what tells them apart', async () => {
    const { status, text } = await read('/pt/asset/210100')

    expect(status).toBe(409)
    expect(text).toContain('href="/pt/asset/selic%3A210100%3A2024-03-01"')
    expect(text).toContain('2026-09-01')
    expect(readVisibleText(text)).not.toContain('classes')
  })
})

it.each([
  ['/pt/issuer/33000168', '/pt/issuer/33000167'],
  ['/pt/manager/30822936000240', '/pt/manager/30822936000169'],
])('%s leads to the nearest number that there is', async (path, nearest) => {
  const { status, text } = await read(path)

  expect(status).toBe(404)
  expect(text).toContain(`href="${nearest}"`)
})

describe('an address that is nowhere', () => {
  it.each([
    ['/pt/petrobras-on', 'href="/pt/search?q=petrobras+on"', 'href="/pt/funds"'],
    ['/pt/fundos/bradesco', 'href="/pt/search?q=bradesco"', 'href="/pt/funds"'],
    ['/en/managrs', '<a href="/en/manager">Managers</a>', 'Pages that may help'],
    ['/pt/fund/11111111111180', 'href="/pt/search?q=11111111111180"', 'value="11111111111180"'],
  ])('%s offers a search with its words and the pages that it may mean', async (path, search, page) => {
    const { status, text } = await read(path)

    expect(status).toBe(404)
    expect(text).toContain(search)
    expect(text).toContain(page)
  })

  it('repeats whole characters of a long address', async () => {
    const { status, text } = await read(`/pt/${'x'.repeat(47)}${encodeURIComponent('🦜🦜')}`)

    expect(status).toBe(404)
    expect(text).toContain(`value="${'x'.repeat(47)}🦜"`)
  })

  it('leads from the page of a fund without a number to the list of funds', async () => {
    const { status, headers } = await read('/pt/fund?snapshot=20260110T030000Z')

    expect([status, headers.location]).toEqual([301, '/pt/funds?snapshot=20260110T030000Z'])
  })
})

it('takes codes with the blanks that were copied with them', async () => {
  expect((await read('/pt/compare?a=%2040155573000109&b=10406511000161%20&date=2025-10')).status).toBe(200)
})

it.each([
  ['pt', 'Ainda não há dados aqui', 'ocupado'],
  ['en', 'There are no data here yet', 'busy'],
])('a server without data says so in /%s, and not that it is busy', async (language, said, unsaid) => {
  const app = express()
  app.use(() => {
    throw noSnapshot()
  })
  app.use(showExplorerError(new Set()))
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo

  const answer = await fetch(`http://localhost:${String(port)}/${language}/funds`)
  const text = readVisibleText(await answer.text())

  server.close()
  expect(answer.status).toBe(503)
  expect(text).toContain(said)
  expect(text).not.toContain(unsaid)
})
