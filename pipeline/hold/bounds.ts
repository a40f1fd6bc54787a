/**
 * How far figures may be from those that are published. What restatements and months do is measured in
 * docs/sources-reference.md: a restatement leaves the median where it is.
 */
export const BOUNDS = {
  /** A median of fewer rows says nothing. */
  leastRows: 8,
  /**
   * Median of new divided by old. Outside `held` the version waits; outside `warned` it is published with a warning.
   */
  ratio: { held: [0.5, 2], warned: [2 / 3, 1.5] },
  /** Points by which the share of empty, zero or negative figures may rise. */
  points: { held: 20, warned: 10 },
  /** Share of known pairs that may be contradicted. */
  pairs: { held: 0.5, warned: 0.1 },
  /**
   * Rows whose figure is another column's, or has its decimal mark elsewhere: how many are held and warned of, the
   * share of the changed rows that they must be, and for another column's figure the share of all rows that must have
   * changed.
   */
  moved: { held: 8, warned: 3, share: 0.9, rows: 0.1 },
  /** Two figures that are equal: the rows that must be expected to differ, and the share of them that may be left. */
  joined: { awaited: 20, left: 0.1 },
  /** Share of the published periods of a series that may change. */
  changed: 0.1,
} as const

/** Something that is not as it was. */
export interface Finding {
  /** Names it without its figures, which change from night to night: `cvm_fund_daily.quota_value ratio`. */
  readonly id: string
  readonly says: string
  readonly isHeld: boolean
  /** Which share has risen, if it is that. */
  readonly share?: Share
  /** File that its rows were read from; null where there are several, or none. */
  readonly member: string | null
}

export type Share = 'empty' | 'zero' | 'negative'

/** Measures of one figure in rows that are there now and were there then. */
export interface FigureChange {
  readonly table: string
  readonly figure: string
  /** Rows that are judged: a day, a file, a series; null for all. */
  readonly part: string | null
  /** True for all parts together. */
  readonly isAll: boolean
  readonly member: string | null
  /** Rows of the part now, and those of them that were there then. */
  readonly rows: number
  readonly both: number
  /** Median of new divided by old; null where nothing was divided, or most are as they were. */
  readonly ratio: number | null
  /** Median of the factors by which figures differ, up or down; infinite where most have another sign or are 0. */
  readonly factor: number | null
  readonly now: Readonly<Record<Share, number>>
  readonly then: Readonly<Record<Share, number>>
}

/**
 * Judges figures by their parts, and all parts together for what no part shows. `than` names the base of the
 * comparison.
 */
export function judgeFigures(measured: readonly FigureChange[], than: string): Finding[] {
  const ofParts = measured.filter(({ isAll }) => !isAll).flatMap((each) => judgeFigure(each, than))
  const ofAll = measured.filter(({ isAll }) => isAll).flatMap((each) => judgeFigure(each, than))
  const isShown = ({ id, isHeld }: Finding) => ofParts.some((each) => each.id === id && (each.isHeld || !isHeld))
  return [...ofParts, ...ofAll.filter((each) => !isShown(each))]
}

/** Judges the measures of a figure. `than` names the base of the comparison. */
function judgeFigure(measured: FigureChange, than: string): Finding[] {
  const { table, figure, part, member, both, ratio, factor } = measured
  if (both < BOUNDS.leastRows) return []
  const where = `${figure} of ${table}${part === null ? '' : ` (${part})`}`
  const findings: Finding[] = []
  const find = (kind: string, says: string, isHeld: boolean, share?: Share) => {
    findings.push({
      id: `${table}.${figure} ${kind}`,
      says: `${where} ${says}`,
      isHeld,
      member,
      ...(share && { share }),
    })
  }
  if (ratio !== null && isOutside(ratio, BOUNDS.ratio.warned))
    find(
      'ratio',
      `is ${formatRatio(ratio)} times ${than}, by the median of ${formatRows(both)}`,
      isOutside(ratio, BOUNDS.ratio.held),
    )
  const swapped = judgeFactor(measured)
  if (factor !== null && swapped !== null)
    find('factor', `${describeFactor(factor, than)} in half of ${formatRows(both)}`, swapped === 'held')
  for (const { share, rise, says } of listRisen(measured, than)) find(share, says, rise >= BOUNDS.points.held, share)
  return findings
}

/** Judges by how much figures differ, up or down: `ratio` says nothing where figures changed places. */
function judgeFactor({ ratio, factor }: FigureChange): 'held' | 'warned' | null {
  if (factor === null) return null
  const isRatioOutside = (bounds: readonly [number, number]) => ratio !== null && isOutside(ratio, bounds)
  if (factor > BOUNDS.ratio.held[1] && !isRatioOutside(BOUNDS.ratio.held)) return 'held'
  return factor > BOUNDS.ratio.warned[1] && !isRatioOutside(BOUNDS.ratio.warned) ? 'warned' : null
}

/** Lists the shares that have risen. Of a part of which most rows are new, the others say little. */
function listRisen({ rows, both, now, then }: FigureChange, than: string) {
  if (both * 2 <= rows) return []
  return (['empty', 'zero', 'negative'] as const).flatMap((share) => {
    const [before, after] = [(then[share] * 100) / both, (now[share] * 100) / both]
    const says = `is ${share} in ${formatPercent(after)} of ${formatRows(both)}, and was in ${formatPercent(before)} of ${than}`
    return after - before < BOUNDS.points.warned ? [] : [{ share, rise: after - before, says }]
  })
}

function describeFactor(factor: number, than: string): string {
  return Number.isFinite(factor)
    ? `differs from ${than} by a factor of ${formatRatio(factor)} or more`
    : `has another sign than ${than}, or is 0,`
}

function isOutside(ratio: number, [least, most]: readonly [number, number]): boolean {
  return ratio < least || ratio > most
}

export function formatRows(rows: number): string {
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`
}

export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 10) / 10)} %`
}

function formatRatio(ratio: number): string {
  return String(Number(ratio.toPrecision(3)))
}
