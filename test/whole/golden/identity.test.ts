import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupPapers, type PaperLine } from '../../helpers/plain-reading/paper-groups.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'
import { type Compiled, openCompiled } from './compiled.ts'

let compiled: Compiled

beforeAll(async () => {
  compiled = await openCompiled(await sampleDataDir())
})

afterAll(async () => {
  await compiled.close()
  await rm(compiled.dataDir, { recursive: true })
})

describe('the assets that the real lines name', () => {
  it.each([
    ['2025-10', { filed: 9452, derived: 3492, unidentified: 161, none: 3655 }],
    ['2024-02', { filed: 3313, derived: 6613, unidentified: 55, none: 564 }],
  ])('count in %s, by their basis, %j lines', async (month, expected) => {
    const rows = await compiled.rows(
      `SELECT coalesce(asset_id_basis, 'none') AS basis, count(*)::INTEGER AS lines FROM cvm_fund_portfolio
       WHERE competence_month = '${month}' GROUP BY ALL`,
    )

    expect(Object.fromEntries(rows.map(({ basis, lines }) => [basis, lines]))).toEqual(expected)
  })

  it.each([
    ['b3:NATU3', 25, '117237092.86'],
    ['b3:PETR4', 26, '1210253443.00'],
    ['b3:PETR3', 20, '794571001.21'],
  ])(
    'are held by those who write the ticker into the description too: %s by %i',
    async (asset, holder_count, value) => {
      const rows = await compiled.rows(
        `SELECT holder_count, total_value::VARCHAR AS value, price_conflict FROM cvm_asset_month
       WHERE competence_month = '2025-10' AND asset_id = '${asset}'`,
      )

      expect(rows).toEqual([{ holder_count, value, price_conflict: false }])
    },
  )

  it('are 5 and 23 times a share that is filed in words', async () => {
    const rows = await compiled.rows(
      `SELECT competence_month AS month, asset_description AS words, string_agg(DISTINCT asset_id) AS asset, count(*)::INTEGER AS lines
       FROM cvm_fund_portfolio WHERE asset_id_rule = 'price' GROUP BY ALL ORDER BY month, words`,
    )

    expect(rows.map(({ month, words, asset, lines }) => [month, words, asset, lines])).toEqual([
      ['2024-02', 'ALLOS ON', 'b3:ALOS3', 2],
      ['2024-02', 'ALUPAR UNT N2', 'b3:ALUP11', 1],
      ['2024-02', 'ASSAI - SEND ON', 'b3:ASAI3', 3],
      ['2024-02', 'BCO SANTANDE UNT N2', 'b3:SANB11', 2],
      ['2024-02', 'BTGP BANCO UNIT', 'b3:BPAC11', 1],
      ['2024-02', 'ENERGISA UNT', 'b3:ENGI11', 2],
      ['2024-02', 'IGUATEMI S.A UNIT', 'b3:IGTI11', 2],
      ['2024-02', 'JALLES MACHA ON', 'b3:JALL3', 1],
      ['2024-02', 'KLABIN UNT N2', 'b3:KLBN11', 2],
      ['2024-02', 'MATER DEI ON', 'b3:MATD3', 1],
      ['2024-02', 'ONCOCLINICAS ON', 'b3:ONCO3', 1],
      ['2024-02', 'PETRORECSA ON', 'b3:RECV3', 1],
      ['2024-02', 'RECRUSUL SA ON', 'b3:RCSL3', 1],
      ['2024-02', 'SANEPAR UNT N2', 'b3:SAPR11', 2],
      ['2024-02', 'VIVEO ON NM', 'b3:VVEO3', 1],
      ['2025-10', 'BCO SANTANDE UNT N2', 'b3:SANB11', 3],
      ['2025-10', 'BTGP BANCO UNIT', 'b3:BPAC11', 2],
    ])
  })

  it('have one kind each in a month', async () => {
    const rows = await compiled.rows(
      `SELECT asset_id FROM cvm_fund_portfolio WHERE asset_id IS NOT NULL
       GROUP BY competence_month, asset_id HAVING count(DISTINCT asset_kind) > 1`,
    )

    expect(rows).toEqual([])
  })

  it('are never cash, a payable, a receivable, a repo, a swap, a forward or a confidential total', async () => {
    const rows = await compiled.rows(
      `SELECT DISTINCT asset_kind FROM cvm_fund_portfolio
       WHERE (NOT is_investment OR confidential OR category IN ('repo', 'other_liability')) AND asset_id IS NOT NULL`,
    )

    expect(rows).toEqual([])
  })

  it('are named in plain ASCII, without a lost letter', async () => {
    const rows = await compiled.rows(
      `SELECT asset_id FROM cvm_fund_portfolio WHERE regexp_matches(asset_id, '[^!-~]|[?]')`,
    )

    expect(rows).toEqual([])
  })

  it('have prices that conflict for 21 and 34 derived ids', async () => {
    const rows = await compiled.rows(
      `SELECT competence_month AS month, count(*)::INTEGER AS assets FROM cvm_asset_month
       WHERE price_conflict GROUP BY ALL ORDER BY month`,
    )

    expect(rows).toEqual([
      { month: '2024-02', assets: 34 },
      { month: '2025-10', assets: 21 },
    ])
  })

  it.each([
    ['2025-10', { paper_price: [85, 295], paper_terms: [12, 24] }],
    ['2024-02', { paper_price: [177, 833], paper_terms: [13, 27] }],
  ])('form in %s these groups of papers and their ids: %j', async (month, expected) => {
    const rows = await compiled.rows(
      `SELECT same_as_rule AS rule, count(DISTINCT same_as)::INTEGER AS groups, (count(*) + count(DISTINCT same_as))::INTEGER AS ids
       FROM cvm_asset_month WHERE competence_month = '${month}' AND same_as IS NOT NULL GROUP BY ALL`,
    )

    expect(Object.fromEntries(rows.map(({ rule, groups, ids }) => [rule, [groups, ids]]))).toEqual(expected)
  })

  it.each(['2025-10', '2024-02'])('form in %s the groups that a second reading finds in the lines', async (month) => {
    const lines = await compiled.rows(
      `SELECT cnpj, asset_id, final_position_value::VARCHAR AS value, final_position_quantity::VARCHAR AS quantity
       FROM cvm_fund_portfolio
       WHERE competence_month = '${month}' AND asset_id_rule = 'terms' AND final_position_value > 0 AND final_position_quantity > 0`,
    )
    const rows = await compiled.rows(
      `SELECT string_agg(asset_id, ' ') || ' ' || same_as AS ids FROM cvm_asset_month
       WHERE competence_month = '${month}' AND starts_with(same_as_rule, 'paper_') GROUP BY same_as`,
    )

    const published = rows
      .map(({ ids }) => String(ids).split(' ').sort())
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    expect(published).toEqual(groupPapers(lines as unknown as PaperLine[]))
  })

  it('are bitcoin, ether and VOO under the names that a table knows', async () => {
    const rows = await compiled.rows(
      `SELECT competence_month AS month, asset_id, holder_count::INTEGER AS holders, total_value::VARCHAR AS value FROM cvm_asset_month
       WHERE asset_id IN ('crypto:BTC', 'crypto:ETH', 'x:VOO:US') ORDER BY ALL`,
    )

    expect(rows.map(({ month, asset_id, holders, value }) => [month, asset_id, holders, value])).toEqual([
      ['2024-02', 'crypto:BTC', 2, '455120709.03'],
      ['2024-02', 'crypto:ETH', 2, '155473201.85'],
      ['2024-02', 'x:VOO:US', 1, '656438778.52'],
      ['2025-10', 'x:VOO:US', 2, '1568949696.71'],
    ])
  })
})
