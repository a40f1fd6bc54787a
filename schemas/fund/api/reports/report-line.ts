import { divideRounded } from '../../../api/rounded-quotient.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../core/exact-number.ts'
import type { Row } from '../../../api/endpoint.ts'
import type { ReportItem } from './items.ts'
import type { FundReport } from './nearest-report.ts'

/** A line of a report in the form of a line of a portfolio. */
export interface ReportLine {
  /** A portfolio shows the line like this; the row also has the place that it was read from. */
  readonly row: Row & { readonly cnpj: string; readonly id: string; readonly metainfo: Row }
  /** Its value, in cents. */
  readonly value: bigint
  /** Quantity in millionths; 0 where none is filed. */
  readonly quantity: bigint
  /** True for quotas of a fund that the line names. */
  readonly isQuota: boolean
  /** Class that the number of that fund means in the month; null where the number is not valid. */
  readonly target: string | null
  /** Last day of the month or quarter of the report that has the line. */
  readonly reportDate: string
}

/** All queries of report lines give these columns. */
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
  /** More fields of `metainfo`; those that are null are left out. */
  readonly named?: Row
  readonly fund?: { readonly target: string | null }
}

const NO_QUANTITY = new ExactNumber('0.000000')
const NO_VALUE = new ExactNumber('0.00')
/** Kinds of lines that are no assets, so that none of them lacks a name. */
const WITHOUT_ASSET: readonly string[] = ['cash', 'payable', 'receivable', 'provision', 'repo', 'swap', 'forward']
const NO_INVESTMENTS: readonly string[] = ['cash', 'payable', 'receivable']

/** Makes the line of a report. Its class is the requested or held one, whatever number it reports under. */
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

/** A decimal of any number of decimals as cents, half away from zero. */
export function toCents({ text }: ExactNumber): bigint {
  const decimals = text.split('.')[1]?.length ?? 0
  if (decimals <= 2) return toUnits(text, 2)
  return divideRounded(toUnits(text, decimals), 10n ** BigInt(decimals - 2))
}
