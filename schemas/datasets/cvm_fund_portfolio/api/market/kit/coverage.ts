import type { Row, Snapshot } from '../../../../../api/endpoint.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../../core/exact-number.ts'
import { sharePercent } from '../../../../../fund/api/share-percent.ts'
import { ISSUED_KINDS } from '../../../issued-kinds.ts'
import type { MarketRequest } from './market-request.ts'

const COVERAGE = new URL('coverage.sql', import.meta.url)

/** Row of `coverage.sql`. */
interface CoverageRow {
  readonly filing_group: string
  readonly block: string
  readonly kind: string
  readonly is_known: boolean
  readonly reason: string
  readonly line_count: number
  readonly value: ExactNumber
  readonly gross_value: ExactNumber
}

/** Value of the lines of a month that count. */
export interface MarketCoverage {
  /** Value of `coverageField`. */
  readonly coverage: readonly Row[]
  /** Value of `unknownField`: lines without an issuer, by reason. */
  readonly unknown: readonly Row[]
  /** Sum of all lines without quotas, in cents, by which shares of the market divide. */
  readonly marketValue: bigint
}

/** Reads the value of the lines of the requested classes of a month, by group, block and kind. */
export async function readCoverage(snapshot: Snapshot, { month, classes }: MarketRequest): Promise<MarketCoverage> {
  const rows = (await snapshot.query(COVERAGE, classes, [month])) as unknown as CoverageRow[]
  const groups = [...new Set(rows.map(({ filing_group }) => filing_group))]
  return {
    coverage: groups.flatMap((group) =>
      describeGroup(
        group,
        rows.filter(({ filing_group }) => filing_group === group),
      ),
    ),
    unknown: describeUnknown(rows.filter(({ is_known }) => !is_known)),
    marketValue: addUp(rows.filter(({ kind }) => kind !== 'fund_quota')),
  }
}

/** Describes a group as a whole, its kinds, and its blocks by kind. */
function describeGroup(filing_group: string, rows: readonly CoverageRow[]): Row[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort()
  const blocks = [...new Set(rows.map(({ block }) => block))].sort()
  const describe = (block: string | null, kind: string | null): Row[] => {
    const own = rows.filter((row) => (block === null || row.block === block) && (kind === null || row.kind === kind))
    return own.length === 0 ? [] : [{ filing_group, block, kind, ...describeValue(own) }]
  }
  return [
    ...describe(null, null),
    ...kinds.flatMap((kind) => describe(null, kind)),
    ...blocks.flatMap((block) => kinds.flatMap((kind) => describe(block, kind))),
  ]
}

function describeValue(rows: readonly CoverageRow[]): Row {
  const able = rows.filter(({ kind }) => (ISSUED_KINDS as readonly string[]).includes(kind))
  const whole = addGross(able)
  const known = addGross(able.filter(({ is_known }) => is_known))
  return {
    value: toExactNumber(addUp(rows), 2),
    issuer_known_percent: whole === 0n ? null : sharePercent(toExactNumber(known, 2), toExactNumber(whole, 2)),
  }
}

function describeUnknown(rows: readonly CoverageRow[]): Row[] {
  const reasons = [...new Set(rows.map(({ reason }) => reason))].sort()
  return reasons.map((reason) => {
    const own = rows.filter((row) => row.reason === reason)
    const line_count = own.reduce((sum, row) => sum + row.line_count, 0)
    return { reason, line_count, value: toExactNumber(addUp(own), 2) }
  })
}

function addUp(rows: readonly CoverageRow[]): bigint {
  return rows.reduce((sum, { value }) => sum + toUnits(value.text, 2), 0n)
}

function addGross(rows: readonly CoverageRow[]): bigint {
  return rows.reduce((sum, { gross_value }) => sum + toUnits(gross_value.text, 2), 0n)
}
