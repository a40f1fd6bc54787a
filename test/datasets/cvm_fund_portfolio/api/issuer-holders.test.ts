import { beforeAll, describe, expect, it } from 'vitest'
import { readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import { addUpColumn, askWell, askWholeList, type FoundRow, type MarketList } from '../../../server/helpers/market.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const OCTOBER = 'date=2025-10-31'

describe('who has something of an issuer', () => {
  it('adds up to the issuer, and each row and each group to its lines', async () => {
    const { data } = await askWholeList(api, `/v1/issuer/05197443/holders?${OCTOBER}`)
    expect(data).toHaveLength(109)
    expect(addUpColumn(data, 'direct_value')).toBe('983507017.23')

    for (const row of [...data.slice(0, 3), ...data.slice(-2)]) {
      const lines = await askWholeList(api, row['explain'] ?? '')
      expect(addUpColumn(lines.data, 'final_position_value')).toBe(row['direct_value'])
    }
    for (const group of ['manager', 'administrator', 'kind']) {
      const groups = await askWholeList(api, `/v1/issuer/05197443/holders?${OCTOBER}&group_by=${group}`)
      for (const row of groups.data.slice(0, 4)) {
        const lines = await askWholeList(api, row['explain'] ?? '')
        expect(addUpColumn(lines.data, 'final_position_value'), group).toBe(row['direct_value'])
      }
      if (group === 'kind') expect(addUpColumn(groups.data, 'direct_value')).toBe('983507017.23')
    }
  })

  it('says the file and line of each line', async () => {
    const { data } = await askWell<{ data: readonly { source: FoundRow }[] }>(
      api,
      `/v1/issuer/05197443/lines?${OCTOBER}&provenance=true&kind=private_paper&page_size=1`,
    )

    expect(data[0]?.source).toMatchObject({ file: 'cda_fi_202510.zip', member: 'cda_fi_BLC_6_202510.csv' })
  })

  it('has a loss that is linear in the haircut, and at 100 all of it', async () => {
    const at = async (percent: string) =>
      (await askWholeList(api, `/v1/issuer/05197443/holders?${OCTOBER}&haircut_percent=${percent}&sort_by=cnpj`)).data
    const [ten, thirty, all] = [await at('10'), await at('30'), await at('100')]

    expect(all.map(({ loss_value }) => loss_value)).toEqual(all.map(({ direct_value }) => `${direct_value ?? ''}0000`))
    expect(all.map(({ loss_share_percent }) => loss_share_percent)).toEqual(
      all.map(({ share_percent }) => share_percent),
    )
    const tripled = ten.map(({ loss_value }) => units(loss_value ?? '', 6) * 3n)
    expect(thirty.map(({ loss_value }) => units(loss_value ?? '', 6))).toEqual(tripled)
  })

  it('has through funds what the look-through of the class has of the issuer', async () => {
    const indirect: FoundRow[] = []
    for (const id of ['treasury', '62144175', '35379794', '12130744']) {
      const holders = await askWholeList(api, `/v1/issuer/${id}/holders?${OCTOBER}&indirect=true&min_shortest_depth=1`)
      indirect.push(...holders.data.slice(0, 3))
    }
    expect(indirect.length).toBeGreaterThan(5)
    for (const row of indirect) {
      const { data: found } = await askWell<{ data: { portfolio: FoundRow[] } }>(
        api,
        `${row['explain_total'] ?? ''}&page_size=1000`,
      )
      const [seen, total] = [addUpColumn(found.portfolio, 'value'), row['total_value'] ?? '']
      // There each leaf of each path is rounded, here what an asset adds up to.
      const roundings = found.portfolio.reduce((sum, { paths }) => sum + Number(paths) + 1, 0)
      const difference = Number(units(seen, 2) - units(total, 2))
      expect(Math.abs(difference), row['explain_total']).toBeLessThanOrEqual(roundings / 2)
      expect(found.portfolio.length).toBeGreaterThan(0)
    }
  })

  it('leaves leaves of other issuers and assets out of both views of a look-through', async () => {
    const [holder] = (
      await askWell<MarketList>(api, `/v1/issuer/treasury/holders?${OCTOBER}&indirect=true&min_shortest_depth=1`)
    ).data
    const path = `/v1/fund/${holder?.['cnpj'] ?? ''}/portfolio/look-through?${OCTOBER}&page_size=1000`
    const leaves = (
      await askWell<{ data: { portfolio: { metainfo: FoundRow; resolution: string }[] } }>(
        api,
        `${path}&issuer=treasury`,
      )
    ).data
    expect(leaves.portfolio.length).toBeGreaterThan(0)
    expect(new Set(leaves.portfolio.map(({ metainfo }) => metainfo['asset_id']?.split(':')[0]))).toEqual(
      new Set(['selic']),
    )

    const asset = leaves.portfolio[0]?.metainfo['asset_id'] ?? ''
    const ofAsset = (await askWell<{ data: { portfolio: FoundRow[] } }>(api, `${path}&view=aggregate&asset=${asset}`))
      .data
    expect(ofAsset.portfolio.map(({ asset_id }) => asset_id)).toEqual([asset])
    const none = readProblem(await api.get(`${path}&role=vehicle`))
    expect(none.status).toBe(400)
  })

  it('refuses sums of look-throughs over classes', async () => {
    const problem = readProblem(await api.get(`/v1/issuer/05197443/holders?${OCTOBER}&group_by=manager&indirect=true`))

    expect(problem.status).toBe(400)
  })
})
