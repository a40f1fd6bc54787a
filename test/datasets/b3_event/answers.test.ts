import { describe, expect, it } from 'vitest'
import { findCashAddress } from '../../../schemas/datasets/b3_event/cash-address.ts'
import second from '../../../schemas/datasets/b3_event/second-reading.ts'
import { buildFrom, listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { eventMirror, listedEvent, paidEvent } from '../../helpers/events.ts'

const ALONE = { datasets: ['b3_event'] }

describe('the answers about a company', () => {
  it('are read as filed: a comma before decimals, days written day first, the kind by the label', async () => {
    const mirror = await eventMirror({
      stock: [listedEvent('BONIFICAÇÃO', '19/12/2024', { factor: '12,50000000000' }), listedEvent('RESG TOTAL RV', '')],
      history: [
        paidEvent('1.170,5', '30/09/2004', { quotedPerShares: '1.000', typeStock: 'pn' }),
        paidEvent('0,25', '30/09/2025'),
        paidEvent('0,25', '30/09/2025'),
      ],
    })
    const built = await compileMirror(mirror, ALONE)

    expect([built.exit, refusals(built)]).toEqual([0, []])
    expect(
      (await listRows(built, 'b3_event')).map((row) => [
        ...[row['list'], row['kind'], row['last_day_with'], row['factor'] ?? row['value']],
        ...[row['share_class'], row['quoted_per_shares'], row['repeats']],
      ]),
    ).toEqual([
      ['stock', 'other', null, null, null, null, '1'],
      ['cash_history', 'cash', '2004-09-30', '1170.50000000000', 'PN', '1000', '1'],
      ['stock', 'bonus', '2024-12-19', '12.50000000000', null, null, '1'],
      ['cash_history', 'cash', '2025-09-30', '0.25000000000', 'ON', '1', '2'],
    ])
    expect(await listRows(built, 'b3_event_issuer')).toMatchObject([
      { issuer_code: 'SINT', trading_name: 'SINT S/A', cvm_code: '99001', cash_records: '3', cash_records_here: '3' },
    ])
  })

  it('with a key that nobody knows refuse that company alone', async () => {
    const mirror = await eventMirror({
      stock: [listedEvent('DESDOBRAMENTO', '14/06/2024', { factor: '100,0', news: '' })],
    })
    await eventMirror({ stock: [listedEvent('GRUPAMENTO', '14/06/2024', { factor: '0,1' })] }, mirror, 'PETR')
    const built = await compileMirror(mirror, ALONE)

    expect(refusals(built).join()).toContain('unknown key news')
  })

  it('each make a version of the events of the company where one changed, and else none', async () => {
    const event = (factor: string) => ({ stock: [listedEvent('DESDOBRAMENTO', '14/06/2024', { factor })] })
    const mirror = await eventMirror(event('100,0'))
    const first = await buildFrom(mirror, { ...ALONE, now: '2025-10-03T03:00:00Z' })
    const versionsOn = async (day: string) => {
      const built = await buildFrom(mirror, { ...ALONE, dataDir: first.dataDir, now: `2025-10-${day}T03:00:00Z` })
      return (await listRows(built, 'b3_event_version')).map(({ version, seen_date, factor }) => [
        version,
        seen_date,
        factor,
      ])
    }
    const seen = ['1', '2025-10-03', '100.00000000000']

    expect(await versionsOn('04')).toEqual([seen])
    await eventMirror(event('200,0'), mirror)
    expect(await versionsOn('05')).toEqual([seen, ['2', '2025-10-05', '200.00000000000']])
  })
})

describe('the second reader', () => {
  const member = { id: 'SINT', relation: 'raw_supplement', names: () => [], fields: {} }

  it('says each event of an answer once, with how often it is listed', () => {
    const event = { isinCode: 'BRSINTACNOR3', label: 'DESDOBRAMENTO', lastDatePrior: '14/06/2024', factor: '100,0' }
    const said = second.listSaidRows(member, [{ cashDividends: [], stockDividends: [event, event], subscriptions: [] }])

    expect(said?.rows.map(({ key, values }) => [key['factor'], key['last_day_with'], values])).toEqual([
      ['100.00000000000', '2024-06-14', { kind: 'split', repeats: '2' }],
    ])
  })
})

describe('the address of the cash events', () => {
  const find = (answer: unknown) => findCashAddress(JSON.stringify(answer), 'https://example.org')

  it('has the trading name of the company without punctuation', () => {
    const address = find([{ tradingName: 'SINTETICA S/A   ' }]) ?? ''
    const asked = JSON.parse(Buffer.from(address.split('/').at(-1) ?? '', 'base64').toString()) as unknown

    expect(asked).toEqual({ language: 'pt-br', pageNumber: 1, pageSize: 9999, tradingName: 'SINTETICA SA' })
  })

  it.each([[[]], [{}], [[{ tradingName: ' ' }]]])('is not known from %j', (answer) => {
    expect(find(answer)).toBeNull()
  })

  it('is not known from a page that is no JSON', () => {
    expect(findCashAddress('<html>', 'https://example.org')).toBeNull()
  })
})
