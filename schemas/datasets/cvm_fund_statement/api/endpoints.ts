import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundStatement } from './statement.ts'
import { fundsWithStatements, STATEMENTS } from './statement-days.ts'
import { fundStatementLimits } from './statement-limits.ts'

export default defineDatasetApi({
  place: 65,
  endpoints: [fundStatement, fundStatementLimits],
  keep: async (snapshot) => {
    if (snapshot.has(STATEMENTS)) await fundsWithStatements.keep(snapshot)
  },
  newest: [{ table: 'cvm_fund_statement', sql: new URL('newest_statement.sql', import.meta.url) }],
})
