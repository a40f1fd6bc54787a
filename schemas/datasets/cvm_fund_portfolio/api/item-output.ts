import { z } from 'zod'
import { type Column, required } from '../../../core/column.ts'
import { registerTerms } from '../../../fund/api/register-terms.ts'
import { sourceOutput } from '../../../api/provenance.ts'
import { described, field, columnFields, filledField } from '../../../api/output.ts'
import { identityColumns, blockColumns, portfolioColumns as columns } from '../columns.ts'

/** Declares a key that is left out instead of null. */
const whereFilled = (column: Column) => field(required(column)).optional()

/** Further fields of a line beside the common ones: its block decides its keys. */
export const metainfoOutput = z
  .strictObject({
    block: field(columns.block),
    category: field(columns.category),
    is_investment: field(columns.is_investment),
    confidential: described(
      z.literal(true),
      'Only of a confidential total, which names no asset.',
      'BOOLEAN',
    ).optional(),
    aggregated: described(z.literal(true), 'Only on a line that adds up several holdings.', 'BOOLEAN').optional(),
    side: whereFilled(columns.side),
    filed_value: described(
      z.number(),
      'Value exactly as filed, where the published one has another sign.',
      columns.filed_value.duckdb,
    ).optional(),
    document_id: whereFilled(columns.document_id),
    report_item: described(
      z.string(),
      'Item of the balance of a structured fund that the line is.',
      'VARCHAR',
    ).optional(),
    segment: described(
      z.string(),
      'Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`.',
      'VARCHAR',
    ).optional(),
    live_series: described(
      z.int(),
      'Series of the receivables fund that are worth something in the report; none where the report lists no such series.',
      'INTEGER',
    ).optional(),
    report_date: described(
      z.iso.date(),
      'Only on a line of the own report of a structured fund: last day of the month or quarter of the report.',
      'DATE',
    ).optional(),
    report_age_months: described(
      z.int(),
      'Months between that report and the requested month; 0 for a report of the month.',
      'INTEGER',
    ).optional(),
    terms: registerTerms.optional(),
    mark_price: described(
      z.number(),
      'Only with `include=marks`, of a federal bond: its indicative price on `mark_date`.',
      'DECIMAL(28,8)',
    ).optional(),
    mark_date: described(z.iso.date(), 'Last business day of the month, the day of `mark_price`.', 'DATE').optional(),
    mark_difference_percent: described(
      z.number(),
      'What the price of one unit of the line, value ÷ quantity, is above `mark_price`, in percent of it; none where the line has no quantity.',
      'DECIMAL(28,6)',
    ).optional(),
    ...Object.fromEntries(
      Object.entries({ ...blockColumns, ...identityColumns }).map(([name, column]) => [name, whereFilled(column)]),
    ),
  })
  .meta({
    description: "The fields of the line's block in addition to the common ones; keys without a value are left out.",
  })

/** Line of a portfolio, with the fields of the SPEC in their order. */
export const itemOutput = z
  .strictObject({
    ...columnFields(columns, ['id']),
    application_type: filledField(columns.application_type),
    asset_type: filledField(columns.asset_type),
    related_issuer: filledField(columns.related_issuer),
    business_type: filledField(columns.business_type),
    sales_quantity: filledField(columns.sales_quantity),
    sales_value: filledField(columns.sales_value),
    purchases_quantity: filledField(columns.purchases_quantity),
    purchases_value: filledField(columns.purchases_value),
    final_position_quantity: filledField(columns.final_position_quantity),
    final_position_value: field(columns.final_position_value),
    final_position_cost: field(columns.final_position_cost),
    confidentiality_deadline: field(columns.confidentiality_deadline),
    portfolio_share_percent: described(
      z.number().nullable(),
      '100 × value ÷ reported NAV of the same competence, half away from zero; null where neither NAV nor total is positive.',
      'DECIMAL(28,6)',
    ),
    metainfo: metainfoOutput,
    source: sourceOutput.optional(),
  })
  .meta({ id: 'PortfolioItem', description: 'A line of a portfolio.' })
