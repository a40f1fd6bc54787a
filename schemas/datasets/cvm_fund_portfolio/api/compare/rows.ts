import {
  type Pair,
  sortChanges,
  sortOverlaps,
  classifyChange,
  UNITS_A_PAIR,
} from '../../../../fund/api/compare/pairs.ts'
import { toExactNumber, type ExactNumber } from '../../../../core/exact-number.ts'
import { mapInTurns, type WorkBudget } from '../../../../core/work-budget.ts'
import type { Row } from '../../../../api/endpoint.ts'

/** Makes the rows of a fund in two months, the largest changes first, then by key. */
export async function makeChangeRows(pairs: readonly Pair<Row>[], work: WorkBudget): Promise<Row[]> {
  const sorted = await sortChanges(pairs, work)
  return mapInTurns(work, sorted, UNITS_A_PAIR, (pair) => ({
    ...buildPairRow(pair),
    previous_value: toExactNumber(pair.otherValue, 2),
    value: toExactNumber(pair.value, 2),
    change: toExactNumber(pair.value - pair.otherValue, 2),
    previous_share_percent: toPercent(pair.otherShare),
    share_percent: toPercent(pair.share),
    status: classifyChange(pair),
  }))
}

/** Makes the rows of two funds in a month, the largest overlaps first, then the largest values, then by key. */
export async function makeOverlapRows(pairs: readonly Pair<Row>[], work: WorkBudget): Promise<Row[]> {
  const sorted = await sortOverlaps(pairs, work)
  return mapInTurns(work, sorted, UNITS_A_PAIR, (pair) => ({
    ...buildPairRow(pair),
    value: toExactNumber(pair.value, 2),
    share_percent: toPercent(pair.share),
    against_value: toExactNumber(pair.otherValue, 2),
    against_share_percent: toPercent(pair.otherShare),
    common_share_percent: toPercent(pair.common),
  }))
}

function buildPairRow({ own, other }: Pair<Row>): Row {
  return (own ?? other)?.labels ?? {}
}

function toPercent(millionths: bigint | null): ExactNumber | null {
  return millionths === null ? null : toExactNumber(millionths, 6)
}
