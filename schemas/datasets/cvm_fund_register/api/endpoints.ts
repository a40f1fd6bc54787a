import { defineDatasetApi } from '../../../api/dataset-api.ts'
import { fund } from './fund.ts'
import { funds } from './funds.ts'

export default defineDatasetApi({
  endpoints: [fund, funds],
  derived: [{ name: 'listed_fund', sql: new URL('listed_fund.sql', import.meta.url) }],
  resident: { cvm_fund_class: ['cnpj', 'fund_cnpj'], cvm_fund_integrant: ['cnpj'] },
})
