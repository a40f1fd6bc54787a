import { beforeAll, describe, expect, it } from 'vitest'
import { readServed, textRows } from '../../../../helpers/build.ts'
import { ISSUER_MONTHS } from '../../../../helpers/plain-reading/issuers.ts'
import { amount, units } from '../../../../server/helpers/cents.ts'
import {
  addUpColumn,
  askWell,
  askWholeList,
  type FoundRow,
  type MarketList,
} from '../../../../server/helpers/market.ts'
import { type SharedApi, shareSample, shareServer } from '../../../../server/helpers/shared.ts'

/** The bundled sample; or a copy of what is published in DATA_DIR, which is added up whole. */
const { DATA_DIR: dataDir } = process.env
/** How many rows of a list are opened. */
const OPENED = dataDir === undefined ? 4 : 25

let api: SharedApi
let folder: string
beforeAll(async () => {
  api = dataDir === undefined ? await shareSample() : await shareServer(dataDir)
  folder = (await readServed(api.dataDir)).folder
})

const tableOf = (name: string, month: string) =>
  `read_parquet('${folder}/${name}/competence_month=${month}/*.parquet', hive_partitioning = false)`

async function readOne(sql: string): Promise<Readonly<Record<string, string | null>>> {
  const [row = {}] = await textRows(sql)
  return row
}

const cents = (rows: readonly FoundRow[], column: string) => units(addUpColumn(rows, column), 2)

/** Takes the first rows, and some from the middle and the end. */
function pickRows<T>(rows: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.floor(rows.length / OPENED))
  return rows.filter((_row, at) => at % step === 0).slice(0, OPENED)
}

describe.each(ISSUER_MONTHS)('of the real month %s', (month) => {
  const asked = `date=${month}-28`

  it('the assets, and the lines without a name, are all lines that count; so are issuers and lines without one', async () => {
    const sums = await readOne(`SELECT
      (SELECT sum(long_value + short_value) FROM ${tableOf('cvm_market_asset', month)})::VARCHAR AS assets,
      (SELECT sum(direct_value) FROM ${tableOf('cvm_issuer_month', month)} WHERE asset_kind = 'all')::VARCHAR AS issuers,
      (SELECT sum(value) FROM ${tableOf('cvm_issuer_coverage', month)} WHERE rule = '')::VARCHAR AS unknown,
      (SELECT sum(final_position_value) FROM ${tableOf('cvm_fund_portfolio', month)}
        WHERE NOT confidential AND position IN ('owned', 'lent', 'borrowed'))::VARCHAR AS lines`)

    expect(sums['assets']).toBe(sums['lines'])
    expect(amount(units(sums['issuers'] ?? '', 2) + units(sums['unknown'] ?? '', 2))).toBe(sums['lines'])
  })

  it('the classes that have an issuer add up to it in each role and kind, and an asset has one role', async () => {
    const found = await readOne(`
      WITH exposed AS (
        SELECT issuer_id, role, asset_kind, sum(direct_value) AS direct_value, sum(short_value) AS short_value,
          sum(line_count) AS line_count, count(*) AS class_count
        FROM ${tableOf('cvm_issuer_exposure', month)} WHERE line_count > 0 GROUP BY ALL
      ),
      summed AS (FROM ${tableOf('cvm_issuer_month', month)} WHERE asset_kind <> 'all')
      SELECT count(*)::VARCHAR AS issuers,
        count(*) FILTER (exposed.direct_value IS DISTINCT FROM summed.direct_value
          OR exposed.short_value IS DISTINCT FROM summed.short_value
          OR exposed.line_count IS DISTINCT FROM summed.line_count
          OR exposed.class_count IS DISTINCT FROM summed.class_count)::VARCHAR AS wrong,
        (SELECT count(*) - count(DISTINCT leaf_key) FROM ${tableOf('cvm_leaf_issuer', month)})::VARCHAR AS twice
      FROM exposed FULL JOIN summed USING (issuer_id, role, asset_kind)`)

    expect(Number(found['issuers'])).toBeGreaterThan(300)
    expect(found).toMatchObject({ wrong: '0', twice: '0' })
  })

  it('the holders of an issuer add up to it, and lose at 100 what they have', async () => {
    for (const role of ['issuer', 'vehicle']) {
      const { data } = await askWholeList(api, `/v1/issuers?${asked}&role=${role}`)
      expect(data.length).toBeGreaterThan(20)
      for (const { issuer_id = '', direct_value } of pickRows(data)) {
        const path = `/v1/issuer/${issuer_id}/holders?${asked}&role=${role}&haircut_percent=100`
        const holders = await askWholeList(api, path)
        expect(addUpColumn(holders.data, 'direct_value'), issuer_id).toBe(direct_value)
        for (const row of holders.data) expect(row['loss_value']).toBe(`${row['direct_value'] ?? ''}0000`)
      }
    }
  })

  it('what of an issuer other funds hold is the part of each class that look-throughs open, or is not known', async () => {
    const { data } = await askWholeList(api, `/v1/issuers?${asked}`)
    for (const { issuer_id = '' } of pickRows(data)) {
      const path = `/v1/issuer/${issuer_id}?${asked}`
      const { exposures } = (await askWell<{ data: { exposures: readonly FoundRow[] } }>(api, path)).data
      const found = await readOne(`
        SELECT (count(outside_share) = 0)::VARCHAR AS is_unknown,
          sum(exposure.direct_value * (opened_value::DOUBLE / nav_value::DOUBLE)) FILTER (opened_value <> 0)::VARCHAR AS opened
        FROM ${tableOf('cvm_class_total', month)} LEFT JOIN (
          FROM ${tableOf('cvm_issuer_exposure', month)} WHERE issuer_id = '${issuer_id}' AND role = 'issuer'
        ) AS exposure USING (cnpj)`)
      const parts = exposures.flatMap((row) => (row['role'] === 'issuer' ? [row['through_funds_value'] ?? null] : []))
      if (found['is_unknown'] === 'true') expect(parts.filter((part) => part !== null)).toEqual([])
      else if (!parts.includes(null))
        expect(
          Math.abs(parts.reduce((sum, part) => sum + Number(part), 0) - Number(found['opened'] ?? 0)),
        ).toBeLessThan(1)
    }
  })

  it('the positions of a manager are all that its classes have less what they hold of each other', async () => {
    const { data } = await askWholeList(api, `/v1/managers?${asked}`)
    for (const row of pickRows(data.filter(({ cnpj = '' }) => /^\d{14}$/.test(cnpj)))) {
      const path = `/v1/manager/${row['cnpj'] ?? ''}/positions?${asked}`
      const { data: positions, consolidated_value } = await askWholeList(api, path)
      expect(positions.length === 0 ? null : addUpColumn(positions, 'value'), path).toBe(consolidated_value)
    }
  })

  it('the groups of the industry add up to all of it, and splitting it nets no more', async () => {
    const { data } = await askWell<MarketList>(api, `/v1/industry?${asked}`)
    const [all = {}] = data
    for (const group of ['type', 'classification', 'anbima_class', 'audience', 'exclusive', 'condominium']) {
      const groups = await askWholeList(api, `/v1/industry?${asked}&group_by=${group}`)
      expect(
        groups.data.reduce((sum, { class_count }) => sum + Number(class_count), 0),
        group,
      ).toBe(Number(all['class_count']))
      expect(addUpColumn(groups.data, 'nav_value'), group).toBe(all['nav_value'])
    }
    const { data: types } = await askWholeList(api, `/v1/industry?${asked}&group_by=type`)
    let apart = 0n
    for (const { type = '' } of types) {
      const [own = {}] = (await askWell<MarketList>(api, `/v1/industry?${asked}&type=${type}`)).data
      apart += units((own['internal_value'] as string | null) ?? '0.00', 2)
    }
    expect(apart <= units(all['internal_value'] ?? '', 2)).toBe(true)
  })

  it('a fund compared with itself has nothing active', async () => {
    const { data } = await askWell<MarketList>(
      api,
      `/v1/figures?${asked}&period=last_1_month&min_equities_percent=50&page_size=${String(OPENED)}`,
    )
    for (const { cnpj = '' } of data) {
      const { data: share } = await askWell<{ data: FoundRow }>(
        api,
        `/v1/fund/${cnpj}/active-share?against=${cnpj}&${asked}`,
      )
      if (share['active_share_reason'] === '') expect(share['active_share_percent'], cnpj).toBe('0.000000')
    }
  })
})

