import { expect, it } from 'vitest'
import { findNextAddress, writeAddress } from '../../../client/typescript/address.ts'

it('encodes what is in the path and in the query', () => {
  const address = writeAddress('/v1/asset/{code}/holders', { code: 'b3:PETR4/x' }, { q: 'a&b=ç', exact: '0.10' })

  expect(address).toBe('/v1/asset/b3%3APETR4%2Fx/holders?q=a%26b%3D%C3%A7&exact=0.10')
})

it('leaves out what is not given, and gives each end of a range a name of its own', () => {
  const query = { from: undefined, page: 0, names: true, ranges: { min_close: '0.01', max_close: undefined } }

  expect(writeAddress('/v1/exchange/quotes', {}, query)).toBe('/v1/exchange/quotes?page=0&names=true&min_close=0.01')
  expect(writeAddress('/v1/funds', {}, {})).toBe('/v1/funds')
})

it('refuses a request without what its path names', () => {
  expect(() => writeAddress('/v1/fund/{cnpj}', {}, {})).toThrow('cnpj')
})

it('takes path and query of the next page only, because the key goes there', () => {
  const page = (link: string) => new Response('', { headers: { link } })

  expect(findNextAddress(page('</v1/funds?page=1&snapshot=x>; rel="next"'))).toBe('/v1/funds?page=1&snapshot=x')
  expect(findNextAddress(page('<https://other.test/v1/funds?page=1>; rel="next"'))).toBe('/v1/funds?page=1')
  expect(findNextAddress(page('</v1/funds?page=0>; rel="prev"'))).toBeNull()
  expect(findNextAddress(new Response(''))).toBeNull()
})
