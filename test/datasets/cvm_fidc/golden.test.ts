import { beforeAll, describe, expect, it } from 'vitest'
import { readTable, textRows } from '../../helpers/build.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'

/** Figures that were added up from the lines of the sample by another program. */
describe('the receivables funds of the sample', () => {
  let dataDir: string
  const table = (name: string) => readTable({ dataDir }, `cvm_fidc_${name}`)
  beforeAll(async () => {
    dataDir = await sampleDataDir()
  })

  it('have the assets, liabilities, NAVs and credit rights of their reports, to the cent', async () => {
    const [totals] = await textRows(
      `SELECT count(*)::VARCHAR AS funds, sum(total_assets)::VARCHAR AS assets, sum(liabilities)::VARCHAR AS liabilities,
        sum(nav)::VARCHAR AS nav, sum(credit_rights_gross)::VARCHAR AS credit_rights, sum(overdue)::VARCHAR AS overdue
       FROM ${await table('month')}`,
    )

    expect(totals).toEqual({
      funds: '57',
      assets: '19636123960.30',
      liabilities: '3607058328.07',
      nav: '16029065632.23',
      credit_rights: '12629754228.57',
      overdue: '1402495885.14',
    })
  })

  it('have leaves that add up to the NAV of each, but for one whose segments are missing', async () => {
    const off = await textRows(
      `SELECT month.cnpj, any_value(nav)::VARCHAR AS nav, coalesce(sum(value), 0)::VARCHAR AS leaves
       FROM ${await table('month')} AS month LEFT JOIN ${await table('balance')} AS balance ON balance.cnpj = month.cnpj
       GROUP BY ALL HAVING coalesce(sum(value), 0) <> any_value(nav)`,
    )

    expect(off).toEqual([{ cnpj: '58486398000106', nav: '18440263.03', leaves: '2563328.58' }])
  })

  it('have segments that count once: their total is that of table II', async () => {
    const [segments] = await textRows(`SELECT sum(value)::VARCHAR AS value FROM ${await table('segment')}`)

    expect(segments).toEqual({ value: '12613877294.12' })
  })

  it('have states of credit rights that add up to their book value, and ages to their value before provision', async () => {
    const off = await textRows(
      `SELECT cnpj FROM ${await table('month')}
       LEFT JOIN (SELECT cnpj, sum(value) AS book FROM ${await table('credit_right')} WHERE adds_up GROUP BY ALL) USING (cnpj)
       LEFT JOIN (SELECT cnpj, sum(value) AS aged FROM ${await table('age')} WHERE state <> 'paid_early' GROUP BY ALL) USING (cnpj)
       WHERE coalesce(book, 0) <> credit_rights_risk + credit_rights_no_risk OR coalesce(aged, 0) <> credit_rights_gross`,
    )

    expect(off).toEqual([])
  })
})
