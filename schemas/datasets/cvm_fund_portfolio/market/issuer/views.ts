import type { MaterializedView } from '../../../../core/dataset.ts'
import {
  assignorMonthColumns,
  issuerColumns,
  issuerCoverageColumns,
  issuerExposureColumns,
  issuerFiledColumns,
  issuerLettersColumns,
  issuerLineColumns,
  issuerMonthColumns,
  leafIssuerColumns,
} from './columns.ts'

const LINES = 'cvm_fund_portfolio'

/** Who issued what classes hold: of each month, and of all of them. */
export const issuerViews: readonly MaterializedView[] = [
  {
    name: 'cvm_issuer_filed',
    description: 'One row an issuer, number, spelling and letters of a ticker that lines of the month file together.',
    columns: issuerFiledColumns,
    sql: 'market/issuer/cvm_issuer_filed.sql',
    orderBy: ['issuer_id', 'cnpj', 'name', 'letters'],
    key: ['issuer_id', 'cnpj', 'name', 'letters'],
    rowGroupSize: 20_480,
    reads: [LINES],
    monthly: { ofMonth: [LINES] },
  },
  {
    name: 'issuer_letters',
    description: 'One row the letters of a ticker, a month, and an issuer that lines of the month file beside them.',
    columns: issuerLettersColumns,
    sql: 'market/issuer/issuer_letters.sql',
    orderBy: ['letters', 'month', 'issuer_id'],
    key: ['letters', 'month', 'issuer_id'],
    rowGroupSize: 20_480,
    reads: ['cvm_issuer_filed'],
  },
  {
    name: 'cvm_leaf_issuer',
    description:
      'One row a name that lines which count are added up by: the issuer of what it names, how that is known, or why it is not. Lines count that are open and owned, lent or borrowed.',
    columns: leafIssuerColumns,
    sql: 'market/issuer/cvm_leaf_issuer.sql',
    orderBy: ['leaf_key'],
    key: ['leaf_key'],
    rowGroupSize: 20_480,
    reads: [LINES, 'cvm_asset_month', 'issuer_letters', 'asset_link'],
    monthly: {
      ofMonth: [LINES, 'cvm_asset_month'],
      takes: { name: 'issuer_taken', sql: 'market/issuer/issuer_taken.sql' },
    },
  },
  {
    name: 'cvm_issuer_line',
    description:
      'One row a line that counts and whose issuer is known, by issuer: open lines that are owned, lent or borrowed.',
    columns: issuerLineColumns,
    sql: 'market/issuer/cvm_issuer_line.sql',
    orderBy: ['issuer_id', 'asset_id', 'cnpj', 'id'],
    key: ['cnpj', 'id'],
    rowGroupSize: 20_480,
    reads: [LINES, 'cvm_leaf_issuer'],
    monthly: { ofMonth: [LINES, 'cvm_leaf_issuer'] },
  },
  {
    name: 'cvm_issuer_exposure',
    description:
      'One row an issuer, role, kind and class: what the class has of the issuer, by itself and through funds.',
    columns: issuerExposureColumns,
    sql: 'market/issuer/cvm_issuer_exposure.sql',
    orderBy: ['issuer_id', 'cnpj', 'role', 'asset_kind'],
    key: ['issuer_id', 'role', 'asset_kind', 'cnpj'],
    rowGroupSize: 20_480,
    reads: [LINES, 'cvm_leaf_issuer', 'cvm_fund_look_through'],
    monthly: { ofMonth: [LINES, 'cvm_leaf_issuer', 'cvm_fund_look_through'] },
  },
  {
    name: 'cvm_issuer_month',
    description: 'One row an issuer, role and kind: what all classes have of it by their own lines in the month.',
    columns: issuerMonthColumns,
    sql: 'market/issuer/cvm_issuer_month.sql',
    orderBy: ['issuer_id', 'role', 'asset_kind'],
    key: ['issuer_id', 'role', 'asset_kind'],
    rowGroupSize: 20_480,
    reads: [LINES, 'cvm_leaf_issuer', 'cvm_party_class'],
    monthly: { ofMonth: [LINES, 'cvm_leaf_issuer', 'cvm_party_class'] },
  },
  {
    name: 'cvm_issuer_coverage',
    description:
      'One row a filing group, type, block, kind and way in which issuers are known, or not: lines that count of the month.',
    columns: issuerCoverageColumns,
    sql: 'market/issuer/cvm_issuer_coverage.sql',
    orderBy: ['filing_group', 'type', 'block', 'asset_kind', 'rule', 'reason', 'role'],
    key: ['filing_group', 'type', 'block', 'asset_kind', 'rule', 'reason', 'role'],
    rowGroupSize: 20_480,
    reads: [LINES, 'cvm_leaf_issuer', 'cvm_fund_month'],
    monthly: { ofMonth: [LINES, 'cvm_leaf_issuer', 'cvm_fund_month'] },
  },
  {
    name: 'cvm_assignor_month',
    description:
      'One row an assignor and fund that holds credit rights of it, by the report of the fund: an estimate. An assignor sold the claims and need not owe them: never add it to what issuers owe.',
    columns: assignorMonthColumns,
    sql: 'market/issuer/cvm_assignor_month.sql',
    orderBy: ['issuer_id', 'cnpj'],
    key: ['issuer_id', 'cnpj'],
    rowGroupSize: 20_480,
    reads: ['cvm_fidc_assignor', 'cvm_fidc_month'],
    monthly: { ofMonth: ['cvm_fidc_assignor', 'cvm_fidc_month'] },
  },
  {
    name: 'issuer',
    description: 'One row an issuer over all months: its number, names, tickers, and the months that have it.',
    columns: issuerColumns,
    sql: 'market/issuer/issuer.sql',
    orderBy: ['issuer_id'],
    key: ['issuer_id'],
    rowGroupSize: 20_480,
    reads: ['cvm_issuer_month', 'cvm_issuer_filed', 'cvm_leaf_issuer'],
  },
]
