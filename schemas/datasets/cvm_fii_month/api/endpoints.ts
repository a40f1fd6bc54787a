import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundReports } from './fund-reports.ts'

export default defineDatasetApi({
  place: 50,
  filingVersions: { table: 'cvm_fii_month_revision', sql: new URL('filing_versions.sql', import.meta.url) },
  endpoints: [fundReports],
  sqlParts: {
    fii_report: new URL('fii_report.sql', import.meta.url),
    fidc_report: new URL('fidc_report.sql', import.meta.url),
  },
})
