import { type Column, required, text } from '../../core/column.ts'
import type { Table } from '../../core/dataset.ts'
import type { PackedValues } from '../../core/packed.ts'

export const PACKED_TABLE = 'cvm_fund_portfolio_packed'

/**
 * Values of a line that an answer needs, by their places in the packed text. Places never change, because older
 * snapshots have them too; a new value takes the next free place. The first values sort the lines. A list within the
 * list has columns of a few blocks, which lines of other blocks lack.
 */
export const packedValues = [
  'application_type',
  'final_position_value',
  'block',
  'category',
  'is_investment',
  'confidential',
  'side',
  'asset_type',
  'related_issuer',
  'business_type',
  ['sales_quantity', 'sales_value', 'purchases_quantity', 'purchases_value'],
  'final_position_quantity',
  // Only if the published value has another sign, as in answers.
  { name: 'filed_value', sql: 'CASE WHEN filed_value <> final_position_value THEN filed_value END' },
  'final_position_cost',
  'confidentiality_deadline',
  'document_id',
  ['bond_type', 'isin', 'selic_code', 'issue_date'],
  'maturity_date',
  ['fund_cnpj', 'fund_name', 'subclass_id', 'swap_code', 'swap_description'],
  ['asset_code', 'asset_description', 'start_date', 'end_date'],
  ['issuer_cnpj', 'issuer_person_type', 'issuer_document', 'issuer_name'],
  ['floating', 'indexer_code', 'indexer_description', 'indexer_percent', 'spread_percent', 'fixed_rate_percent'],
  ['rated', 'rating_agency', 'rating_date', 'rating'],
  ['cetip_registered', 'guaranteed', 'coobligor_cnpj', 'collective', 'collective_managed'],
  ['country_code', 'country', 'market_code', 'market', 'foreign_description', 'foreign_quantity', 'foreign_value'],
  'asset_id',
  'asset_kind',
  'asset_id_basis',
  'asset_id_rule',
  'position',
  'collateral_asset_id',
  'source_member',
  'source_line',
] as const satisfies PackedValues

const columns = {
  cnpj: required(text('CNPJ_FUNDO_CLASSE, CNPJ_FUNDO', 'CNPJ of the class that files.')),
  id: required(text('derived', 'Id of the line in cvm_fund_portfolio.')),
  packed: required(
    text(
      'derived',
      'Values of the line in fixed places, each as DuckDB prints it and empty without one, with the character U+001F between two.',
    ),
  ),
} satisfies Record<string, Column>

export const packedTable: Table = {
  name: PACKED_TABLE,
  description:
    'One row per line of cvm_fund_portfolio, packed for the server: analysts find the same values there, each in a column.',
  columns,
  sql: 'cvm_fund_portfolio_packed.sql',
  // Its SELECT sorts fully, in the order of the packed table, of which this column is the first.
  orderBy: ['cnpj'],
  key: ['id'],
  rowGroupSize: 2_048,
  packs: { table: 'cvm_fund_portfolio', values: packedValues },
  mayShrink: true,
}
