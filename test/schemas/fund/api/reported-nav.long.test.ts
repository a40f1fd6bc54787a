import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withCalendar } from '../../../helpers/calendar.ts'
import { dailyMirror, reports } from '../../../helpers/daily-reports.ts'
import { masked } from '../../../helpers/portal.ts'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { type ExactFund, readPortfolio } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import { classLine, fundLine, holding, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, type Line, makeMirror } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

/** 29 March 2024 was Good Friday, and the days after it a weekend. */
const LAST_BUSINESS_DAY = '2024-03-28'

interface Report {
  readonly day: string
  /** '' for a report of the class as a whole. */
  readonly subclass: string
  readonly nav: string
}

const on = (day: string, nav: string, subclass = ''): Report => ({ day: `2024-03-${day}`, subclass, nav })

/** Reports of funds in March 2024, and the NAV that follows. */
const CASES: readonly (readonly [name: string, reports: readonly Report[], nav: string | null])[] = [
  ['a report of the last business day', [on('27', '7.00'), on('28', '8.00')], '8.00'],
  ['no report of that day', [on('01', '5.00'), on('27', '7.00')], null],
  ['a report of a later day that is a holiday', [on('27', '7.00'), on('29', '9.00')], null],
  ['a report of that day and of the Sunday after', [on('28', '8.00'), on('31', '9.00')], '8.00'],
  ['two subclasses on that day', [on('28', '40.25', 'A'), on('28', '59.50', 'B')], '99.75'],
  ['one of two subclasses', [on('27', '40.25', 'A'), on('27', '59.50', 'B'), on('28', '59.50', 'B')], null],
  [
    'its subclasses and itself, which is not added',
    [on('28', '4.00', 'A'), on('28', '6.00', 'B'), on('28', '10.00')],
    '10.00',
  ],
  ['itself where the month knows a subclass', [on('01', '4.00', 'A'), on('28', '10.00')], null],
  ['a subclass that paid out before', [on('14', '4.00', 'A'), on('15', '0.00', 'A'), on('28', '6.00', 'B')], '6.00'],
  ['a subclass that the register cancelled by then', [on('14', '4.00', 'GONE'), on('28', '6.00', 'B')], '6.00'],
  ['a subclass that the register cancelled later', [on('14', '4.00', 'LATER'), on('28', '6.00', 'B')], null],
  ['an empty figure', [on('27', '7.00'), on('28', '')], null],
  ['an empty figure of one subclass', [on('28', '', 'A'), on('28', '6.00', 'B')], null],
  ['nothing but zero before that day', [on('27', '0.00')], null],
]

const caseFund = (at: number) => cnpj(100 + at)
const madeFund = (at: number) => cnpj(400 + at)

const anyReports: fc.Arbitrary<Report[]> = fc
  .uniqueArray(
    fc.record({
      day: fc.constantFrom(
        '2024-03-01',
        '2024-03-27',
        LAST_BUSINESS_DAY,
        LAST_BUSINESS_DAY,
        '2024-03-29',
        '2024-03-31',
      ),
      subclass: fc.constantFrom('', 'A', 'A', 'B', 'C'),
      nav: fc.constantFrom('0.00', '', '10.01', '-3.00', '250.00', '99999.99'),
    }),
    { maxLength: 9, selector: ({ day, subclass }) => `${day} ${subclass}` },
  )
  .map((made) => made.filter(({ subclass }) => subclass !== 'C' || made.length > 3))
const MADE = fc.sample(anyReports, { seed: Number(process.env['SEED'] ?? 20240328), numRuns: 80 })

