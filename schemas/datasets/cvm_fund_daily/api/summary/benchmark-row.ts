import type { Row } from '../../../../api/endpoint.ts'
import type { Benchmark } from '../../../../benchmark/api/benchmark.ts'
import type { BenchmarkReturn, ReturnSpan } from '../../../../benchmark/api/benchmark-return.ts'
import { findReturn, type PeriodReports, writePercent } from './period-row.ts'

/** Writes the part of a row about the comparison with a benchmark. */
export type Compare = (period: PeriodReports) => Row

/** Reads the values of the benchmark for all periods at once. */
export async function readComparison(benchmark: Benchmark | null, periods: readonly PeriodReports[]): Promise<Compare> {
  if (benchmark === null) return () => describeComparison('', null, null, '')
  const { id, read } = benchmark
  const spans = periods.flatMap((period) => findSpan(period) ?? [])
  const returnOver = spans.length === 0 ? null : await read(spans)
  return (period) => {
    const [own, span] = [findReturn(period), findSpan(period)]
    const other = span === null ? null : (returnOver?.(span) ?? null)
    const unknown = other !== null && 'reason' in other ? other.reason : ''
    return describeComparison(id, own.percent, other, unknown === '' ? (own.reason ?? '') : unknown)
  }
}

/** Finds the first and last day with a report in the period; null if the first is not known. */
function findSpan({ reports, reason }: PeriodReports): ReturnSpan | null {
  const [first, last] = [reports[0], reports.at(-1)]
  return reason !== null || first === undefined || last === undefined ? null : { first: first.date, last: last.date }
}

function describeComparison(id: string, own: bigint | null, other: BenchmarkReturn | null, reason: string): Row {
  const known = other === null || 'reason' in other ? null : other
  return {
    benchmark: id,
    benchmark_basis: known?.basis ?? '',
    benchmark_return_percent: known && writePercent(known.percent),
    excess_percent: known === null || own === null ? null : writePercent(own - known.percent),
    benchmark_reason: reason,
  }
}
