import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, makeKey, serve } from '../../../server/helpers/api.ts'
import { shareSample } from '../../../server/helpers/shared.ts'
import { findEndpoint, exactJson, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { editions, FILER } from '../../../server/helpers/editions.ts'
import { historyDataDir, revision, historyFilers } from '../../../server/helpers/history-world.ts'

let api: Api
let first: string
let second: string
let narrow: string

beforeAll(async () => {
  const world = await historyDataDir()
  first = world.first
  second = world.second
  narrow = await makeKey(world.dataDir, { scopes: ['cvm_fund_register'] })
  api = await serve(world.dataDir)
})

afterAll(() => api.stop())

interface Revisions {
  readonly success: string
  readonly data: readonly Readonly<Record<string, string | null>>[]
}

async function revisions(cnpj: string, query = ''): Promise<Revisions['data']> {
  const reply = await api.get(`/v1/fund/${cnpj}/portfolio/revisions${query}`)
  expect(reply.status, reply.text).toBe(200)
  findEndpoint('fund_revisions').output.parse(JSON.parse(reply.text))
  return (exactJson(reply.text) as Revisions).data
}

const listChanges = async (cnpj: string, query = '') => (await revisions(cnpj, query)).map((row) => row['change'])
const portfolio = (cnpj: string, query = '') => api.get(`/v1/fund/${cnpj}/portfolio${query}`)

describe('the revisions of a portfolio', () => {
  it('are every version of the month, oldest first, with the documented fields in order', async () => {
    const rows = await revisions(historyFilers.amended, '?date=20251031')

    const { cnpj: _cnpj, ...newest } = revision(historyFilers.amended, 3, {
      total_portfolio_value: '99999999999999999999.97',
    })
    expect(rows.map((row) => row['version'])).toEqual(['1', '2', '3'])
    // These snapshots are older than the columns for the NAV.
    const navs = { previous_nav_value: null, nav_value: null }
    const counts = { lines_added: '0', lines_removed: '0', lines_changed: '1' }
    expect(rows[2]).toEqual({ ...newest, version: '3', ...counts, ...navs })
    expect(Object.keys(rows[0] ?? {})).toEqual([...Object.keys(newest), ...Object.keys(navs)])
    expect(rows[0]).toMatchObject({ delivered_at: null, previous_total_portfolio_value: null })
  })

  it('without a date are those of the month that the portfolio has then', async () => {
    expect(readPortfolio(await portfolio(historyFilers.halfWithdrawn)).reference_date).toBe('2025-09-30')
    expect(await listChanges(historyFilers.halfWithdrawn)).toEqual(['first'])
    expect(await listChanges(historyFilers.amended)).toEqual(['first', 'confidentiality_released', 'amended'])
  })

  it.each(['withdrawn', 'ghost', 'twice'] as const)(
    'are without a date of the newest month of a fund with only withdrawn months (%s)',
    async (name) => {
      expect(await listChanges(historyFilers[name])).toEqual(['first', 'withdrawn'])
      expect(await revisions(historyFilers[name])).toEqual(await revisions(historyFilers[name], '?date=20251001'))
    },
  )

  it('of a month that the fund did not file, or of a fund that never filed, are an empty list', async () => {
    expect(await revisions(historyFilers.amended, '?date=20250901')).toEqual([])
    expect(await revisions(historyFilers.neverFiled)).toEqual([])
  })

  it.each(['20200101', '20251101'])('of a month that is not there are a 404 with those that are: %s', async (date) => {
    const reply = await api.get(`/v1/fund/${historyFilers.amended}/portfolio/revisions?date=${date}`)

    expect(readProblem(reply)).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage', available: { from: '2025-09-01', to: '2025-10-31' } },
    })
  })

  it('of an earlier snapshot are those that were known then', async () => {
    const known = [expect.objectContaining({ change: 'first', first_snapshot: first })]

    expect(await revisions(historyFilers.amended, `?snapshot=${first}`)).toEqual(known)
    expect(await revisions(historyFilers.amended, '?as_of=20260110&date=20251031')).toEqual(known)
  })

  it('of a CNPJ that nobody has are a fund that was not found', async () => {
    expect(readProblem(await api.get(`/v1/fund/${historyFilers.nobody}/portfolio/revisions`))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
  })

  it("need the portfolio's scope", async () => {
    const reply = await api.get(`/v1/fund/${historyFilers.amended}/portfolio/revisions`, {
      headers: { 'x-api-key': narrow },
    })

    expect(readProblem(reply)).toMatchObject({ status: 403, error_data: { dataset: 'cvm_fund_portfolio' } })
  })

  it('can be saved under a name that says dataset, key and month', async () => {
    const { headers } = await api.get(`/v1/fund/${historyFilers.amended}/portfolio/revisions?download=1`)

    expect(headers['content-disposition']).toBe(
      `attachment; filename="fund_revisions-${historyFilers.amended}-2025-10.json"`,
    )
  })
})

