import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fundProperties } from './fund-properties.ts'
import { fundTenants } from './fund-tenants.ts'

export default defineDatasetApi({
  place: 60,
  filingVersions: { table: 'cvm_fii_quarter_revision', sql: new URL('filing_versions.sql', import.meta.url) },
  endpoints: [fundProperties, fundTenants],
})
