import { z } from 'zod'
import { ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { choiceInput, parameter } from '../../../api/input.ts'
import { valueListInput } from '../../../api/value-list.ts'
import type { Month } from '../../../core/month.ts'
import { type AssetCode, assetCodeInput, writeAssetCode } from '../../../fund/api/asset-code.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { findAsset } from '../../../fund/api/find-asset.ts'
import type { FoundAsset } from '../../../fund/api/found-asset.ts'
import { REPORT_CATEGORIES } from '../../../fund/api/reports/items.ts'
import { applicationLabels } from '../labels.ts'
import { issueText } from '../../../api/issue-message.ts'
import { portfolioMessages } from './portfolio-messages.ts'

const CATEGORIES = [...new Set([...applicationLabels.map(({ category }) => category), ...REPORT_CATEGORIES])].sort()

const amountInput = (description: string) =>
  parameter(
    z
      .string()
      .regex(/^-?\d{1,18}(\.\d{1,2})?$/, { error: issueText(portfolioMessages.amount), abort: true })
      .transform((text) => toExactNumber(toUnits(text, 2), 2).text),
    description,
    { type: 'number' },
  )

/** Parameters of a filter; an endpoint must refine its input with `isRange`. */
export const portfolioFilterInput = {
  category: valueListInput(choiceInput(CATEGORIES, 'Only lines of this category (`metainfo.category`).')).optional(),
  asset: valueListInput(
    assetCodeInput.meta({
      description:
        'Only lines that name this asset: a code as in `/v1/asset/{code}`. Confidential totals and lines whose asset is not identified name none, so without a line it is not known that the fund does not hold it.',
    }),
    writeAssetCode,
  ).optional(),
  min_value: amountInput('Only lines with at least this value, BRL; liabilities are negative.').optional(),
  max_value: amountInput('Only lines with at most this value, BRL.').optional(),
}

export interface PortfolioFilter {
  readonly category?: readonly string[] | undefined
  readonly asset?: readonly AssetCode[] | undefined
  /** Decimal with two places. */
  readonly min_value?: string | undefined
  readonly max_value?: string | undefined
}

export function isRange({ min_value, max_value }: PortfolioFilter): boolean {
  return min_value === undefined || max_value === undefined || toUnits(min_value, 2) <= toUnits(max_value, 2)
}

export const NO_RANGE = { error: issueText(portfolioMessages.valuesSwapped), path: ['min_value'] }

/** Makes the test for lines of a portfolio of a month; null if all lines pass. */
export async function makePortfolioFilter(
  snapshot: Snapshot,
  { category, asset: assets, min_value, max_value }: PortfolioFilter,
  month: Month,
): Promise<((line: Row) => boolean) | null> {
  const tests: ((line: Row) => boolean)[] = []
  if (category !== undefined) tests.push((line) => category.includes(readMetainfo(line, 'category') ?? ''))
  if (assets !== undefined) {
    const named = await Promise.all(assets.map((asset) => makeAssetTest(snapshot, asset, month)))
    tests.push((line) => named.some((names) => names(line)))
  }
  if (min_value !== undefined) tests.push((line) => isValue(line, (cents) => cents >= toUnits(min_value, 2)))
  if (max_value !== undefined) tests.push((line) => isValue(line, (cents) => cents <= toUnits(max_value, 2)))
  return tests.length === 0 ? null : (line) => tests.every((passes) => passes(line))
}

/**
 * Makes the test for lines that name an asset: a fund by any of its numbers or by one of its subclasses, anything else
 * by its names in the month, or, if the month has no holdings, in the newest month with holdings.
 */
async function makeAssetTest(snapshot: Snapshot, asset: AssetCode, month: Month): Promise<(line: Row) => boolean> {
  const { ids, cnpjs, subclass } = await findOnce(snapshot, asset, month)
  if (cnpjs.length === 0) return (line) => ids.includes(readMetainfo(line, 'asset_id') ?? '')
  return (line) =>
    cnpjs.includes(readMetainfo(line, 'fund_cnpj') ?? '') &&
    (subclass === null || readMetainfo(line, 'subclass_id')?.toUpperCase() === subclass)
}

/** Assets found for a request, by its snapshot, because each of many portfolios looks for the same one. */
const found = new WeakMap<Snapshot, Map<string, Promise<FoundAsset>>>()

function findOnce(snapshot: Snapshot, asset: AssetCode, month: Month): Promise<FoundAsset> {
  const months = snapshot.months(PORTFOLIO)
  const held = months.includes(month) ? month : (months[0] ?? month)
  const key = `${held} ${writeAssetCode(asset)}`
  const ofRequest = found.get(snapshot) ?? new Map<string, Promise<FoundAsset>>()
  found.set(snapshot, ofRequest)
  const finding = ofRequest.get(key) ?? findAsset(snapshot, asset, held)
  ofRequest.set(key, finding)
  return finding
}

function readMetainfo(line: Row, name: string): string | null {
  const value = (line['metainfo'] as Row)[name]
  return typeof value === 'string' ? value : null
}

/** Tests the value of a line; a line without one does not pass. */
function isValue(line: Row, passes: (cents: bigint) => boolean): boolean {
  const value = line['final_position_value']
  return value instanceof ExactNumber && passes(toUnits(value.text, 2))
}