describe('between the real months', () => {
  const [first = '', last = ''] = ISSUER_MONTHS
  const between = `date=${last}-28&with=${first}-28`

  it('the states of all positions change as much as all lines do', async () => {
    const moves = await askWell<{ states: readonly FoundRow[] }>(api, `/v1/market/moves?${between}&page_size=1`)
    const valueOf = async (month: string) => {
      const { lines } = await readOne(
        `SELECT sum(value)::VARCHAR AS lines FROM ${tableOf('cvm_issuer_coverage', month)}`,
      )
      return units(lines ?? '', 2)
    }

    expect(moves.states.length).toBeGreaterThan(2)
    expect(cents(moves.states, 'value')).toBe((await valueOf(last)) - (await valueOf(first)))
  })

  it('the positions of an asset are as many in each state as its row says', async () => {
    const { data } = await askWell<MarketList>(api, `/v1/market/moves?${between}&page_size=${String(OPENED)}`)
    for (const { asset_id, position, ...row } of data.filter((each) => Boolean(each['asset_id']))) {
      const { data: found } = await askWholeList(api, `/v1/market/moves/${asset_id ?? ''}?${between}`)
      // A code finds the positions under other names of the asset too.
      const classes = found.filter((each) => each['asset_id'] === asset_id)
      for (const state of new Set(classes.map((each) => each['state'] ?? ''))) {
        const own = classes.filter((each) => each['state'] === state && each['position'] === position)
        expect(String(own.length), `${asset_id ?? ''} ${state}`).toBe(row[`${state}_count`])
      }
    }
  })

  it('the classes that still file and those that are gone are all that filed', async () => {
    const { data } = await askWholeList(api, `/v1/industry/survivorship?from=${first}&to=${last}&group_by=type`)
    const sets = await readOne(`
      WITH first AS (SELECT DISTINCT cnpj FROM ${tableOf('cvm_fund_month', first)}),
        last AS (SELECT DISTINCT cnpj FROM ${tableOf('cvm_fund_month', last)})
      SELECT (SELECT count(*) FROM first)::VARCHAR AS all_classes,
        (SELECT count(*) FROM first SEMI JOIN last USING (cnpj))::VARCHAR AS still,
        (SELECT count(*) FROM first ANTI JOIN last USING (cnpj))::VARCHAR AS gone,
        (SELECT count(*) FROM last ANTI JOIN first USING (cnpj))::VARCHAR AS appeared`)
    const total = (column: string) => String(data.reduce((sum, row) => sum + Number(row[column]), 0))

    expect(['class_count', 'still_filing_count', 'gone_count', 'appeared_count'].map(total)).toEqual([
      sets['all_classes'],
      sets['still'],
      sets['gone'],
      sets['appeared'],
    ])
    expect(Number(total('still_filing_count')) + Number(total('gone_count'))).toBe(Number(total('class_count')))
  })
})
