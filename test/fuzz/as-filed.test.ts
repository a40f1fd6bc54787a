import { describe, expect, it } from 'vitest'
import { listFaults, type Published } from './as-filed.ts'

const HEADER = 'CNPJ_FUNDO_CLASSE;VL_MERC_POS_FINAL;QT_POS_FINAL'
const members = new Map([
  ['cda_fi_BLC_8_202510.csv', Buffer.from(`${HEADER}\r\n10.000.001/0001-90;5.00;\r\n10.000.001/0001-90;-1.5;2\r\n`)],
  ['cda_fi_PL_202510.csv', Buffer.from('CNPJ_FUNDO_CLASSE;VL_PATRIM_LIQ\r\n10.000.001/0001-90;3.50\r\n')],
])
const row = (line: number, filed_value: string, final_position_quantity: string | null) => ({
  cnpj: '10000001000190',
  source_member: 'cda_fi_BLC_8_202510.csv',
  source_line: String(line),
  filed_value,
  final_position_value: filed_value,
  final_position_quantity,
})
const month = {
  cnpj: '10000001000190',
  nav_value: '3.50',
  nav_source_member: 'cda_fi_PL_202510.csv',
  nav_source_line: '2',
  total_portfolio_value: '3.50',
  line_count: '2',
}
const right: Published = {
  lines: [row(2, '5.00', null), row(3, '-1.50', '2.000000')],
  months: [month],
  quarantined: new Set(),
}

describe('the law that the published figures are the filed ones', () => {
  it('holds for every line published as filed, or quarantined', () => {
    expect(listFaults(members, right)).toEqual([])
    const [first] = right.lines
    expect(
      listFaults(members, {
        lines: first === undefined ? [] : [first],
        months: [{ ...month, total_portfolio_value: '5.00' }],
        quarantined: new Set(['cda_fi_BLC_8_202510.csv 3']),
      }),
    ).toEqual([])
  })

  it.each([
    ['a figure that differs by a cent', { ...right, lines: [row(2, '5.01', null), row(3, '-1.50', '2.000000')] }],
    ['a quantity where none is filed', { ...right, lines: [row(2, '5.00', '0.000000'), row(3, '-1.50', '2.000000')] }],
    ['a line that is lost', { ...right, lines: right.lines.slice(0, 1) }],
    ['a line that nobody filed', { ...right, lines: [...right.lines, row(4, '0.00', null)] }],
    ['a line of another fund', { ...right, lines: right.lines.map((line) => ({ ...line, cnpj: '10000002000134' })) }],
    ['a NAV that differs', { ...right, months: [{ ...month, nav_value: '3.51' }] }],
    ['a NAV from a line that has none', { ...right, months: [{ ...month, nav_source_line: '9' }] }],
    ['a total that its lines do not add up to', { ...right, months: [{ ...month, total_portfolio_value: '3.49' }] }],
    ['a month that says it has no lines', { ...right, months: [{ ...month, line_count: '0' }] }],
  ])('finds %s', (_name, published) => {
    expect(listFaults(members, published)).not.toEqual([])
  })
})
