import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const listClasses = async (cnpj: string) =>
  (exactJson((await api.get(`/v1/company/${cnpj}/shares?date=20251031`)).text) as { data: { classes: Rows } }).data
    .classes

describe('the shares of a company that funds hold', () => {
  it('have a numerator, and no share where the number of all shares is not known', async () => {
    const [common] = await listClasses('33000167000101')

    expect(common).toMatchObject({ share_class: 'common', shares: null, held_percent: null, shares_source: null })
    expect(Number(common?.['line_count'])).toBeGreaterThan(0)
    expect(common?.['held_percent_reason']).not.toBe('')
  })

  it('have a denominator where a scale is proved, though no line names the company', async () => {
    expect(await listClasses('99111222000149')).toMatchObject([
      {
        share_class: 'common',
        held_quantity: null,
        held_percent_reason: 'no_line',
        shares: '1000000',
        shares_filed: '1000000',
        shares_scale: '1',
        shares_source: 'cvm_company_capital',
        shares_date: '2020-09-30',
      },
      { share_class: 'preferred', held_percent_reason: 'no_line' },
    ])
  })
})
