import { beforeAll, describe, expect, it } from 'vitest'
import { readServed, textRows } from '../../../helpers/build.ts'
import { askWell, type FoundRow } from '../../../server/helpers/market.ts'
import {
  drawNestedFunds,
  FIRST,
  nestedFundsWorld,
  OF_BEYOND,
  OF_NOBODY,
  OF_SHARES,
  SECOND,
} from '../../../server/helpers/nested-funds-world.ts'
import { type SharedApi, shareServer } from '../../../server/helpers/shared.ts'

const SEED = Number(process.env['SEED'] ?? 20251031)
const funds = drawNestedFunds(SEED)

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await nestedFundsWorld(SEED))
})

async function askParts(issuer: string): Promise<readonly FoundRow[]> {
  const path = `/v1/issuer/${issuer}?date=20251031`
  const { exposures } = (await askWell<{ data: { exposures: readonly FoundRow[] } }>(api, path)).data
  return exposures
}

const addUp = (rows: readonly FoundRow[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0)

/** What each fund has of an issuer by its own lines, in reais. */
function readDirect(issuer: string): ReadonlyMap<string, number> {
  return new Map(
    funds.map(({ cnpj, papers, borrowed }) => {
      const own = (papers[issuer] ?? 0) - (issuer === OF_SHARES ? borrowed : 0)
      return [cnpj, own / 100]
    }),
  )
}

const navs = new Map(funds.map(({ cnpj, nav }) => [cnpj, nav]))

/** Opens funds until none is left to open: returns what each has of an issuer by its lines and all funds below it. */
function openWholly(direct: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  let whole = direct
  for (let turn = 0; turn < 200; turn++) {
    const below = whole
    whole = new Map(
      funds.map(({ cnpj, quotas }) => [
        cnpj,
        (direct.get(cnpj) ?? 0) +
          quotas.reduce((sum, { of, value }) => sum + (value / (navs.get(of) ?? 1)) * (below.get(of) ?? 0), 0),
      ]),
    )
  }
  return whole
}

/** Finds the part of a fund that no fund holds. */
function findOutside(cnpj: string): number {
  const held = funds.flatMap(({ quotas }) => quotas.filter(({ of }) => of === cnpj).map(({ value }) => value))
  return 1 - held.reduce((sum, value) => sum + value, 0) / (navs.get(cnpj) ?? 1)
}

/** What is at the end of all funds of what these have through others: each real once. */
function addUpThrough(issuer: string): number {
  const direct = readDirect(issuer)
  const whole = openWholly(direct)
  return funds.reduce(
    (sum, { cnpj }) => sum + findOutside(cnpj) * ((whole.get(cnpj) ?? 0) - (direct.get(cnpj) ?? 0)),
    0,
  )
}

describe('what of an issuer funds hold through funds', () => {
  it.each([FIRST, SECOND, OF_SHARES])(
    'is, of %s, what opening every fund wholly leads to, to the cent',
    async (issuer) => {
      const exposures = await askParts(issuer)

      expect(exposures.length).toBeGreaterThan(0)
      expect(exposures.map(({ through_funds_value_reason: reason }) => reason)).toEqual(exposures.map(() => ''))
      expect(Math.abs(addUp(exposures, 'through_funds_value') - addUpThrough(issuer))).toBeLessThan(0.02)
    },
  )

  it('is more than look-throughs have, which end after ten funds', async () => {
    const { folder } = await readServed(api.dataDir)
    const read = (table: string) => `read_parquet('${folder}/${table}/competence_month=2025-10/*.parquet')`
    const [seen = {}] = await textRows(
      `SELECT sum(indirect_value * outside_share)::VARCHAR AS through FROM ${read('cvm_issuer_exposure')}
       JOIN ${read('cvm_class_total')} USING (cnpj) WHERE issuer_id = '${FIRST}' AND role = 'issuer'`,
    )
    const through = addUp(await askParts(FIRST), 'through_funds_value')

    expect(Number(seen['through'])).toBeLessThan(through - 1)
    expect(Number(seen['through'])).toBeGreaterThan(through * 0.9)
  })

  it('is not known where holders file more than the NAV of a fund that has it', async () => {
    expect(await askParts(OF_BEYOND)).toMatchObject([
      { direct_value: '10000.00', through_funds_value: null, through_funds_value_reason: 'held_beyond_nav' },
    ])
  })

  it('is nothing where no fund holds quotas of those that have it', async () => {
    expect(await askParts(OF_NOBODY)).toMatchObject([
      { direct_value: '1234.56', through_funds_value: '0.00', through_funds_value_reason: '' },
    ])
  })
})
