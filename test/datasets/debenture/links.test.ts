import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { MACROS } from '../../../pipeline/macros.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const SELECT = readFileSync(new URL('../../../schemas/datasets/debenture/debenture_link.sql', import.meta.url), 'utf8')
const PAPER = 'paper:DEBENTURE-SIMPLES:99111222000149:2029-06-20'

/** What funds hold in the month: an id, its lowest and its highest price, and if these contradict. */
type Held = readonly [id: string, least: string | null, most?: string | null, hasConflict?: boolean]
/** A paper of the register: code, index, days of issue and maturity. */
type Registered = readonly [code: string, index: string | null, issued?: string, due?: string]

let temporary: string
beforeAll(async () => {
  temporary = await temporaryFolder()
})

const price = (text: string | null) => `${text ?? 'NULL'}::DECIMAL(27, 12)`

async function link(held: readonly Held[], registered: readonly Registered[]): Promise<string[]> {
  const assets = held.map(
    ([id, least, most = least, hasConflict = false]) =>
      `('2025-10', ${literal(id)}, ${price(least)}, ${price(most)}, ${String(hasConflict)}, 2, 100.00::DECIMAL(24, 2))`,
  )
  const papers = registered.map(
    ([code, index, issued = '2025-06-20', due = '2029-06-20']) =>
      `(${literal(code)}, '99111222000149', ${index === null ? 'NULL::VARCHAR' : literal(index)}, DATE '${issued}', DATE '${due}')`,
  )
  const rows = await withDuck({ threads: 1, temporary }, async (duck) => {
    await duck.run(MACROS)
    await duck.run(
      `CREATE TABLE cvm_asset_month AS FROM (VALUES ${assets.join(', ')})
         AS held(competence_month, asset_id, min_price, max_price, price_conflict, line_count, total_value);
       CREATE TABLE debenture AS FROM (VALUES ${papers.join(', ')}) AS paper(code, cnpj, index, issue_date, maturity_date)`,
    )
    return duck.rows(SELECT)
  })
  return rows.map(
    ({ from_id, to_id, has_named_price }) => `${String(from_id)} ${String(to_id)} ${String(has_named_price)}`,
  )
}

const DI: Held = [`${PAPER}:DI1|100|1.85|`, '1000']
const found = (code: string, isPriced: boolean, id = DI[0]) => [`${id} cetip:${code} ${String(isPriced)}`]

describe('a paper that funds name by its terms', () => {
  it.each<[why: string, held: readonly Held[], registered: readonly Registered[], links: readonly string[]]>([
    ['is the only one of its issuer and maturity', [DI], [['SINT11', 'DI']], found('SINT11', false)],
    ['is none that was issued later', [DI], [['SINT11', 'DI', '2025-11-03']], []],
    ['is none that falls due on another day', [DI], [['SINT11', 'DI', '2025-06-20', '2029-06-21']], []],
    [
      'is none whose index contradicts',
      [DI],
      [
        ['SINT11', 'IPCA'],
        ['SINT12', 'DI'],
      ],
      found('SINT12', false),
    ],
    [
      'can have any index of the register where the filed one is none of the four',
      [[`${PAPER}:IPC|100|6|`, '1000']],
      [['SINT11', 'IPCA']],
      found('SINT11', false, `${PAPER}:IPC|100|6|`),
    ],
    ['can be one of which the register says no index', [DI], [['SINT11', null]], found('SINT11', false)],
    [
      'has lines that name the code within five percent',
      [DI, ['cetip:SINT11', '1049']],
      [['SINT11', 'DI']],
      found('SINT11', true),
    ],
    [
      'is not the only one left where a named price is farther',
      [DI, ['cetip:SINT11', '990', '1051']],
      [['SINT11', 'DI']],
      [],
    ],
    [
      'without a price is not that of a code with one',
      [
        [DI[0], null],
        ['cetip:SINT11', '1000'],
      ],
      [['SINT11', 'DI']],
      [],
    ],
    [
      'is none of two without a price',
      [DI],
      [
        ['SINT11', 'DI'],
        ['SINT12', 'DI'],
      ],
      [],
    ],
    [
      'is that of two whose named price is within half a percent',
      [DI, ['cetip:SINT11', '1020'], ['cetip:SINT12', '1004']],
      [
        ['SINT11', 'DI'],
        ['SINT12', 'DI'],
      ],
      found('SINT12', true),
    ],
    [
      'is none of two that are both so near',
      [DI, ['cetip:SINT11', '1001'], ['cetip:SINT12', '1004']],
      [
        ['SINT11', 'DI'],
        ['SINT12', 'DI'],
      ],
      [],
    ],
    ['keeps its name where its own prices contradict', [[DI[0], '900', '1000', true]], [['SINT11', 'DI']], []],
    ['is a debenture', [['paper:CCB:99111222000149:2029-06-20:DI1|100|1.85|', '1000']], [['SINT11', 'DI']], []],
  ])('%s', async (_why, held, registered, links) => {
    expect(await link(held, registered)).toEqual(links)
  })
})
