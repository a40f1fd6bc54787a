import { expect, it } from 'vitest'
import { buildNextAddress } from '../../../server/answer/next-address.ts'

const endpoint = { path: '/v1/made-up/{cnpj}/rows' }
const SNAPSHOT = '20260101T000000Z'

it('names the next page and the snapshot of the page before, behind what the client sent', () => {
  const sent = { cnpj: '00.068.305/0001-35', from: '2024-02', page: '3', sort_by: 'date' }
  expect(buildNextAddress(endpoint, sent, { nextPage: 4 }, SNAPSHOT)).toBe(
    `/v1/made-up/00.068.305%2F0001-35/rows?from=2024-02&page=4&sort_by=date&snapshot=${SNAPSHOT}`,
  )
})

it('goes on behind a cursor without a snapshot and without where the first page began', () => {
  const sent = { cnpj: '1', updated_after: '2026-01-01', cursor: 'old' }
  expect(buildNextAddress(endpoint, sent, { nextCursor: 'new' }, SNAPSHOT)).toBe('/v1/made-up/1/rows?cursor=new')
})

it('is null behind the last page', () => {
  expect(buildNextAddress(endpoint, { cnpj: '1' }, {}, SNAPSHOT)).toBeNull()
})
