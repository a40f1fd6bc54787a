import { beforeAll, describe, expect, it } from 'vitest'
import { listRows, type TextRow } from '../../../../helpers/build.ts'
import {
  ADMINISTRATOR,
  FEEDER,
  MASTER,
  NOBODYS,
  OF_FUNDS,
  ONE,
  partiesWorld,
  SECRET,
  SHARED,
  STRUCTURED,
  TWO,
} from '../../../../server/helpers/parties-world.ts'
import { shareWorld } from '../../../../server/helpers/shared.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await shareWorld(partiesWorld)
})

async function readMonth(table: string, month = '2025-10'): Promise<TextRow[]> {
  return (await listRows({ dataDir }, table)).filter(({ competence_month }) => competence_month === month)
}
const pick = (rows: readonly TextRow[], column: string, value: string) => rows.find((row) => row[column] === value)

describe('the totals of a class', () => {
  it('name the quotas of other classes, what is secret of them, and the lines that add up over classes', async () => {
    const rows = await readMonth('cvm_class_total')

    expect(pick(rows, 'cnpj', OF_FUNDS)).toMatchObject({
      nav_value: '300.00',
      internal_value: '250.00',
      // Quotas of a fund that does not file.
      direct_value: '20.00',
      unnetted_value: '0.00',
    })
    expect(pick(rows, 'cnpj', SECRET)).toMatchObject({ unnetted_value: '60.00', confidential_value: '100.00' })
    expect(pick(rows, 'cnpj', SHARED)).toMatchObject({ direct_value: '200.00', internal_value: '0.00' })
    expect(pick(rows, 'cnpj', STRUCTURED)).toMatchObject({ filing_group: 'structured', direct_value: '80.00' })
  })

  it('say which part of it no class holds', async () => {
    const rows = await readMonth('cvm_class_total')

    expect(pick(rows, 'cnpj', MASTER)).toMatchObject({
      held_value: '700.00',
      opened_value: '700.00',
      outside_share: '0.3000000000',
    })
    expect(pick(rows, 'cnpj', FEEDER)).toMatchObject({ opened_value: '50.00', outside_share: '0.9000000000' })
    expect(pick(rows, 'cnpj', OF_FUNDS)).toMatchObject({ opened_value: '0.00', outside_share: '1.0000000000' })
  })

  it('add up its daily reports, and count holders on the last day alone', async () => {
    const rows = await readMonth('cvm_class_total')

    expect(pick(rows, 'cnpj', MASTER)).toMatchObject({
      inflow_value: '15.00',
      outflow_value: '3.00',
      report_count: '2',
      holders: '3',
    })
    expect(pick(rows, 'cnpj', FEEDER)).toMatchObject({ inflow_value: '7.00', holders: null })
    expect(pick(rows, 'cnpj', NOBODYS)).toMatchObject({ inflow_value: null, report_count: null })
  })
})

describe('the totals of a manager', () => {
  it('count once what its classes hold of each other, and say what it shares', async () => {
    const rows = (await readMonth('cvm_party_month')).filter(({ party_type }) => party_type === 'manager')

    expect(pick(rows, 'party_cnpj', ONE)).toMatchObject({
      name: 'PRIMEIRA GESTÃO LTDA',
      class_count: '4',
      nav_value: '1780.00',
      internal_value: '500.00',
      net_value: '1280.00',
      netting_complete: 'true',
      co_managed_count: '1',
      co_managed_nav_value: '200.00',
      direct_value: '1280.00',
      inflow_value: '22.00',
    })
    // What it holds of the classes of another manager is its own money.
    expect(pick(rows, 'party_cnpj', TWO)).toMatchObject({
      class_count: '3',
      nav_value: '600.00',
      internal_value: '0.00',
      net_value: '600.00',
      unnetted_value: '60.00',
      confidential_value: '100.00',
    })
  })

  it('have one row for all natural persons, without a name, and one for classes whose manager nobody knows', async () => {
    const rows = (await readMonth('cvm_party_month')).filter(({ party_type }) => party_type === 'manager')

    expect(pick(rows, 'party_cnpj', 'natural_person')).toMatchObject({
      name: null,
      class_count: '1',
      nav_value: '40.00',
    })
    // One fund is in no register, and the other makes the month whole.
    expect(pick(rows, 'party_cnpj', 'not_known')).toMatchObject({ name: null, class_count: '2', nav_value: '1030.00' })
    expect(JSON.stringify(await readMonth('cvm_party_class'))).not.toContain('MARIA')
  })

  it('are those of the administrator alike', async () => {
    const rows = (await readMonth('cvm_party_month')).filter(({ party_type }) => party_type === 'administrator')

    expect(pick(rows, 'party_cnpj', ADMINISTRATOR)).toMatchObject({
      class_count: '7',
      nav_value: '2220.00',
      internal_value: '750.00',
      net_value: '1470.00',
      co_managed_count: '0',
    })
  })
})
