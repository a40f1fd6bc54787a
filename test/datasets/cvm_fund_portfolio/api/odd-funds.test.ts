import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { readFund, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { odd, oddDataDir } from '../../../server/helpers/odd-world.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(oddDataDir))
})

const portfolio = async (cnpj: string) => readPortfolio(await api.get(`/v1/fund/${cnpj}/portfolio?date=20251031`))
const fund = async (cnpj: string) => readFund(await api.get(`/v1/fund/${cnpj}`))

/** Share of each line by its value. */
async function shares(cnpj: string): Promise<Record<string, string | null>> {
  const { portfolio: items } = await portfolio(cnpj)
  return Object.fromEntries(items.map((item) => [item.final_position_value, item.portfolio_share_percent]))
}

describe('a CNPJ', () => {
  it.each(['', '/portfolio', '/portfolio?date=20251031'])(
    'of a fund with several classes is a conflict that lists them (%s)',
    async (path) => {
      const problem = readProblem(await api.get(`/v1/fund/${odd.fundOfTwo}${path}`))

      expect(problem).toMatchObject({ status: 409, code: 'conflict' })
      expect(problem.error_data).toEqual({
        reason: 'multiple_classes',
        classes: [
          { cnpj: odd.firstOfTwo, name: 'CLASSE UM' },
          { cnpj: odd.secondOfTwo, name: 'CLASSE DOIS' },
        ],
      })
    },
  )

  it('of one of several classes means that class', async () => {
    expect(await fund(odd.secondOfTwo)).toMatchObject({ cnpj: odd.secondOfTwo, name: 'CLASSE DOIS' })
  })

  it('of a fund with one class means the class', async () => {
    const [ofFund, ofClass] = [await portfolio(odd.fundOfOne), await portfolio(odd.onlyClass)]

    expect(ofFund).toEqual(ofClass)
    expect(ofFund.fund).toMatchObject({ cnpj: odd.onlyClass, name: 'CLASSE ÚNICA' })
  })

  it('of a class registered twice means the registration that is not cancelled', async () => {
    expect(await fund(odd.twice)).toMatchObject({ name: 'CLASSE DE NOVO', status: 'normal', cvm_id: '2' })
  })

  it('of a fund whose one class was registered twice means the same registration', async () => {
    expect(await fund(odd.fundOfTwice)).toEqual(await fund(odd.twice))
  })

  it('in no register but in the holdings means itself', async () => {
    expect(await fund(odd.unregistered)).toMatchObject({
      cnpj: odd.unregistered,
      name: `FUNDO ${odd.unregistered}`,
      type: 'fif',
      status: 'unknown',
      cvm_id: '',
      cvm_code: '',
      integrants: [],
      total_portfolio_value: '3.00',
    })
  })

  it('of a class that the register knows without name and type gets both from the filing', async () => {
    expect(await fund(odd.nameless)).toMatchObject({ name: `FUNDO ${odd.nameless}`, type: 'fif' })
  })
})

describe('a share is a part of', () => {
  it('the NAV of the same month', async () => {
    expect(await shares(odd.both)).toEqual({ '1000.00': '100.000000' })
  })

  it('the total where the NAV is zero', async () => {
    expect(await shares(odd.navZero)).toEqual({ '30.00': '150.000000', '-10.00': '-50.000000' })
  })

  it('the total where the NAV is negative', async () => {
    expect(await shares(odd.navNegative)).toEqual({ '3.00': '100.000000' })
  })

  it('the total where there is no NAV', async () => {
    expect(await shares(odd.navMissing)).toEqual({ '8.00': '100.000000' })
  })

  it('nothing where the total is not positive either', async () => {
    expect(await shares(odd.nothingPositive)).toEqual({ '5.00': null, '-5.00': null })
  })

  it("the class register's NAV where that is of the same month", async () => {
    expect(await shares(odd.navRegistered)).toEqual({ '5.00': '25.000000' })
  })

  it("the total where the class register's NAV is of another month", async () => {
    expect(await shares(odd.navRegisteredLater)).toEqual({ '5.00': '100.000000' })
  })

  it('what it is part of to six decimals, halves away from zero', async () => {
    expect(await shares(odd.halves)).toEqual({ '0.01': '0.000001', '-0.01': '-0.000001', '0.03': '0.000002' })
  })
})

describe('the reported NAV', () => {
  it('is reported as filed, zero or negative', async () => {
    expect((await portfolio(odd.navZero)).fund.nav_value_reported).toBe('0.00')
    expect((await portfolio(odd.navNegative)).fund.nav_value_reported).toBe('-8.00')
  })

  it('is null where none is known', async () => {
    expect((await portfolio(odd.navMissing)).fund).toMatchObject({
      nav_value_reported: null,
      nav_value_reported_reference_date: null,
      total_portfolio_value: '8.00',
    })
  })

  it("is the class register's with its own date where the month has none and that date is in the month", async () => {
    expect((await portfolio(odd.navRegistered)).fund).toMatchObject({
      nav_value_reported: '20.00',
      nav_value_reported_reference_date: '20251015',
    })
  })

  it('is null where the class register has that of a later month, which says nothing of this one', async () => {
    expect((await portfolio(odd.navRegisteredLater)).fund).toMatchObject({
      nav_value_reported: null,
      nav_value_reported_reference_date: null,
    })
  })
})

describe('an item', () => {
  it('of a fund whose holdings are all confidential is a total without an asset', async () => {
    const { portfolio: items, fund: described } = await portfolio(odd.confidentialOnly)

    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      application_type: 'Ações',
      asset_type: '',
      business_type: '',
      related_issuer: false,
      final_position_value: '12.00',
      confidentiality_deadline: '2026-01-29',
      portfolio_share_percent: '100.000000',
      metainfo: { block: 'fie_confid', confidential: true },
    })
    expect(described.total_portfolio_value).toBe('12.00')
  })

  it('has figures that no double holds, to the last digit', async () => {
    const { portfolio: items, fund: described } = await portfolio(odd.huge)

    expect(items[0]).toMatchObject({
      final_position_value: '999999999999999999.97',
      final_position_quantity: '123456789012345678.123456',
      portfolio_share_percent: '1.000000',
    })
    expect(described).toMatchObject({
      nav_value_reported: '99999999999999999999.97',
      total_portfolio_value: '999999999999999999.97',
    })
  })

  it('has text with quotes, backslashes and accents as filed', async () => {
    expect((await portfolio(odd.quoted)).portfolio[0]?.metainfo['asset_description']).toBe(String.raw`"X" \ É ÿ`)
  })

  it('has zero for empty trade figures and null for an empty cost and deadline', async () => {
    const { text } = await api.get(`/v1/fund/${odd.navMissing}/portfolio?date=20251031`)

    expect(text).toMatch(
      /"sales_quantity":0\.0+,"sales_value":0\.00,"purchases_quantity":0\.0+,"purchases_value":0\.00,"final_position_quantity":0\.0+,"final_position_value":8\.00,"final_position_cost":null,"confidentiality_deadline":null/,
    )
  })
})
