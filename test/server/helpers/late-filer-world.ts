import { masked } from '../../helpers/portal.ts'
import { holding, nav, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror, type World } from './mirror.ts'
import { type FiledMonthReport, type FiledQuarterReport, writeOwnReports } from './own-report-files.ts'
import { publishWorld } from './snapshot.ts'

/** Real-estate funds with reports of several months, the funds that they hold, and one that holds them. */
export const late = {
  /** Reports by month in 2025-03 and no more, and by quarter in 2025-03 and 2025-06, with other parts of the two it holds. */
  filer: cnpj(1),
  /** Has holdings in 2025-10, in 2025-11 only in a month that lacks a member, and then a report of its own. */
  both: cnpj(2),
  heldFirst: cnpj(3),
  heldSecond: cnpj(4),
  /** Holds all of the late filer in 2025-06. */
  holder: cnpj(5),
  /** Issues receivables that another fund lists. */
  issuer: cnpj(6),
} as const

const { filer, both, heldFirst, heldSecond, holder, issuer } = late

const quota = (held: string, value: string): Line =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(held), QT_POS_FINAL: '100' })

const shares = [heldFirst, heldSecond].map((each) => holding(each, 'Ações', '5000.00', { CD_ATIVO: 'PETR4' }))
const navs = [nav(heldFirst, '5000.00'), nav(heldSecond, '5000.00')]

const world: World = {
  months: {
    '2025-06': wholeMonth({
      PL: [...navs, nav(holder, '1000.00')],
      BLC_2: [quota(filer, '1000.00')],
      BLC_4: shares,
      FIE: [],
    }),
    '2025-10': wholeMonth({
      PL: [...navs, nav(both, '70.00')],
      BLC_4: [...shares, holding(both, 'Ações', '70.00')],
      FIE: [],
    }),
    '2025-11': {
      ...wholeMonth({ PL: [nav(both, '71.00')], BLC_4: [holding(both, 'Ações', '71.00')] }),
      BLC_2: [],
    },
  },
}

const MONTHS: readonly FiledMonthReport[] = [
  { filer, month: '2025-03', cash: 100, fii: 900 },
  { filer: both, month: '2025-11', cash: 300, fii: 0 },
]

const QUARTERS: readonly FiledQuarterReport[] = [
  { filer, day: '2025-03-31', cash: 100, held: { [heldFirst]: 500, [heldSecond]: 400 } },
  { filer: cnpj(7), day: '2025-06-30', cash: 10, held: {}, papers: { [issuer]: 100 } },
  { filer, day: '2025-06-30', cash: 40, held: { [heldFirst]: 300, [heldSecond]: 900 } },
]

/** A data directory of its own with these funds published. */
export function lateFilerDataDir(): Promise<string> {
  return publishWorld('a late filer', async () => {
    const mirror = await makeMirror(world)
    await writeOwnReports(mirror, MONTHS, QUARTERS)
    return mirror
  })
}
