import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { partyClassTable } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/party/views.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { randomFrom, pick } from '../../../../helpers/random.ts'
import { makeMonth } from '../../../../helpers/view-rows.ts'

const NIGHTS = ['2025-10-15', '2025-10-28', '2025-10-31', '2025-11-03', '2025-11-30', '2025-12-01', '2025-12-09']
const CLASSES = [1, 2, 3, 4, 5].map((at) => String(at).padStart(14, '0'))
const SETS = [[], ['801'], ['802'], ['801', '802'], ['802', '803'], ['natural_person'], ['801', 'natural_person']]

/** By class: its managers. */
type Register = ReadonlyMap<string, readonly string[]>

const listSets = (register: Register) => CLASSES.map((cnpj) => `${cnpj} ${nameSet(register.get(cnpj) ?? [])}`)
const nameSet = (managers: readonly string[]) => (managers.length === 0 ? 'not_known' : [...managers].sort().join(';'))

const classRows = CLASSES.map((cnpj) => ({ cnpj, class_id: `c${cnpj}`, fund_id: 'f', status: 'normal' }))
const managerRows = (register: Register) =>
  [...register].flatMap(([cnpj, managers]) =>
    managers.map((manager) => ({
      cnpj,
      class_id: `c${cnpj}`,
      fund_id: 'f',
      type: 'manager',
      document: manager === 'natural_person' ? '***123***' : manager,
      document_type: manager === 'natural_person' ? 'CPF' : 'CNPJ',
      name: `G ${manager}`,
    })),
  )

let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

async function readMonth(month: string, registers: readonly Register[], night: number, more = {}) {
  const changes = NIGHTS.slice(1, night).flatMap((seen_date, at) =>
    CLASSES.flatMap((cnpj) => {
      const [from_cnpj, to_cnpj] = [at, at + 1].map((each) => nameSet(registers[each]?.get(cnpj) ?? []))
      return from_cnpj === to_cnpj || from_cnpj === undefined || to_cnpj === undefined
        ? []
        : [{ cnpj, party_type: 'manager', from_cnpj, to_cnpj, seen_date, first_snapshot: seen_date }]
    }),
  )
  const before = night === 0 ? [] : managerRows(registers[night - 1] ?? new Map())
  await makeMonth(
    held.it,
    partyClassTable,
    month,
    {
      cvm_fund_month: CLASSES.map((cnpj) => ({ cnpj })),
      cvm_fund_class: classRows,
      cvm_fund_integrant: managerRows(registers[night] ?? new Map()),
      last_cvm_fund_class: night === 0 ? [] : classRows,
      last_cvm_fund_integrant: before,
      last_cvm_party_change: changes,
      ...more,
    },
    'made',
  )
  const rows = await held.it.rows(
    `SELECT cnpj || ' ' || string_agg(party_cnpj, ';' ORDER BY party_cnpj) AS class, any_value(party_basis) AS basis
     FROM made WHERE party_type = 'manager' GROUP BY cnpj ORDER BY cnpj`,
  )
  const isWatched = changes.some(({ seen_date }) => seen_date <= `${month}-31`)
  return { classes: rows.map((row) => row['class']), basis: new Set(rows.map(({ basis }) => basis)), isWatched }
}

describe('the managers of the classes of a month', () => {
  it.each([1, 2])('are those of the last night in it, whatever later nights bring, world %i', async (seed) => {
    const random = randomFrom(seed)
    const registers = NIGHTS.map((): Register => new Map(CLASSES.map((cnpj) => [cnpj, pick(random, SETS)])))
    for (const month of ['2025-10', '2025-11']) {
      const last = NIGHTS.findLastIndex((night) => night <= `${month}-31`)
      for (const [night] of NIGHTS.entries()) {
        const { classes, basis, isWatched } = await readMonth(month, registers, night)
        const isKnown = isWatched && night > last
        const expected = registers[isKnown ? last : night] ?? new Map<string, readonly string[]>()
        if (night > last || !isWatched) expect(classes, `${month}, night ${String(night)}`).toEqual(listSets(expected))
        if (night > last) expect(basis).toEqual(new Set([isWatched ? 'register_of_month' : 'register_of_today']))
      }
    }
  })

  it('are not known of a number that is registered twice and whose managers changed since', async () => {
    const registers = NIGHTS.map(
      (_night, at): Register => new Map(CLASSES.map((cnpj) => [cnpj, [at < 4 ? '801' : '802']])),
    )
    const twice = [...classRows, { cnpj: CLASSES[0] ?? '', class_id: 'old', fund_id: 'f', status: 'cancelled' }]
    // A change of another class before, so that the month was watched.
    registers[0] = new Map([...(registers[0] ?? []), [CLASSES[4] ?? '', ['803']]])
    const { classes } = await readMonth('2025-10', registers, 6, { cvm_fund_class: twice })

    expect(classes).toEqual([`${CLASSES[0] ?? ''} not_known`, ...CLASSES.slice(1).map((cnpj) => `${cnpj} 801`)])
  })
})
