import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { type AddSource, addSource } from '../../../api/provenance.ts'
import type { Month } from '../../../core/month.ts'
import { PORTFOLIO } from '../filing.ts'

/** Datasets by the block of a report. */
const DATASETS: Readonly<Record<string, string>> = {
  fidc_balance: 'cvm_fidc',
  fidc_segment: 'cvm_fidc',
  fii_balance: 'cvm_fii_month',
  fii_asset: 'cvm_fii_quarter',
  fii_quarter: 'cvm_fii_quarter',
}

export function addHoldingsSource(snapshot: Pick<Snapshot, 'manifest'>, isWanted: boolean, month: Month): AddSource {
  return addSource(snapshot, PORTFOLIO, isWanted, () => month)
}

/** Adds its source to a line of a portfolio: the holdings of a month, or the report of a structured fund. */
export function addLineSource(snapshot: Pick<Snapshot, 'manifest'>, isWanted: boolean, month: Month): AddSource {
  const ofHoldings = addHoldingsSource(snapshot, isWanted, month)
  const ofReports = new Map(
    Object.entries(DATASETS).map(([block, dataset]) => [block, addSource(snapshot, dataset, isWanted, reportDate)]),
  )
  return (line) => (ofReports.get(readBlock(line)) ?? ofHoldings)(line)
}

function readBlock(line: Row): string {
  return (line['metainfo'] as { readonly block: string }).block
}

function reportDate(line: Row) {
  return (line['metainfo'] as Row)['report_date'] ?? null
}
