import type { Budget } from './budget.ts'
import { findChange, formatChange } from './change.ts'
import type { Figure, PartResult } from './result.ts'
import { measureSpread, roundFigure, type Spread } from './statistics.ts'
import { formatLimit, judgeMedian } from './verdicts.ts'

/** One side of a ratio. */
export interface RatioSide {
  readonly what: string
  readonly unit: string
  readonly rounds: readonly number[]
}

export interface Measured {
  readonly id: string
  readonly what: string
  readonly unit: string
  readonly rounds: readonly number[]
  readonly ratio?: { readonly of: RatioSide; readonly to: RatioSide }
  readonly remark?: string
}

export interface RecordSettings {
  readonly budgets: readonly Budget[]
  /** Null where no run was committed. */
  readonly last: PartResult | null
  readonly scale: number
  readonly machine: string
  readonly print: (line: string) => void
}

/** Collects the figures of a part, and prints each when it is measured. */
export class PartRecord {
  readonly #settings: RecordSettings
  readonly #figures: Figure[] = []
  readonly #remarks: PartResult['remarks'] = []

  constructor(settings: RecordSettings) {
    this.#settings = settings
  }

  get contents(): Pick<PartResult, 'figures' | 'remarks'> {
    return { figures: this.#figures, remarks: this.#remarks }
  }

  /** Says what no round repeats, such as the size of the data. */
  remark(what: string, text: string): void {
    this.#remarks.push({ what, text })
    this.#settings.print(`${what.padEnd(60)} ${text}`)
  }

  add(measured: Measured): void {
    const figure = this.#judge(measured)
    this.#figures.push(figure)
    const { last, scale, machine, print } = this.#settings
    const verdict =
      figure.budget === undefined
        ? ''
        : `  budget ${formatLimit(figure.budget)} ${figure.unit}: ${figure.budget.met ? 'met' : 'MISSED'}`
    const change = formatChange(findChange(figure, last, { scale, machine }))
    print(`${figure.what.padEnd(60)} ${formatSpread(figure)} ${formatRatio(figure)}${verdict}  ${change}`)
  }

  /** Adds a ratio of two pieces of work that were measured in turn, round by round. */
  addRatio(measured: Pick<Measured, 'id' | 'what' | 'remark'>, of: RatioSide, to: RatioSide): void {
    const rounds = of.rounds.map((value, at) => value / (to.rounds[at] ?? Number.NaN))
    this.add({ ...measured, unit: '×', rounds, ratio: { of, to } })
  }

  #judge({ id, what, unit, rounds, ratio, remark }: Measured): Figure {
    if (this.#figures.some((figure) => figure.id === id)) throw new Error(`${id} is measured twice`)
    const budget = this.#settings.budgets.find((each) => each.id === id)
    if (budget !== undefined && budget.unit !== unit) {
      throw new Error(`${id} is measured in ${unit}, and its budget is in ${budget.unit}`)
    }
    const spread = measureSpread(rounds)
    return {
      id,
      what,
      unit,
      rounds: rounds.map(roundFigure),
      ...roundSpread(spread),
      ...(ratio && { ratio: { of: summarizeSide(ratio.of), to: summarizeSide(ratio.to) } }),
      // A budget judges the median as it was measured: rounding could bring one above a limit down to it.
      ...(budget && { budget: judgeMedian(spread.median, budget) }),
      ...(remark !== undefined && { remark }),
    }
  }
}

function summarizeSide({ what, unit, rounds }: RatioSide) {
  return { what, unit, ...roundSpread(measureSpread(rounds)) }
}

function roundSpread({ min, median, max }: Spread): Spread {
  return { min: roundFigure(min), median: roundFigure(median), max: roundFigure(max) }
}

/** Formats the median, and the least and the most where there are several rounds. */
function formatSpread({ min, median, max, unit, rounds }: Figure): string {
  const spread = rounds.length > 1 ? ` (${String(min)} to ${String(max)})` : ''
  return `${String(median)}${spread} ${unit}`
}

function formatRatio({ ratio }: Figure): string {
  if (ratio === undefined) return ''
  const { of, to } = ratio
  return `[${of.what} ${String(of.median)} ${of.unit}, ${to.what} ${String(to.median)} ${to.unit}]`
}
