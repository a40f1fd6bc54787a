import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundStatement } from './statement.ts'
import { fundStatementLimits } from './statement-limits.ts'

export default defineDatasetApi({
  place: 65,
  endpoints: [fundStatement, fundStatementLimits],
  newest: [{ table: 'cvm_fund_statement', sql: new URL('newest_statement.sql', import.meta.url) }],
})
