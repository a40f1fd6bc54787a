/**
 * How far figures may be from the published ones. docs/sources-reference.md has measurements of restatements and of
 * months: a restatement leaves the median where it is.
 */
export const BOUNDS = {
  /** The median of fewer rows says nothing. */
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
   * Rows whose figure belongs to another column or has its decimal mark elsewhere. `held` and `warned` are numbers of
   * such rows, and `share` is their least share of the changed rows. For figures of another column, `rows` is the least
   * share of all rows that changed.
   */
  moved: { held: 8, warned: 3, share: 0.9, rows: 0.1 },
  /**
   * Two figures that became equal. At least `awaited` rows must be expected to differ; a finding needs that no more
   * than the share `left` of them still do.
   */
  joined: { awaited: 20, left: 0.1 },
  /** Share of the published periods of a series that may change. */
  changed: 0.1,
} as const

/** A difference from an earlier version or month. */
export interface Finding {
  /** Name without figures, which change from night to night: `cvm_fund_daily.quota_value ratio`. */
  readonly id: string
  readonly says: string
  readonly isHeld: boolean
  /** Which share has risen, if the finding is about a share. */
  readonly share?: Share
  /** File that the rows were read from; null if there are several or none. */
  readonly member: string | null
}

export type Share = 'empty' | 'zero' | 'negative'

/** Measures of one figure in rows that are there now and were there then. */
export interface FigureChange {
  readonly table: string
  readonly figure: string
  /** Part of the rows that is judged, such as a day, a file or a series; null for all rows. */
  readonly part: string | null
  /** True for all parts together. */
  readonly isAll: boolean
  readonly member: string | null
  /** Number of rows of the part now, and how many of them were there then. */
  readonly rows: number
  readonly both: number
  /** Median of new divided by old; null if nothing was divided or most figures are unchanged. */
  readonly ratio: number | null
  /** Median of the factors by which figures differ, up or down; infinite if most have another sign or are 0. */
  readonly factor: number | null
  readonly now: Readonly<Record<Share, number>>
  readonly then: Readonly<Record<Share, number>>
}

/**
 * Judges the figures of each part, then of all parts together, where it keeps only findings that no part shows. `than`
 * names the base of the comparison.
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

/** Judges by how much figures differ, up or down: `ratio` shows nothing if figures changed places. */
function judgeFactor({ ratio, factor }: FigureChange): 'held' | 'warned' | null {
  if (factor === null) return null
  const isRatioOutside = (bounds: readonly [number, number]) => ratio !== null && isOutside(ratio, bounds)
  if (factor > BOUNDS.ratio.held[1] && !isRatioOutside(BOUNDS.ratio.held)) return 'held'
  return factor > BOUNDS.ratio.warned[1] && !isRatioOutside(BOUNDS.ratio.warned) ? 'warned' : null
}

/** Lists the shares that have risen. If most rows of a part are new, the other rows tell little. */
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
