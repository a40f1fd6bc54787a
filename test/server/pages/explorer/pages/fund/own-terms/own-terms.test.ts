import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ExactNumber } from '../../../../../../../schemas/core/exact-number.ts'
import { countByState } from '../../../../../../../server/pages/explorer/pages/fund/own-terms/properties.tsx'
import { joinAges } from '../../../../../../../server/pages/explorer/pages/fund/own-terms/receivables.tsx'
import { computeSubordination } from '../../../../../../../server/pages/explorer/pages/fund/own-terms/series.tsx'
import { type SharedApi, shareSample } from '../../../../../helpers/shared.ts'
import { ask } from '../../../../../helpers/http.ts'

const number = (text: string) => new ExactNumber(text)

describe('Properties by state', () => {
  it('are counted, the most first, with those of no known state last', () => {
    const at = (state: string, vacancy: string | null) => ({
      state,
      vacancy: vacancy === null ? null : number(vacancy),
    })
    expect(
      countByState([
        at('', null),
        at('', '0.1'),
        at('', null),
        at('SP', '0.0000000000'),
        at('SP', '0.25'),
        at('RJ', null),
      ]),
    ).toEqual([
      { state: 'SP', properties: 2, vacant: 1, stated: 2 },
      { state: 'RJ', properties: 1, vacant: 0, stated: 0 },
      { state: '', properties: 3, vacant: 1, stated: 1 },
    ])
  })
})

describe('Credit rights by age', () => {
  it('are the sum of both lists of a report, the oldest arrears first, to the cent', () => {
    const state = fc.constantFrom('not_due', 'overdue', 'paid_early')
    const bucket = fc.constantFrom<[number, number | null]>([1, 30], [31, 60], [1081, null])
    const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
    const age = fc.record({ state, bucket, cents, risk_acquired: fc.boolean() })
    fc.assert(
      fc.property(fc.array(age, { maxLength: 12 }), (ages) => {
        const write = (value: bigint) => {
          const digits = String(value < 0n ? -value : value).padStart(3, '0')
          return number(`${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
        }
        const joined = joinAges(
          ages.map(({ bucket: [from, to], cents: value, ...rest }) => ({
            ...rest,
            days_from: number(String(from)),
            days_to: to === null ? null : number(String(to)),
            value: write(value),
            source_column: '',
          })),
        )
        const read = (text: string) => BigInt(text.replace('.', ''))
        expect(joined.reduce((sum, { value }) => sum + read(value), 0n)).toBe(
          ages.reduce((sum, each) => sum + each.cents, 0n),
        )
        const names = joined.map(({ state: of, from }) => `${of} ${String(from)}`)
        expect(new Set(names).size).toBe(names.length)
        const overdue = joined.filter((each) => each.state === 'overdue').map(({ from }) => from)
        expect(overdue).toEqual(overdue.toSorted((a, b) => b - a))
        expect(joined.slice(0, overdue.length).every((each) => each.state === 'overdue')).toBe(true)
      }),
    )
  })
})

describe('Subordination', () => {
  const of = (kind: string, value: string | null, nav_match: boolean | null = true) => ({
    class: kind,
    value: value === null ? null : number(value),
    nav_match,
  })

  it('is the subordinated part of the value of all series, rounded half up', () => {
    expect(
      computeSubordination([of('senior', '700.00'), of('mezzanine', '100.00'), of('subordinated', '200.00')]),
    ).toBe('20.0')
    expect(computeSubordination([of('senior', '999.50'), of('subordinated', '0.50')])).toBe('0.1')
    expect(computeSubordination([of('subordinated', '5.00')])).toBe('100.0')
  })

  it('is not known where a class or a value is not, where the values do not add up to the NAV, and without any value', () => {
    expect(computeSubordination([of('senior', '1.00'), of('', '1.00')])).toBeNull()
    expect(computeSubordination([of('senior', '1.00'), of('subordinated', null)])).toBeNull()
    expect(computeSubordination([of('senior', '1.00', false), of('subordinated', '1.00', false)])).toBeNull()
    expect(computeSubordination([of('senior', '1.00', null)])).toBeNull()
    expect(computeSubordination([of('senior', '0.00')])).toBeNull()
  })
})

describe('The page of a fund with reports of its own', () => {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareSample({ EXPLORER: 'on' })
  })
  const readPage = async (path: string) => {
    const { status, text } = await ask(api.port, path)
    expect(status).toBe(200)
    return text
      .slice(text.indexOf('<main'))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }

  it('shows segments, arrears, assignors and series of a receivables fund, in words of the trade', async () => {
    const page = await readPage('/pt/fund/05754060000113')
    for (const said of [
      'Direitos creditórios por segmento',
      'Nenhum direito creditório está vencido',
      'O maior cedente informado tem 64,67 % de sua lista',
    ])
      expect(page).toContain(said)
    expect(page).toMatch(/Serviços\s+1\.387\.781\.596,25/)
    expect(page).toMatch(/100,0 % do valor das séries é subordinado/)
    expect(page).toMatch(/61\.064\.911\/0001-77\s+com aquisição de riscos\s+64,67/)
  })

  it('shows properties with their vacancy, and the sectors of tenants, of a real-estate fund', async () => {
    const page = await readPage('/en/fund/12989974000129')
    expect(page).toMatch(/Properties, March 2025/)
    expect(page).toMatch(/Pátio da Marítima - Torre I\s+—\s+for rent\s+70,612\s+27\.0\s+0\.0/)
    expect(page).toMatch(/Tenants of 3 sectors in 1 property[\s\S]*Torre I\s+Energia/)
  })

  it('shows neither to other funds', async () => {
    const page = await readPage('/en/fund/62415896000127')
    expect(page).not.toMatch(/Properties,|Credit rights by segment|Series and subordination/)
  })
})
