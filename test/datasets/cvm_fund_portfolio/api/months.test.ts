import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { readFund, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { odd, oddDataDir } from '../../../server/helpers/odd-world.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(oddDataDir))
})

const portfolio = (cnpj: string, date?: string) =>
  api.get(`/v1/fund/${cnpj}/portfolio${date === undefined ? '' : `?date=${date}`}`)

describe('without a date the portfolio comes from', () => {
  it('the newest complete month with a line of the fund, though a newer month has some', async () => {
    expect(readPortfolio(await portfolio(odd.both)).reference_date).toBe('2025-09-30')
  })

  it('the newest month with a line where none is complete', async () => {
    expect(readPortfolio(await portfolio(odd.onlyPartial)).reference_date).toBe('2025-10-31')
  })

  it('the last complete month of a fund that stopped filing', async () => {
    expect(readPortfolio(await portfolio(odd.gap)).reference_date).toBe('2025-09-30')
    expect(readPortfolio(await portfolio(odd.navLater)).reference_date).toBe('2025-07-31')
  })

  it('the newest month of a structured fund, whose file is whole though the others are not', async () => {
    expect(readPortfolio(await portfolio(odd.structured)).reference_date).toBe('2025-10-31')
  })
})

describe('completeness', () => {
  it('is complete where the month has every member', async () => {
    expect((await portfolio(odd.both, '20250901')).headers['x-data-completeness']).toBe('complete')
  })

  it('is partial where members are missing or thin, and names them', async () => {
    expect((await portfolio(odd.both, '20251001')).headers['x-data-completeness']).toBe('partial; missing=BLC_2')
  })

  it('of structured funds is judged apart', async () => {
    expect((await portfolio(odd.structured, '20251001')).headers['x-data-completeness']).toBe('complete')
  })
})

describe('a portfolio that is not there', () => {
  it('of a month that no file covers names the months that there are', async () => {
    const problem = readProblem(await portfolio(odd.gap, '20251201'))

    expect(problem).toMatchObject({ status: 404, code: 'not_found' })
    expect(problem.error_data).toEqual({
      reason: 'portfolio_not_found',
      available: { first: '2025-07-31', last: '2025-09-30', nearest: '2025-09-30' },
    })
  })

  it('names as nearest the month that is nearest', async () => {
    const nearest = async (date: string) => readProblem(await portfolio(odd.gap, date)).error_data['available']

    expect(await nearest('20200101')).toMatchObject({ nearest: '2025-07-31' })
    expect(await nearest('20250601')).toMatchObject({ nearest: '2025-07-31' })
    expect(await nearest('20260101')).toMatchObject({ nearest: '2025-09-30' })
    expect(await nearest('99991231')).toMatchObject({ nearest: '2025-09-30' })
  })

  it('in a month that lacks members, where only the NAV is known, says that the month is incomplete', async () => {
    const problem = readProblem(await portfolio(odd.navLater, '20251031'))

    expect(problem.error_data).toEqual({
      reason: 'portfolio_not_found',
      available: { first: '2025-07-31', last: '2025-07-31', nearest: '2025-07-31' },
      incomplete_month: true,
    })
  })

  it('in a month that has every member does not', async () => {
    const problem = readProblem(await portfolio(odd.navLater, '20250930'))

    expect(problem.error_data).not.toHaveProperty('incomplete_month')
    expect(problem.error_data).toMatchObject({ reason: 'portfolio_not_found' })
  })

  it.each([undefined, '20251031'])(
    'of a fund with a NAV only in an incomplete month may yet come (date %s)',
    async (date) => {
      const problem = readProblem(await portfolio(odd.navOnlyInPartial, date))

      expect(problem.error_data).toMatchObject({ reason: 'portfolio_not_found', incomplete_month: true })
    },
  )

  it.each([
    ['that the register knows and no file names', odd.neverFiled],
    ['of the register before Resolution CVM 175', odd.legacyOnly],
    ['with a NAV in a complete month and never a line', odd.navOnlyInWhole],
  ])('of a fund %s was never filed', async (_case, cnpj) => {
    const problems = [readProblem(await portfolio(cnpj)), readProblem(await portfolio(cnpj, '20250930'))]

    for (const problem of problems) {
      expect(problem).toMatchObject({ status: 404, code: 'not_found', error_data: { reason: 'portfolio_not_filed' } })
    }
  })

  it('of a CNPJ that nobody has is a fund that was not found', async () => {
    const problems = [
      await portfolio('00000000000191'),
      await portfolio('00000000000191', '20250930'),
      await api.get('/v1/fund/00000000000191'),
    ]

    for (const reply of problems) {
      expect(readProblem(reply)).toMatchObject({
        status: 404,
        code: 'not_found',
        error_data: { reason: 'fund_not_found' },
      })
    }
  })
})

describe('the description of a fund', () => {
  it('that never filed has null totals and reference dates', async () => {
    const reply = await api.get(`/v1/fund/${odd.neverFiled}`)

    expect(readFund(reply)).toMatchObject({
      total_portfolio_value: null,
      total_portfolio_value_reference_date: null,
      nav_value_reported: null,
      nav_value_reported_reference_date: null,
      name: `FUNDO ${odd.neverFiled}`,
    })
    expect(JSON.parse(reply.text)).toMatchObject({ reference_date: null })
  })

  it('with only a known NAV has that NAV and no total', async () => {
    expect(readFund(await api.get(`/v1/fund/${odd.navOnlyInWhole}`))).toMatchObject({
      nav_value_reported: '5.00',
      nav_value_reported_reference_date: '20250930',
      total_portfolio_value: null,
      total_portfolio_value_reference_date: null,
    })
  })

  it('says that a fund was cancelled before Resolution CVM 175', async () => {
    expect(readFund(await api.get(`/v1/fund/${odd.legacyOnly}`))).toMatchObject({
      name: 'FUNDO ANTIGO',
      type: 'fif',
      status: 'cancelled',
      status_date: '2010-05-05',
      cancelation_date: '2010-05-05',
      rcvm175: { is_compliant: null, compliance_date: null },
    })
  })
})
