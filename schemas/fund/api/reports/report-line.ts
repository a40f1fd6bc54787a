import { divideRounded } from '../../../api/rounded-quotient.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import type { Row } from '../../../api/endpoint.ts'
import type { ReportItem } from './items.ts'
import type { FundReport } from './nearest-report.ts'

/** Line of a report in the form of a line of a portfolio. */
export interface ReportLine {
  /** Line in a portfolio; the row also has its place in the source. */
  readonly row: Row & { readonly cnpj: string; readonly id: string; readonly metainfo: Row }
  /** Value in cents. */
  readonly value: bigint
  /** Quantity in millionths; 0 if none is filed. */
  readonly quantity: bigint
  /** True for quotas of a fund that the line names. */
  readonly isQuota: boolean
  /** Class of that fund's number in the month; null if the number is not valid. */
  readonly target: string | null
  /** Last day of the month or quarter of the report with the line. */
  readonly reportDate: string
}

/** Columns that all queries for report lines give. */
export interface ReportedLine {
  readonly cnpj: string
  readonly id: string
  readonly source_member: string
  readonly source_line: number
}

interface LineContent {
  readonly block: 'fidc_balance' | 'fidc_segment' | 'fii_balance' | 'fii_asset' | 'fii_quarter'
  readonly item: ReportItem
  readonly value: bigint
  readonly quantity?: bigint
  /** Further fields of `metainfo`; null ones are left out. */
  readonly named?: Row
  readonly fund?: { readonly target: string | null }
}

const NO_QUANTITY = new ExactNumber('0.000000')
const NO_VALUE = new ExactNumber('0.00')
/** Kinds of lines that are not assets and need no name. */
const WITHOUT_ASSET: readonly string[] = ['cash', 'payable', 'receivable', 'provision', 'repo', 'swap', 'forward']
const NO_INVESTMENTS: readonly string[] = ['cash', 'payable', 'receivable']

/** Makes the line of a report. Its class is the requested or held one, whatever the number of the report. */
export function makeReportLine(
  { cnpj, reference_date, ageMonths }: FundReport,
  { id, source_member, source_line }: ReportedLine,
  { block, item, value, quantity = 0n, named = {}, fund }: LineContent,
): ReportLine {
  const { application_type, asset_type, category, asset_kind } = item
  const isAsset = !WITHOUT_ASSET.includes(asset_kind)
  const target = fund?.target ?? null
  return {
    row: {
      cnpj,
      id,
      application_type,
      asset_type,
      related_issuer: false,
      business_type: '',
      sales_quantity: NO_QUANTITY,
      sales_value: NO_VALUE,
      purchases_quantity: NO_QUANTITY,
      purchases_value: NO_VALUE,
      final_position_quantity: quantity === 0n ? NO_QUANTITY : toExactNumber(quantity, 6),
      final_position_value: toExactNumber(value, 2),
      final_position_cost: null,
      confidentiality_deadline: null,
      metainfo: {
        block,
        category,
        is_investment: !NO_INVESTMENTS.includes(category),
        ...named,
        ...(target !== null && { fund_cnpj: target, asset_id: `fund:${target}` }),
        asset_kind,
        ...(isAsset && { asset_id_basis: target === null ? 'unidentified' : 'filed' }),
        ...(target !== null && { asset_id_rule: 'code' }),
        ...(isAsset && { position: 'owned' }),
        report_date: reference_date,
        report_age_months: ageMonths,
      },
      source_member,
      source_line,
    },
    value,
    quantity,
    isQuota: fund !== undefined,
    target,
    reportDate: reference_date,
  }
}

/** Converts a decimal to cents, with halves rounded away from zero. */
export function toCents({ text }: ExactNumber): bigint {
  const decimals = text.split('.')[1]?.length ?? 0
  if (decimals <= 2) return toUnits(text, 2)
  return divideRounded(toUnits(text, decimals), 10n ** BigInt(decimals - 2))
}
