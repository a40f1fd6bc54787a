import { describe, expect, it } from 'vitest'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import {
  describeFlow,
  describeNet,
} from '../../../../../schemas/datasets/cvm_fund_portfolio/api/industry/net-values.ts'

const brl = (text: string): ExactNumber => toExactNumber(toUnits(text, 2), 2)
/** A group whose month is there, with the lines of its classes. */
const group = { nav_value: brl('3250.00'), netting_complete: true, line_class_count: 9, internal_value: brl('750.00') }

describe('the money of a group', () => {
  it('is there once without what its classes hold of each other', () => {
    expect(describeNet(group)).toEqual({
      internal_value: brl('750.00'),
      internal_value_reason: '',
      net_value: brl('2500.00'),
      net_value_reason: '',
    })
  })

  it('is all of it where they hold nothing of each other', () => {
    const { internal_value: _none, ...alone } = group

    expect(describeNet(alone)).toMatchObject({ net_value: brl('3250.00'), net_value_reason: '' })
    expect(describeNet({ ...group, internal_value: brl('0.00') })).toMatchObject({
      internal_value: brl('0.00'),
      net_value: brl('3250.00'),
    })
  })

  it('is not known without the NAV, and nobody says then that quotas are missing', () => {
    expect(describeNet({ ...group, nav_value: null })).toEqual({
      internal_value: brl('750.00'),
      internal_value_reason: '',
      net_value: null,
      net_value_reason: 'nav_not_filed',
    })
  })

  it('is not known where quotas are missing: what is seen is that at least, and nothing is not zero', () => {
    const missing = { ...group, netting_complete: false }
    const ofNet = { net_value: null, net_value_reason: 'quota_lines_missing' }

    expect(describeNet(missing)).toEqual({ internal_value: brl('750.00'), internal_value_reason: '', ...ofNet })
    expect(describeNet({ ...missing, internal_value: brl('0.00') })).toEqual({
      internal_value: null,
      internal_value_reason: 'quota_lines_missing',
      ...ofNet,
    })
  })

  it.each([
    [true, 'month_incomplete'],
    [false, 'lines_not_filed'],
  ])('holds what nobody knows where no class has lines, and says why: incomplete %s, %s', (is_partial, reason) => {
    expect(describeNet({ ...group, line_class_count: 0, is_partial })).toMatchObject({
      internal_value: null,
      internal_value_reason: reason,
    })
  })

  it('is not known from own reports alone, because the month is not there', () => {
    expect(describeNet({ nav_value: brl('3250.00') })).toEqual({
      internal_value: null,
      internal_value_reason: 'month_not_compiled',
      net_value: null,
      net_value_reason: 'month_not_compiled',
    })
  })
})

describe('the net flow of a group', () => {
  const flow = { nav_value: null, inflow_value: brl('22.00'), outflow_value: brl('7.50') }

  it('is what came in less what went out', () => {
    expect(describeFlow(flow)).toEqual({ net_flow_value: brl('14.50') })
  })

  it('is not known if one of them is not', () => {
    expect(describeFlow({ ...flow, inflow_value: null })).toEqual({ net_flow_value: null })
    expect(describeFlow({ ...flow, outflow_value: null })).toEqual({ net_flow_value: null })
    expect(describeFlow({ nav_value: null })).toEqual({ net_flow_value: null })
  })
})