describe('a withdrawn portfolio', () => {
  const why = async (cnpj: string, query = '') => {
    const { status, error_data } = readProblem(await portfolio(cnpj, query))
    return { status, ...error_data }
  }
  const SEPTEMBER = { first: '2025-09-30', last: '2025-09-30', nearest: '2025-09-30' }

  it('is not found, says that it was there, and names the months that still are', async () => {
    expect(await why(historyFilers.halfWithdrawn, '?date=20251031')).toEqual({
      status: 404,
      reason: 'portfolio_not_found',
      available: SEPTEMBER,
      withdrawn: true,
    })
  })

  it.each(['withdrawn', 'ghost', 'twice'] as const)(
    'is not found either where no other month has lines, with or without its date (%s)',
    async (name) => {
      const expected = { status: 404, reason: 'portfolio_not_found', available: null, withdrawn: true }

      expect(await why(historyFilers[name])).toEqual(expected)
      expect(await why(historyFilers[name], '?date=20251015')).toEqual(expected)
    },
  )

  it('whose NAV is still published is withdrawn all the same', async () => {
    expect(await why(historyFilers.navLeft, '?date=20251031')).toMatchObject({
      reason: 'portfolio_not_found',
      withdrawn: true,
    })
  })

  it('is there in the snapshot in which it was', async () => {
    for (const cnpj of [
      historyFilers.withdrawn,
      historyFilers.ghost,
      historyFilers.halfWithdrawn,
      historyFilers.navLeft,
    ]) {
      for (const query of ['?date=20251031&as_of=20260209', `?snapshot=${first}`]) {
        expect(readPortfolio(await portfolio(cnpj, query))).toMatchObject({
          reference_date: '2025-10-31',
          portfolio: [{ final_position_value: '10.00' }],
        })
      }
    }
    expect((await portfolio(historyFilers.withdrawn, `?snapshot=${second}`)).status).toBe(404)
  })

  it('that was filed again is a portfolio', async () => {
    expect(readPortfolio(await portfolio(historyFilers.back, '?date=20251031')).portfolio).toHaveLength(1)
    expect(await listChanges(historyFilers.back)).toEqual(['first', 'withdrawn', 'amended'])
  })

  it('does not make another month withdrawn', async () => {
    for (const cnpj of [historyFilers.halfWithdrawn, historyFilers.withdrawn, historyFilers.ghost]) {
      const answer = await why(cnpj, '?date=20200131')
      expect(answer).toMatchObject({ status: 404, reason: 'portfolio_not_found' })
      expect(answer).not.toHaveProperty('withdrawn')
    }
  })

  it('leaves out those that were never filed', async () => {
    expect(await why(historyFilers.neverFiled)).toEqual({ status: 404, reason: 'portfolio_not_filed' })
    expect(await why(historyFilers.neverFiled, '?date=20251031')).toEqual({
      status: 404,
      reason: 'portfolio_not_filed',
    })
    expect(await why(historyFilers.nobody)).toEqual({ status: 404, reason: 'fund_not_found' })
  })

  it('leaves nothing to say of a fund that is in no register', async () => {
    expect(readProblem(await api.get(`/v1/fund/${historyFilers.ghost}`))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
    expect((await api.get(`/v1/fund/${historyFilers.withdrawn}`)).status).toBe(200)
    expect((await api.get(`/v1/fund/${historyFilers.ghost}?as_of=20260110`)).status).toBe(200)
  })
})

describe('an amended month', () => {
  it('has the NAV before and after', async () => {
    const { dataDir } = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-01-11T03:00:00Z', '200.00'])
    const amended = await serve(dataDir)

    const { text } = await amended.get(`/v1/fund/${FILER}/portfolio/revisions?date=20251031`)

    expect((exactJson(text) as Revisions).data).toMatchObject([
      { change: 'first', previous_nav_value: null, nav_value: '100.00' },
      { change: 'amended', previous_nav_value: '100.00', nav_value: '200.00' },
    ])
    await amended.stop()
  })
})

describe('the first version of a month of the sample', () => {
  it('has its NAV, and none before', async () => {
    const sample = await shareSample()

    const { text } = await sample.get('/v1/fund/62415896000127/portfolio/revisions?date=20251031')

    expect((exactJson(text) as Revisions).data).toMatchObject([
      { previous_nav_value: null, nav_value: '84935606.40', total_portfolio_value: '84935606.40' },
    ])
  })
})
