import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../../schemas/datasets/cvm_company/api/companies.ts'
import { funds } from '../../../schemas/datasets/cvm_fund_register/api/funds.ts'
import { createRememberedRequests, createRememberingParser } from '../../../server/answer/parse-request.ts'
import { masked } from '../../helpers/portal.ts'
import { type SharedApi, shareServer, shareWorld } from '../helpers/shared.ts'
import { readPortfolio, readProblem } from '../helpers/body.ts'
import { odd, oddDataDir } from '../helpers/odd-world.ts'

const FUND = `/v1/fund/${odd.both}`
const PORTFOLIO = `${FUND}/portfolio`

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(oddDataDir))
})

/** Returns the messages of a 400 by field. */
async function complaints(path: string): Promise<Record<string, string[]>> {
  const { status, code, error_data, message } = readProblem(await api.get(path))
  expect([status, code]).toEqual([400, 'invalid_input'])
  expect(Object.keys(error_data)).toEqual(['formErrors', 'fieldErrors'])
  const { fieldErrors } = error_data as { fieldErrors: Record<string, string[]> }
  for (const text of Object.values(fieldErrors).flat()) expect(message).toContain(text)
  return fieldErrors
}

describe('a parameter that is not declared', () => {
  it.each(['dates', 'Date', 'DATE', 'page', 'as-of', 'a[b]', 'date[]', 'x.y', '$where', 'data', ' '])(
    '%j is refused by name',
    async (name) => {
      const fields = await complaints(`${PORTFOLIO}?${encodeURIComponent(name)}=1`)

      expect(Object.keys(fields)).toEqual([name])
      expect(fields[name]?.[0]).toMatch(/unknown parameter/i)
    },
  )

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', '__defineGetter__'])(
    'is refused like any other, though every object has a %s',
    async (name) => {
      const fields = await complaints(`${PORTFOLIO}?${name}=1`)

      expect(Object.getOwnPropertyNames(fields)).toEqual([name])
    },
  )

  it('is refused next to valid ones, and one error names all of them', async () => {
    const fields = await complaints(`${PORTFOLIO}?date=20251031&one=1&two=2&provenance=maybe`)

    expect(Object.keys(fields).sort()).toEqual(['one', 'provenance', 'two'])
  })

  it('is refused when it has no name or no value', async () => {
    expect(Object.keys(await complaints(`${PORTFOLIO}?=1`))).toEqual([''])
    expect(Object.keys(await complaints(`${PORTFOLIO}?nonsense`))).toEqual(['nonsense'])
  })

  it('is refused when it belongs to another endpoint', async () => {
    expect(Object.keys(await complaints(`${FUND}?date=20251031`))).toEqual(['date'])
  })

  it.each([`?cnpj=${odd.both}`, '?cnpj=', `?cnpj=${odd.gap}&date=20251031`])(
    'is refused in the query when it is part of the path: %s',
    async (query) => {
      expect(Object.keys(await complaints(`${PORTFOLIO}${query}`))).toEqual(['cnpj'])
    },
  )
})

describe('a repeated parameter', () => {
  it.each(['date=20251031', 'provenance=true', 'download=1', 'format=json'])(
    '%s is refused, and the answer says why',
    async (pair) => {
      const [name = ''] = pair.split('=')

      const fields = await complaints(`${PORTFOLIO}?${pair}&${pair}`)

      expect(Object.keys(fields)).toEqual([name])
      expect(fields[name]?.join()).toMatch(/more than once/)
    },
  )
})

describe('a date', () => {
  it.each(['20251001', '20251031', '2025-10-01', '2025-10-31', '2025-10-15', '2025-10'])(
    '%s selects the competence month that contains it',
    async (date) => {
      expect(readPortfolio(await api.get(`${PORTFOLIO}?date=${date}`)).reference_date).toBe('2025-10-31')
    },
  )

  it.each([
    '20250230',
    '20250229',
    '20251131',
    '20251301',
    '20250001',
    '20251000',
    '2025-02-30',
    '2025-2-3',
    '202510',
    '2025-1',
    '2025/10/31',
    '31/10/2025',
    '2025-1031',
    '202510-31',
    '20251031T00',
    '20251031 ',
    ' 20251031',
    '+20251031',
    '-20251031',
    '1e7',
    '0',
    '',
    'today',
    'null',
    '２０２５１０３１',
    "20251031'--",
    '20251031\u0000',
  ])('%j is refused', async (date) => {
    expect(Object.keys(await complaints(`${PORTFOLIO}?date=${encodeURIComponent(date)}`))).toEqual(['date'])
  })

  it('in a leap year has a 29 February', async () => {
    expect(readProblem(await api.get(`${PORTFOLIO}?date=20240229`))).toMatchObject({ status: 404 })
  })
})

