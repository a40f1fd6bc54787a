import { beforeAll, describe, expect, it } from 'vitest'
import { readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import { askWell, type FoundRow, type MarketList } from '../../../server/helpers/market.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const OCTOBER = 'date=2025-10-31'

describe('an issuer', () => {
  it('is found by root, CNPJ, ticker, ISIN and treasury, with its figures by role and kind', async () => {
    for (const id of ['05197443', '05197443000138', '05.197.443%2F0001-38', 'hapv3', 'BRHAPVACNOR4']) {
      const { data } = await askWell<{ data: Record<string, unknown> & { exposures: FoundRow[] } }>(
        api,
        `/v1/issuer/${id}?${OCTOBER}`,
      )
      expect(data['issuer_id'], id).toBe('05197443')
      expect(
        data.exposures.map(({ role, kind, direct_value, class_count }) => [role, kind, direct_value, class_count]),
      ).toEqual([
        ['issuer', 'listed_share', '88236281.84', '20'],
        ['issuer', 'private_paper', '895270735.39', '89'],
      ])
      expect(data).toMatchObject({
        direct_value: '983507017.23',
        class_count: '109',
        is_partial: true,
        share_of_market_percent: null,
        share_of_market_percent_reason: 'month_incomplete',
        previous_direct_value_reason: 'month_not_compiled',
        grouping: 'root',
      })
    }
    const { data } = await askWell<{ data: FoundRow }>(api, `/v1/issuer/treasury?${OCTOBER}`)
    expect(data).toMatchObject({ issuer_id: 'treasury', direct_value: '23130405189.02', cnpj: '' })
  })

  it('has an unknown number of managers where the register names none for classes that hold it', async () => {
    const { data } = await askWell<{ data: FoundRow & { exposures: FoundRow[] } }>(
      api,
      `/v1/issuer/33000167?${OCTOBER}`,
    )
    const shares = data.exposures.find(({ role, kind }) => role === 'issuer' && kind === 'listed_share')

    expect(shares).toMatchObject({ class_count: '26', manager_count: null })
  })

  it('says which codes it may be where there is none', async () => {
    const problem = readProblem(await api.get(`/v1/issuer/HAPX3?${OCTOBER}`))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'issuer_not_found' } })
    expect(JSON.stringify(problem)).toContain('HAPV3')
  })

  it('has figures that are whole where the members that lack lines are not asked', async () => {
    const { data } = await askWell<{ data: FoundRow }>(api, `/v1/issuer/33000167?${OCTOBER}&filing_group=structured`)

    expect(data).toMatchObject({ is_partial: false, share_of_market_percent_reason: '' })
    expect(units(data['direct_value'] ?? '', 2)).toBeLessThanOrEqual(units('2171630304.01', 2))
  })

  it('owes debentures and not the claims that it securitised', async () => {
    const [issuer, vehicle] = await Promise.all(
      ['issuer', 'vehicle'].map((role) => askWell<MarketList>(api, `/v1/issuers?${OCTOBER}&q=02773542&role=${role}`)),
    )

    expect(issuer?.data[0]).toMatchObject({ direct_value: '199306889.56', is_securitiser: true })
    // CRA of 664,799,414.07 and a CRI.
    expect(vehicle?.data[0]).toMatchObject({ direct_value: '670879777.78' })
  })

  it('is found by words of any of its spellings, and as a kind of the search', async () => {
    const { data } = await askWell<MarketList>(api, `/v1/issuers?${OCTOBER}&q=participacoes%20HAPVIDA`)
    expect(data.map(({ issuer_id }) => issuer_id)).toContain('05197443')

    const found = await askWell<MarketList>(api, '/v1/search?q=hapvida&kind=issuer')
    expect(found.data.map(({ kind, id }) => [kind, id])).toContainEqual(['issuer', '05197443'])
  })

  it('is null in a partial month of its history, and says what is seen', async () => {
    const { data } = await askWell<MarketList>(api, '/v1/issuer/05197443/history')

    expect(
      data.map(({ reference_date, direct_value, direct_value_reason }) => [
        reference_date,
        direct_value,
        direct_value_reason,
      ]),
    ).toEqual([
      ['2024-02-29', null, 'month_incomplete'],
      ['2025-10-31', null, 'month_incomplete'],
    ])
    expect(data.at(-1)).toMatchObject({ seen_value: '983507017.23', seen_class_count: '109' })
    const structured = await askWell<MarketList>(
      api,
      '/v1/issuer/05197443/history?filing_group=structured&from=2025-10',
    )
    expect(structured.data).toMatchObject([{ direct_value_reason: '', missing_members: '' }])
  })
})
