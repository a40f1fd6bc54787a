import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../../schemas/service/endpoints.ts'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { rowsAt } from '../../../../server/helpers/formats.ts'
import {
  ABROAD,
  AFTER_WHOLE,
  FEEDER,
  LACKING,
  MANAGER,
  MIXED,
  missingMembersWorld,
  STRUCTURED,
  WHOLE,
} from '../../../../server/helpers/missing-members-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../server/helpers/shared.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is asked of a month, and the columns that name a row of the answer. */
const ASKED: readonly (readonly [path: string, ...key: string[]])[] = [
  ['/v1/issuers', 'issuer_id'],
  ['/v1/issuers?kind=listed_share', 'issuer_id'],
  ['/v1/issuers?kind=private_paper', 'issuer_id'],
  ['/v1/issuer/33000167'],
  ['/v1/issuer/33000167/holders', 'cnpj'],
  ['/v1/issuer/33000167/holders?group_by=manager', 'cnpj'],
  ['/v1/issuer/33000167/holders?group_by=kind', 'kind'],
  ['/v1/issuer/treasury/holders', 'cnpj'],
  ['/v1/managers', 'cnpj'],
  ['/v1/administrators', 'cnpj'],
  [`/v1/manager/${MANAGER}`],
  [`/v1/manager/${MANAGER}/funds`, 'cnpj'],
  [`/v1/manager/${MANAGER}/positions`, 'asset_id', 'kind', 'resolution'],
  [`/v1/manager/${MANAGER}/issuers`, 'issuer_id', 'role'],
  [`/v1/manager/${MANAGER}/moves`, 'asset_id', 'kind', 'position'],
  ['/v1/market/assets', 'asset_id', 'kind'],
  ['/v1/market/moves', 'asset_id', 'kind', 'position'],
  ['/v1/industry'],
  ['/v1/industry?group_by=type', 'type'],
  ['/v1/industry?group_by=manager', 'cnpj'],
  [`/v1/figures?period=last_1_month`, 'cnpj'],
  [`/v1/fund/${MIXED}/figures?period=last_1_month`, 'cnpj'],
  ['/v1/asset/b3:PETR4/holders', 'cnpj'],
]
/** Those that look through funds, which the newest months alone have. */
const THROUGH_FUNDS: typeof ASKED = [
  ['/v1/issuer/33000167/holders?indirect=true', 'cnpj'],
  ['/v1/issuer/treasury/holders?indirect=true', 'cnpj'],
  [`/v1/manager/${MANAGER}/positions?view=look_through`, 'asset_id', 'kind', 'resolution'],
  [`/v1/basket?items=${FEEDER}:50,${ABROAD}:30,${STRUCTURED}:20`],
  ['/v1/asset/b3:PETR4/holders?indirect=true', 'cnpj'],
]
const WITH_LOOK_THROUGHS = ['2025-09', '2025-10', '2025-11']
const COMPARING = /issuers|managers|administrators|assets|manager\/\d+$|issuer\/\d+$/
const GROUPED: typeof ASKED = [
  ['/v1/issuers', 'issuer_id'],
  ['/v1/issuer/33000167/holders', 'cnpj'],
  ['/v1/managers', 'cnpj'],
  ['/v1/market/assets', 'asset_id', 'kind'],
  ['/v1/industry'],
]

let api: SharedApi
beforeAll(async () => {
  api = await shareServer(await shareWorld(missingMembersWorld))
}, 300_000)

interface Answer {
  readonly rows: ReadonlyMap<string, Fields>
  readonly envelope: Fields
}

async function ask(path: string, key: readonly string[], month: string): Promise<Answer> {
  const address = `${path}${path.includes('?') ? '&' : '?'}date=${month}-28`
  const [bare = ''] = path.split('?')
  const paged = key.length > 0 ? `${address}&page_size=1000` : address
  const { status, text } = await api.get(paged)
  expect(status, `${paged} ${text.slice(0, 300)}`).toBe(200)
  const body = exactJson(text) as Fields
  const endpoint = endpoints
    .filter((each) => new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare))
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0]
  if (endpoint === undefined) throw new Error(`no endpoint answers ${path}`)
  const rows = rowsAt(body, endpoint.rows) as readonly Fields[]
  return {
    envelope: body,
    rows: new Map(rows.map((row) => [key.map((name) => String(row[name])).join(' '), row])),
  }
}

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
/** Figures that have no meaning over a part, and figures of another month. */
const COMPARED = /^(previous_|share_of_market|net_value$|outstanding_|rank$|percentile$|.*_change_value$)/

/** Lists figures that differ, without a mark, from those of the same lines in a whole month. */
function listSilent(lacking: Answer, whole: Answer): readonly string[] {
  const isSaid = ({ envelope }: Answer, row: Fields) =>
    'is_partial' in row ? row['is_partial'] === true : saysPartial(envelope)
  return [...whole.rows].flatMap(([key, row]) => {
    const found = lacking.rows.get(key)
    if (found === undefined) return saysPartial(lacking.envelope) ? [] : [`${key} is gone`]
    return Object.entries(row).flatMap(([column, value]) => {
      const seen = found[column]
      if (!isNumber(value) || seen === null || seen === value || column.startsWith('previous_')) return []
      if (COMPARED.test(column)) return [`${key} ${column} is ${JSON.stringify(seen)}, and ${value} in whole`]
      return isSaid(lacking, found)
        ? []
        : [`${key} ${column} is ${JSON.stringify(seen)} without a word, and ${value} in whole`]
    })
  })
}

