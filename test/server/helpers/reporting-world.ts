import { masked } from '../../helpers/portal.ts'
import { pick, randomFrom } from '../../helpers/random.ts'
import { classLine, fundLine, holding, nav, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror } from './mirror.ts'
import { type FiledMonthReport, type FiledQuarterReport, writeOwnReports } from './own-report-files.ts'
import { publishWorld } from './snapshot.ts'

const numbers = (first: number, count: number) => Array.from({ length: count }, (_each, at) => cnpj(first + at))

/** Made-up funds that hold each other crosswise in 2025-10, by what they file. */
export const reporting = {
  month: '2025-10',
  /** Holdings of the month. */
  filers: numbers(1, 8),
  /** Reports of their own, by month and quarter, or by quarter alone. */
  reporters: numbers(20, 10),
  /** Nothing. */
  silent: numbers(40, 4),
  /** Maps a filer, reporter or silent fund to the number of the fund whose only class it is. */
  numberOf: new Map([
    [cnpj(1), cnpj(61)],
    [cnpj(20), cnpj(62)],
    [cnpj(21), cnpj(63)],
    [cnpj(40), cnpj(64)],
  ]),
} as const

const { month, filers, reporters, silent, numberOf } = reporting
const CLASSES = [...filers, ...reporters, ...silent]

interface Held {
  readonly cnpj: string
  readonly value: number
}

/** Writes the month and the reports into a mirror. */
async function writeWorld(seed: number): Promise<string> {
  const random = randomFrom(seed)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least))
  /** A class under its own number or that of its fund. */
  const name = (each: string) => (random() < 0.5 ? (numberOf.get(each) ?? each) : each)
  const hold = (owner: string, count: number): Held[] => {
    const others = CLASSES.filter((each) => each !== owner)
    const held = new Set(Array.from({ length: count }, () => pick(random, others)))
    return [...held].map((each) => ({ cnpj: name(each), value: whole(50, 400) }))
  }
  const quarters: FiledQuarterReport[] = reporters.flatMap((filer) =>
    ['2025-06-30', '2025-09-30']
      .filter((day) => day === '2025-09-30' || random() < 0.5)
      .map((day) => ({
        filer: name(filer),
        day,
        cash: whole(0, 100),
        held: Object.fromEntries(hold(filer, whole(1, 5)).map((each) => [each.cnpj, each.value])),
      })),
  )
  const months: FiledMonthReport[] = reporters.slice(0, 6).map((filer) => {
    const own = quarters.filter((each) => each.filer === filer || each.filer === numberOf.get(filer)).at(-1)
    const listed = Object.values(own?.held ?? {}).reduce((sum, value) => sum + value, 0)
    const fii = Math.round(listed * (0.8 + 0.5 * random()))
    return {
      filer: own?.filer ?? filer,
      month: pick(random, ['2025-07', '2025-09', '2025-10']),
      cash: whole(0, 200),
      fii,
    }
  })
  const worthOf = new Map<string, number>()
  for (const { filer, cash, held } of quarters)
    worthOf.set(filer, cash + Object.values(held).reduce((sum, value) => sum + value, 0))
  const worth = (each: string) => worthOf.get(each) ?? worthOf.get(numberOf.get(each) ?? '') ?? 1000
  const quotaLines: Line[] = []
  const shareLines: Line[] = []
  const navs: Line[] = []
  for (const filer of filers) {
    const held = hold(filer, whole(0, 6))
    const shares = whole(100, 500)
    for (const each of held) {
      // About as many of the 100 quotas issued as the value is worth, so that a fund without a NAV is opened by them.
      const quotas = Math.max(1, Math.round((100 * each.value) / worth(each.cnpj)))
      quotaLines.push(
        holding(filer, 'Cotas de Fundos', `${String(each.value)}.00`, {
          CNPJ_FUNDO_CLASSE_COTA: masked(each.cnpj),
          QT_POS_FINAL: String(quotas),
        }),
      )
    }
    shareLines.push(holding(filer, 'Ações', `${String(shares)}.00`, { CD_ATIVO: 'PETR4' }))
    navs.push(nav(filer, `${String(held.reduce((sum, { value }) => sum + value, shares))}.00`))
  }
  const registered = [...numberOf].map(([only, fund], at) => ({ only, fund, id: `F${String(at)}` }))
  const mirror = await makeMirror({
    months: { [month]: wholeMonth({ PL: navs, BLC_2: quotaLines, BLC_4: shareLines, FIE: [] }) },
    funds: registered.map(({ id, fund }) => fundLine(id, fund)),
    classes: registered.map(({ id, only }) => classLine(id, only)),
  })
  await writeOwnReports(mirror, months, quarters)
  return mirror
}

/** A data directory of its own with the funds of a seed published. */
export function reportingDataDir(seed: number): Promise<string> {
  return publishWorld(`own reports of seed ${String(seed)}`, () => writeWorld(seed))
}