/** Applies the rule, written a second time. */
function plainNav(made: readonly Report[]): bigint | null {
  const subclasses = [...new Set(made.map(({ subclass }) => subclass).filter((each) => each !== ''))]
  const parts = subclasses.length > 0 ? subclasses : ['']
  const navs = parts.flatMap((part): (string | null)[] => {
    const own = made.filter(({ subclass }) => subclass === part)
    const last = own.find(({ day }) => day === LAST_BUSINESS_DAY)
    if (last !== undefined) return [last.nav === '' ? null : last.nav]
    const before = own.filter(({ day }) => day < LAST_BUSINESS_DAY).sort((a, b) => (a.day < b.day ? 1 : -1))
    return before[0]?.nav === '0.00' ? [] : [null]
  })
  if (navs.length === 0) return null
  return navs.reduce<bigint | null>((sum, nav) => (sum === null || nav === null ? null : sum + units(nav, 2)), 0n)
}

function subclassLine(classId: string, id: string, since: string): Line {
  return { ID_Registro_Classe: classId, ID_Subclasse: id, Situacao: 'Cancelado', Data_Inicio_Situacao: since }
}

/** Builds a mirror in which the funds hold a stock and file no NAV. */
async function mirrorWithReports(): Promise<string> {
  const filed = new Map([
    ...CASES.map(([, made], at) => [caseFund(at), made] as const),
    ...MADE.map((made, at) => [madeFund(at), made] as const),
  ])
  const stocks = [...filed.keys()].map((fund) => holding(fund, 'Ações', '100.00'))
  const registered = CASES.map((_case, at) => [`F${String(at)}`, `C${String(at)}`, caseFund(at)] as const)
  const mirror = await makeMirror({
    months: { '2024-03': { ...wholeMonth({ BLC_4: stocks }), FIE: [] } },
    funds: registered.map(([fundId, , fund]) => fundLine(fundId, fund)),
    classes: registered.map(([fundId, classId, fund]) => classLine(fundId, fund, { classId })),
    subclasses: registered.flatMap(([, classId]) => [
      subclassLine(classId, 'GONE', '2024-03-20'),
      subclassLine(classId, 'LATER', '2024-04-02'),
    ]),
  })
  const lines = [...filed].flatMap(([fund, made]) =>
    made.map(({ day, subclass, nav }) => ({
      CNPJ_FUNDO_CLASSE: masked(fund),
      DT_COMPTC: day,
      ID_SUBCLASSE: subclass,
      VL_PATRIM_LIQ: nav,
    })),
  )
  return dailyMirror('2024-03', reports(lines), mirror)
}

let api: Api
let withoutCalendar: Api

beforeAll(async () => {
  const mirror = await mirrorWithReports()
  const [bare, whole] = [await temporaryFolder(), await temporaryFolder()]
  await publish(mirror, bare)
  await publish(await withCalendar(mirror), whole)
  await rm(mirror, { recursive: true })
  api = await serve(whole)
  withoutCalendar = await serve(bare)
})

afterAll(async () => {
  await api.stop()
  await withoutCalendar.stop()
})

async function readReported(server: Api, fund: string): Promise<ExactFund> {
  return readPortfolio(await server.get(`/v1/fund/${fund}/portfolio?date=20240331`)).fund
}

describe('the NAV of a fund that files none is, with', () => {
  it.each(CASES.map(([name, , nav], at) => [name, nav, caseFund(at)] as const))('%s: %s', async (_name, nav, fund) => {
    expect(await readReported(api, fund)).toMatchObject({
      nav_value_reported: nav,
      nav_value_reported_reference_date: nav === null ? null : '20240328',
    })
  })

  it('whatever reports, what a second writing of the rule says, and of no other day', async () => {
    for (const [at, made] of MADE.entries()) {
      const { nav_value_reported: nav, nav_value_reported_reference_date: day } = await readReported(api, madeFund(at))

      expect(nav === null ? null : units(nav, 2), JSON.stringify(made)).toBe(plainNav(made))
      expect([null, '20240328']).toContain(day)
    }
    const known = MADE.filter((made) => plainNav(made) !== null)
    expect(known.length).toBeGreaterThan(10)
    expect(MADE.length - known.length).toBeGreaterThan(10)
  })

  it('no calendar to say which day is the last business day: none', async () => {
    expect((await readReported(withoutCalendar, caseFund(0))).nav_value_reported).toBeNull()
  })
})
