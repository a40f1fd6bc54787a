import type { Text } from '../../core/language.ts'
import { ASSET_LABELS } from './labels/assets.ts'
import { COMPANY_LABELS } from './labels/companies.ts'
import { FUND_LABELS } from './labels/funds.ts'
import { HOLDING_LABELS } from './labels/holdings.ts'
import { QUOTE_LABELS } from './labels/quotes.ts'
import { REPORT_LABELS } from './labels/reports.ts'
import { SERVICE_LABELS } from './labels/service.ts'
import { STATISTICS_LABELS } from './labels/statistics.ts'
import { datasetTranslations } from './registry.gen.ts'

const LABELS = new Map(
  [
    FUND_LABELS,
    REPORT_LABELS,
    HOLDING_LABELS,
    ASSET_LABELS,
    COMPANY_LABELS,
    QUOTE_LABELS,
    STATISTICS_LABELS,
    SERVICE_LABELS,
    ...datasetTranslations.map(({ labels = {} }) => labels),
  ].flatMap((labels) => Object.entries(labels)),
)

/** Finds a short heading for a column, whatever table or answer it is in; null for a name that no column has. */
export function labelOf(column: string): Text | null {
  return LABELS.get(column) ?? null
}

/** Lists the columns that have a heading. */
export function listLabelled(): string[] {
  return [...LABELS.keys()]
}
