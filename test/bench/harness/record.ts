import type { Budget } from './budgets.ts'
import { median } from './measure.ts'
import type { Figure, PartResult, RatioSide, Spread } from './results.ts'

interface RecordSettings {
  readonly budgets: readonly Budget[]
  /** Of the last committed run; null where there is none. */
  readonly last: PartResult | null
  readonly scale: number
  readonly machine: string
  readonly print: (line: string) => void
}

/** Two pieces of work that were measured in turn: a machine that slows down slows both. */
type Pair = readonly [number, number]

/** Collects the figures of a part, and prints each when it is measured. */
export class PartRecord {
  readonly figures: Figure[] = []
  readonly remarks: { what: string; text: string }[] = []
  readonly #settings: RecordSettings

  constructor(settings: RecordSettings) {
    this.#settings = settings
  }

  /** Says what no round repeats, such as the size of the data. */
  remark(what: string, text: string): void {
    this.remarks.push({ what, text })
    this.#settings.print(`${what.padEnd(60)} ${text}`)
  }

  add(id: string, what: string, unit: string, rounds: readonly number[], remark?: string): void {
    this.#add({ id, what, unit, rounds, ...(remark !== undefined && { remark }) })
  }

  /** Adds a ratio round by round; the names of its sides are printed with them. */
  ratio(
    id: string,
    what: string,
    [of, to]: readonly [string, string],
    unit: string,
    pairs: readonly Pair[],
    remark?: string,
  ): void {
    const side = (name: string, at: 0 | 1): RatioSide => ({
      what: name,
      unit,
      ...measureSpread(pairs.map((pair) => pair[at])),
    })
    const rounds = pairs.map(([a, b]) => a / b)
    const ratio = { of: side(of, 0), to: side(to, 1) }
    this.#add({ id, what, unit: '×', rounds, ratio, ...(remark !== undefined && { remark }) })
  }

  #add({ id, what, unit, rounds, ...more }: Omit<Figure, keyof Spread | 'budget'>): void {
    const { budgets, print } = this.#settings
    if (this.figures.some((figure) => figure.id === id)) throw new Error(`${id} is measured twice`)
    const budget = budgets.find((each) => each.id === id)
    if (budget !== undefined && budget.unit !== unit)
      throw new Error(`${id} is measured in ${unit}, and its budget is in ${budget.unit}`)
    const spread = measureSpread(rounds)
    // A budget judges the median as it was measured: rounding could bring one above a limit down to it.
    const judged = budget && { budget: judge(median(rounds), budget) }
    const figure: Figure = { id, what, unit, rounds: rounds.map(roundFigure), ...spread, ...more, ...judged }
    this.figures.push(figure)
    const verdict = judged && `budget ${formatLimit(judged.budget)} ${unit}: ${judged.budget.met ? 'met' : 'MISSED'}`
    const sides = figure.ratio && `[${[figure.ratio.of, figure.ratio.to].map(formatSide).join(', ')}]`
    const many = rounds.length > 1 ? ` (${String(spread.min)} to ${String(spread.max)})` : ''
    const measured = `${String(spread.median)}${many} ${unit}`
    const parts = [what.padEnd(60), measured, sides, verdict, this.#describeChange(figure)]
    print(parts.filter((part) => part !== undefined).join(' '))
  }

  /** Compares a figure with that of the last committed run, if both measured the same. */
  #describeChange({ id, unit, ...now }: Figure): string {
    const { last, scale, machine } = this.#settings
    const before = last?.figures.find((figure) => figure.id === id && figure.unit === unit)
    if (last === null || before === undefined) return '(new)'
    if (before.median === 0) return '(was 0)'
    if (last.scale !== scale) return `(the committed run has scale ${String(last.scale)})`
    const percent = 100 * (now.median / before.median - 1)
    // A change within the spread may be noise.
    const isBeyond = now.min > before.max || now.max < before.min
    const change = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(0)} % since ${last.measured_at.slice(0, 10)}`
    return `${change}${isBeyond ? '' : ', within the spread'}${last.machine === machine ? '' : ', another machine'}`
  }
}

function measureSpread(values: readonly number[]): Spread {
  if (values.length === 0 || values.some((value) => !Number.isFinite(value)))
    throw new RangeError(`a spread needs rounds with figures, not [${values.join(', ')}]`)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return { min: roundFigure(min), median: roundFigure(median(values)), max: roundFigure(max) }
}

/** Rounds to four significant digits: the noise of a machine is larger. */
function roundFigure(value: number): number {
  return Number(value.toPrecision(4))
}

/** A budget is met up to and with its limit. */
function judge(value: number, { bound, limit, aim }: Budget): NonNullable<Figure['budget']> {
  const met = bound === 'most' ? value <= limit : value >= limit
  return { bound, limit, ...(aim !== undefined && { aim }), met }
}

export function formatLimit({ bound, limit }: Pick<Budget, 'bound' | 'limit'>): string {
  return `${bound === 'most' ? '≤' : '≥'} ${String(limit)}`
}

function formatSide({ what, median, unit }: RatioSide): string {
  return `${what} ${String(median)} ${unit}`
}

/** Lists the budgets of a part that it missed or did not measure. */
export function listBudgetFaults({ part, figures }: PartResult, budgets: readonly Budget[]): string[] {
  return budgets
    .filter((budget) => budget.part === part)
    .flatMap(({ id }) => {
      const figure = figures.find((each) => each.id === id)
      if (figure?.budget === undefined) return [`${part}: ${id} was not measured`]
      const { median, unit, budget } = figure
      return budget.met
        ? []
        : [`${part}: ${id} missed: ${String(median)} ${unit}, budget ${formatLimit(budget)} ${unit}`]
    })
}
