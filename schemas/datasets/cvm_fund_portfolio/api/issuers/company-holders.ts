import { defineEndpoint } from '../../../../api/endpoint.ts'
import { RULES_VERSION_HEADER } from '../../../../api/rules-version.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { companyCodeInput } from '../../../../company/api/company-code.ts'
import { COMPANY, findCompany, TICKER_SCOPES } from '../../../../company/api/find-company.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { issuerIdentityFields } from './figures.ts'
import { HOLDER_INPUT, HOLDER_SCOPES } from './holder-input.ts'
import { absentHolderColumns, issuerHolderList } from './holder-output.ts'
import { answerHolders } from './issuer-holders.ts'

export const companyHolders = defineEndpoint({
  id: 'company_holders',
  path: '/v1/company/{id}/holders',
  summary: 'Which funds have something that a company issued at the end of a month, the largest first',
  description:
    'The same as `/v1/issuer/{id}/holders` of the first eight characters of its CNPJ, with all its parameters: branches of a company are one issuer, subsidiaries are others. A company of which no line of a fund has anything is not found.',
  dataset: PORTFOLIO,
  extraScopes: [COMPANY, ...TICKER_SCOPES, ...HOLDER_SCOPES],
  input: HOLDER_INPUT.safeExtend({ id: companyCodeInput }),
  output: issuerHolderList,
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id, reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  absentColumns: absentHolderColumns,
  examples: [{ id: '33000167000101', date: '20251031', page_size: '5' }],
  async answer(snapshot, { id, ...request }) {
    const { cnpj } = await findCompany(snapshot, id)
    const root = cnpj.slice(0, 8)
    return answerHolders(snapshot, { root, code: root }, request)
  },
})