function saysPartial(envelope: Fields): boolean {
  return envelope['completeness'] === 'partial' && envelope['missing_members'] !== ''
}

describe.each(Object.entries(LACKING))('the month %s, whose file has no %s', (month, member) => {
  it.each([...ASKED, ...(WITH_LOOK_THROUGHS.includes(month) ? THROUGH_FUNDS : [])])(
    'has no smaller figure without a mark: %s',
    async (path, ...key) => {
      // A move needs a month before that is whole too.
      const reference = path.includes('moves') ? AFTER_WHOLE : WHOLE
      const [whole, lacking] = [await ask(path, key, reference), await ask(path, key, month)]

      expect(whole.rows.size).toBeGreaterThan(0)
      expect(listSilent(lacking, whole)).toEqual([])
      if ('missing_members' in lacking.envelope) expect(String(lacking.envelope['missing_members'])).toContain(member)
    },
  )

  it('compares with the month before only what that has in whole', async () => {
    for (const [path, ...key] of [...ASKED, ...THROUGH_FUNDS].filter(([each]) => COMPARING.test(each))) {
      const [whole, lacking] = [await ask(path, key, WHOLE), await ask(path, key, month)]
      for (const [name, row] of lacking.rows) {
        for (const [column, value] of Object.entries(row).filter(([each]) => each.startsWith('previous_'))) {
          const now = whole.rows.get(name)?.[column.replace('previous_', '')]
          if (isNumber(value) && isNumber(now)) expect(value, `${path} ${name} ${column}`).toBe(now)
        }
      }
    }
  })

  it('has nothing bought, sold, come or gone: what is dark is not comparable, in the month after too', async () => {
    const [, next = ''] = [month, ...Object.keys(LACKING), WHOLE].filter((each) => each >= month).sort()
    for (const day of [month, next]) {
      const { envelope } = await ask('/v1/market/moves', ['asset_id', 'kind', 'position'], day)
      const states = (envelope['states'] as readonly Fields[]).map(({ state }) => String(state))
      expect(states.filter((state) => !['unchanged', 'not_comparable'].includes(state))).toEqual([])
    }
    const { envelope } = await ask(`/v1/market/moves`, ['asset_id', 'kind', 'position'], month)
    expect((envelope['states'] as readonly Fields[]).map(({ state }) => state)).toContain('unchanged')
    for (const range of [`from=${AFTER_WHOLE}&to=${month}`, `from=${month}&to=${WHOLE}`]) {
      const { status, text } = await api.get(`/v1/industry/survivorship?${range}`)
      expect(status).toBe(200)
      const [row = {}] = (exactJson(text) as { readonly data: readonly Fields[] }).data
      const isDark = member === 'FIE'
      expect([row['gone_count'], row['appeared_count'], row['is_partial']]).toEqual(
        isDark ? [null, null, true] : ['0', '0', false],
      )
    }
  })

  it('is whole for the filing group whose members are there', async () => {
    const group = member === 'FIE' ? 'fif' : 'structured'
    for (const [path, ...key] of GROUPED) {
      const address = `${path}${path.includes('?') ? '&' : '?'}filing_group=${group}`
      const [whole, lacking] = [await ask(address, key, WHOLE), await ask(address, key, month)]
      expect(lacking.envelope['completeness'], address).toBe('complete')
      const strip = ({ rows }: Answer) =>
        [...rows].map(([name, row]) => [
          name,
          Object.entries(row).filter(([column]) => !/^(previous_|explain|same_|came_|gone_)/.test(column)),
        ])
      expect(strip(lacking), address).toEqual(strip(whole))
    }
  })
})

describe('the month after one with all members', () => {
  it('has what the others do not: shares of the market, the month before, and money counted once', async () => {
    const { rows: issuers } = await ask('/v1/issuers', ['issuer_id'], AFTER_WHOLE)
    const { rows: managers } = await ask('/v1/managers', ['cnpj'], AFTER_WHOLE)

    for (const column of ['share_of_market_percent', 'previous_direct_value'])
      expect([...issuers.values()].map((row) => row[column])).not.toContain(null)
    for (const column of ['net_value', 'previous_nav_value'])
      expect(managers.get(MANAGER)?.[column], column).not.toBeNull()
  })
})

it('flows are counted once only where all members with quotas are there', async () => {
  const { status, text } = await api.get('/v1/industry/flows?from=2025-09')
  const { data } = exactJson(text) as { readonly data: readonly Fields[] }

  expect(status).toBe(200)
  expect(
    data.map((row) => [row['date'], row['net_flow_value'], row['final_flow_value'], row['final_flow_value_reason']]),
  ).toEqual([
    ['2025-09-30', '8.00', null, 'quota_lines_missing'],
    ['2025-11-30', '8.00', null, 'quota_lines_missing'],
    // The feeder has 450 of 900.
    ['2025-12-31', '8.00', '4.00', ''],
  ])
})