describe('a boolean', () => {
  it.each(['true', '1'])('is on as %s', async (text) => {
    const [item] = readPortfolio(await api.get(`${PORTFOLIO}?provenance=${text}`)).portfolio

    expect(item).toHaveProperty('source')
  })

  it.each(['false', '0'])('is off as %s', async (text) => {
    const [item] = readPortfolio(await api.get(`${PORTFOLIO}?provenance=${text}`)).portfolio

    expect(item).not.toHaveProperty('source')
  })

  it.each(['yes', 'TRUE', '', '2', 'on'])('is not %j', async (text) => {
    expect(Object.keys(await complaints(`${PORTFOLIO}?provenance=${text}`))).toEqual(['provenance'])
    expect(Object.keys(await complaints(`${PORTFOLIO}?download=${text}`))).toEqual(['download'])
  })
})

it('takes format=json and refuses an unknown format', async () => {
  expect((await api.get(`${PORTFOLIO}?format=json`)).status).toBe(200)
  expect(Object.keys(await complaints(`${PORTFOLIO}?format=yaml`))).toEqual(['format'])
})

describe('a CNPJ', () => {
  it('is the same bare and masked, and answered bare', async () => {
    const paths = [odd.both, encodeURIComponent(masked(odd.both)), masked(odd.both).replace('/', '%2f')]

    const replies = await Promise.all(paths.map((path) => api.get(`/v1/fund/${path}/portfolio`)))

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1)
    for (const reply of replies) expect(readPortfolio(reply).fund['cnpj']).toBe(odd.both)
  })

  it('may hold letters, in both forms', async () => {
    expect((await api.get(`/v1/fund/${odd.letters}`)).status).toBe(200)
    expect((await api.get(`/v1/fund/${encodeURIComponent('12.ABC.345/01DE-35')}`)).status).toBe(200)
  })

  it.each(['12abc34501de35', '12ABC34501DE3A', '12ABC34501DÉ35', '12ABC34501DE36'])(
    'with letters is refused as %s',
    async (cnpj) => {
      expect(Object.keys(await complaints(`/v1/fund/${encodeURIComponent(cnpj)}`))).toEqual(['cnpj'])
    },
  )

  it.each(['00068305000134', '00068305000125', '10068305000135', '00.068.305/0001-34', '11111111111111'])(
    'with a wrong check digit is refused: %s',
    async (cnpj) => {
      const fields = await complaints(`/v1/fund/${encodeURIComponent(cnpj)}`)

      expect(fields['cnpj']?.join()).toMatch(/check digits/)
    },
  )

  it.each([
    '1',
    '0006830500013',
    '000683050001350',
    '00068305000135 ',
    '00-068-305/0001.35',
    '00.068.305.0001-35',
    '068305000135',
    '٠٠٠٦٨٣٠٥٠٠٠١٣٥',
    "' OR 1=1 --",
  ])('of another shape is refused: %j', async (cnpj) => {
    expect(Object.keys(await complaints(`/v1/fund/${encodeURIComponent(cnpj)}/portfolio`))).toEqual(['cnpj'])
  })
})

describe('malformed percent-encoding', () => {
  it.each(['/v1/fund/%zz', '/v1/fund/%', '/v1/fund/%E0%A4%A/portfolio', '/v1/fund/%c3%28', '/v1/fund/%ff'])(
    'in the path %s is a 400',
    async (path) => {
      expect(readProblem(await api.get(path))).toMatchObject({
        status: 400,
        code: 'invalid_input',
        error_data: { formErrors: [expect.any(String)], fieldErrors: {} },
      })
    },
  )

  it.each(['date=%zz', 'date=20251031%', 'date=%E0%A4%A', '%zz=1', 'date=20251031&%'])(
    'in the query %s is a 400',
    async (query) => {
      await complaints(`${PORTFOLIO}?${query}`)
    },
  )

  it.each(['/docs/%zz', '/docs/assets/%', '/status?%ff', '/healthz?x=%zz', '/%zz'])(
    'is a 400 on paths without a key too: %s',
    async (path) => {
      expect(readProblem(await api.get(path))).toMatchObject({ status: 400, code: 'invalid_input' })
    },
  )
})

describe('a parameter', () => {
  it('is read after any number of separators', async () => {
    const message = await complaints(`${PORTFOLIO}?${'&'.repeat(2000)}bogus=1`)

    expect(Object.keys(message)).toEqual(['bogus'])
  })
})

describe('a valid request', () => {
  it('is read once, until many others have been read since, whichever endpoint they asked', () => {
    const remembered = createRememberedRequests()
    const parse = createRememberingParser(funds, remembered)
    const parseOther = createRememberingParser(companies, remembered)
    const request = { query: {}, params: {}, originalUrl: '/v1/one', accept: undefined }
    const known = parse(request)

    expect(parse(request)).toBe(known)
    expect(parse({ ...request, accept: 'text/csv' })).not.toBe(known)
    for (let n = 0; n < remembered.max; n += 1) parseOther({ ...request, originalUrl: `/v1/other?n=${String(n)}` })
    expect(parse(request)).not.toBe(known)
  })
})
