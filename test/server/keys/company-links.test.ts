import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { ask } from '../helpers/http.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const COMPANY = '/v1/company/99111222000149'
const LIST = '/v1/companies'
const OPEN = ['cvm_company', 'cvm_company_security', 'cvm_fund_portfolio']

let api: Api
let open: string
let registerAlone: string
let ofDatabase: string

beforeAll(async () => {
  const dataDir = await sampleDataDir()
  open = await makeKey(dataDir, { scopes: OPEN })
  registerAlone = await makeKey(dataDir, { scopes: ['cvm_company'] })
  ofDatabase = await makeKey(dataDir, { scopes: ['cvm_company', 'cvm_fund_portfolio', 'b3_isin'] })
  api = await serve(dataDir, { PUBLIC_DATASETS: 'on', PUBLIC_RATE_LIMIT: '1000000' })
})

afterAll(() => api.stop())

const get = (key: string | null, path: string) =>
  ask(api.port, path, { headers: key === null ? {} : { 'x-api-key': key } })

it('what the ISIN database links takes its scope, and is shown to nobody else', async () => {
  const path = `${COMPANY}?include=database_links`
  const answers = [await get(api.key, path), await get(open, path), await get(null, path)]

  expect(answers.map(({ status }) => status)).toEqual([200, 403, 401])
  expect(answers.map(({ text }) => text.includes('BRSINTACNOR3'))).toEqual([true, false, false])
})

it('open links are told to keys with their scopes and to visitors, without anything of the database', async () => {
  for (const key of [open, null]) {
    const { status, text } = await get(key, `${COMPANY}?include=links`)
    expect([status, text.includes('SINT3'), text.includes('BRSINTACNOR3')]).toEqual([200, true, false])
  }
})

it('a ticker takes the scopes of what says whose it is', async () => {
  const statusOf = async (key: string, id: string) => (await get(key, `/v1/company/${id}`)).status

  expect([await statusOf(open, 'SINT3'), await statusOf(registerAlone, 'SINT3')]).toEqual([200, 403])
  expect(await statusOf(registerAlone, '99111222000149')).toBe(200)
})

describe('a ticker in the list of companies', () => {
  it('finds with what the key may see, and with nothing more', async () => {
    const listFound = async (key: string | null) => {
      const { status, text } = await get(key, `${LIST}?q=SINT3`)
      expect(status, text).toBe(200)
      return (JSON.parse(text) as { data: readonly { cnpj: string }[] }).data.map(({ cnpj }) => cnpj)
    }
    // The one that was asked last has kept nothing for the next.
    for (const key of [api.key, registerAlone, open, ofDatabase, null, registerAlone, api.key]) {
      expect(await listFound(key)).toEqual([registerAlone, ofDatabase].includes(key ?? '') ? [] : ['99111222000149'])
    }
  })

  it('is found by the ISIN database with its scope alone, and by each thing with its own', async () => {
    const statusOf = async (key: string | null, way: string) =>
      (await get(key, `${LIST}?q=SINT3&found_by=${way}`)).status
    const statusesOf = (way: string) =>
      Promise.all([api.key, open, registerAlone, ofDatabase, null].map((key) => statusOf(key, way)))

    expect(await statusesOf('isin_database')).toEqual([200, 403, 403, 200, 401])
    expect(await statusesOf('register,isin_database')).toEqual([200, 403, 403, 200, 401])
    expect(await statusesOf('form')).toEqual([200, 200, 403, 403, 200])
    expect(await statusesOf('lines')).toEqual([200, 200, 403, 200, 200])
    expect(await statusesOf('register')).toEqual([200, 200, 200, 200, 200])
  })

  it('is answered to a key without a scope as to one that does not ask for it', async () => {
    const dataOf = async (key: string, query: string) => {
      const { headers, text } = await get(key, `${LIST}?q=PETR4${query}`)
      return { etag: headers.etag, text }
    }
    const [narrowed, named] = [await dataOf(open, ''), await dataOf(api.key, '&found_by=register,form,lines')]

    expect(narrowed).toEqual(named)
  })

  it('leaves lists without one as they are for everybody', async () => {
    const etagOf = async (key: string | null) => (await get(key, `${LIST}?q=petrobras`)).headers.etag
    expect(await Promise.all([open, registerAlone, null].map(etagOf))).toEqual(Array(3).fill(await etagOf(api.key)))
  })
})
