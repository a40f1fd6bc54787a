import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readServed, textRows } from '../../../../helpers/build.ts'
import { cents, readCda, readPlainFundMonths, signedCents } from '../../../../helpers/plain-reading/cda.ts'
import { shareSample, shareWorld } from '../../../../server/helpers/shared.ts'
import { SAMPLE } from '../../../../server/helpers/snapshot.ts'
import { partiesWorld } from '../../../../server/helpers/parties-world.ts'

let sample: string

beforeAll(async () => {
  sample = (await shareSample()).dataDir
})

async function viewsOf(dataDir: string) {
  const { folder } = await readServed(dataDir)
  return (table: string, month?: string) =>
    `read_parquet('${join(folder, table, month === undefined ? 'all' : `competence_month=${month}`)}/*.parquet')`
}

const zipOf = (month: string) =>
  join(SAMPLE, `dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_${month.replace('-', '')}.zip`)
/** Old files of structured funds write numbers without the zeros in front. */
const bare = (text = '') => text.replace(/[./-]/g, '').padStart(14, '0')

const readFirst = (fields: Readonly<Record<string, string>>, columns: readonly string[]) =>
  bare(columns.map((column) => fields[column]).find((value) => value !== undefined))

/** What the files say that classes hold of each other, read without the compiler, in cents. */
function readPlainTotals(month: string) {
  const months = readPlainFundMonths(zipOf(month))
  let [internal, unnetted, confidential] = [0n, 0n, 0n]
  for (const [member, { lines }] of readCda(zipOf(month)).members) {
    for (const { fields } of lines) {
      if (fields['VL_MERC_POS_FINAL'] === undefined) continue
      const label = fields['TP_APLIC'] ?? ''
      const value = signedCents(label, cents(fields['VL_MERC_POS_FINAL']))
      const isQuota = label.toLowerCase() === 'cotas de fundos'
      if (member.includes('_CONFID_')) {
        confidential += value
        if (isQuota) unnetted += value
        continue
      }
      if (!isQuota) continue
      const holder = readFirst(fields, ['CNPJ_FUNDO_CLASSE', 'CNPJ_FUNDO'])
      const held = readFirst(fields, ['CNPJ_FUNDO_CLASSE_COTA', 'CNPJ_FUNDO_COTA', 'CPF_CNPJ_EMISSOR'])
      if (held !== holder && (months.get(held)?.nav ?? null) !== null) internal += value
    }
  }
  const navs = [...months.values()].flatMap(({ nav }) => nav ?? [])
  return { classes: months.size, nav: navs.reduce((sum, nav) => sum + nav, 0n), internal, unnetted, confidential }
}

describe.each(['2024-02', '2025-10'])('the class totals of the real month %s', (month) => {
  it('are those of a plain reading of its files, to the cent', async () => {
    const table = (await viewsOf(sample))('cvm_class_total', month)
    const [row] = await textRows(
      `SELECT count(*)::VARCHAR AS classes, sum(nav_value)::VARCHAR AS nav, sum(internal_value)::VARCHAR AS internal,
         sum(unnetted_value)::VARCHAR AS unnetted, sum(confidential_value)::VARCHAR AS confidential FROM ${table}`,
    )

    const { classes, ...sums } = readPlainTotals(month)
    expect(row?.['classes']).toBe(String(classes))
    for (const [name, sum] of Object.entries(sums)) expect(cents(String(row?.[name])), name).toBe(sum)
  })

  it('leave open how much of a class is held, because the month lacks the quotas of the larger group', async () => {
    const table = (await viewsOf(sample))('cvm_class_total', month)

    expect(await textRows(`SELECT count(outside_share)::VARCHAR AS known FROM ${table}`)).toEqual([{ known: '0' }])
  })
})

describe.each([
  ['2024-02', () => Promise.resolve(sample)],
  ['2025-10', () => Promise.resolve(sample)],
  ['2025-10', () => shareWorld(partiesWorld)],
] as const)('the law of netting, %s', (month, open) => {
  it('adds up look-throughs by the part of each class that no class holds to the direct lines of each asset', async () => {
    const view = await viewsOf(await open())
    const [law] = await textRows(
      `WITH link AS (
         SELECT from_id, arg_max(to_id, (valid_to, to_id)) AS to_id FROM ${view('asset_link')}
         WHERE valid_from <= last_day('${month}-01'::DATE) AND valid_to >= '${month}-01'::DATE GROUP BY from_id
       ),
       direct AS (
         SELECT coalesce(second.to_id, first.to_id, asset_id) AS asset, sum(final_position_value) AS value
         FROM ${view('cvm_fund_portfolio', month)}
         LEFT JOIN link AS first ON first.from_id = asset_id LEFT JOIN link AS second ON second.from_id = first.to_id
         WHERE asset_id IS NOT NULL AND id NOT IN (SELECT id FROM ${view('cvm_fund_quota', month)})
         GROUP BY ALL
       ),
       netted AS (
         SELECT leaf_key AS asset, sum(value) AS gross,
           sum(value * (1 - coalesce(opened_value::DOUBLE / nullif(nav_value, 0)::DOUBLE, 0))) AS value
         FROM ${view('cvm_fund_look_through', month)} JOIN ${view('cvm_class_total', month)} USING (cnpj)
         WHERE resolution = 'direct' AND asset_id IS NOT NULL GROUP BY leaf_key
       )
       SELECT count(*)::VARCHAR AS assets,
         count(*) FILTER (direct.asset IS NULL OR netted.asset IS NULL OR abs(netted.value - direct.value::DOUBLE) > 0.02 + 0.0001 * abs(direct.value::DOUBLE))::VARCHAR AS wrong,
         (sum(gross) > sum(direct.value))::VARCHAR AS held_twice
       FROM direct FULL JOIN netted USING (asset)`,
    )

    expect(Number(law?.['assets'])).toBeGreaterThan(1)
    expect(law).toMatchObject({ wrong: '0', held_twice: 'true' })
  })
})

it('the law of netting has something to compare: without the parts look-throughs have assets twice', async () => {
  const view = await viewsOf(await shareWorld(partiesWorld))
  const [petr4] = await textRows(
    `SELECT sum(value)::VARCHAR AS gross FROM ${view('cvm_fund_look_through', '2025-10')} WHERE leaf_key = 'b3:PETR4' AND resolution = 'direct'`,
  )

  // 600 of the master, 300 by the feeder, 120 and 30 by the fund of funds, 30 of another, and 10 that are borrowed.
  expect(petr4?.['gross']).toBe('1070.00')
})
