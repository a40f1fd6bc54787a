import { z } from 'zod'
import { cnpjInput } from '../../../api/input.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { addSource, provenanceInput } from '../../../api/provenance.ts'
import { defineFundEndpoint } from '../../../fund/api/fund-endpoint.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { readNewestFiled } from '../../../fund/api/reports/filed-portfolio.ts'
import { ownFactsOutput, readOwnFacts } from '../../../fund/api/reports/own-facts.ts'
import { readRegistration, registrationOutput, subclassOutput } from './registration.ts'
import { findClass, describeFund, fundNotFound, readIntegrants, REGISTER } from '../../../fund/api/fund.ts'

const newestDay = described(
  z.iso.date().nullable(),
  'Last day of the newest competence month; null where none was filed.',
  'DATE',
)

export const fund = defineFundEndpoint({
  id: 'fund',
  path: '/v1/fund/{cnpj}',
  summary: 'A fund class: what it is, who serves it, its newest NAV and portfolio total',
  description:
    'The class as the registers describe it, with the parties that serve it, and the NAV and total of the newest month that it filed: of its holdings, or of its own report if it is a receivables or real-estate fund and that is newer. For a fund that never filed a portfolio, NAV, total and reference dates are null. `registration` has the other columns of the registers as registered, with the fees if the register from before Resolution CVM 175 has them; it is null for a class in no register. `own_report` is what the newest report of a receivables or real-estate fund (FIDC, FII) says of the fund: name, first day and administrator; null for a fund without one. An administrator that only that report names is among the parties, with its `basis`. `subclasses` are those of the class. With `provenance=true` the registration, each subclass and each party name the line of the register that they were read from.',
  dataset: 'cvm_fund_register',
  input: z.strictObject({ cnpj: cnpjInput, ...provenanceInput }),
  output: objectOutput(
    newestDay,
    z.strictObject({
      fund: fundOutput,
      registration: registrationOutput.nullable(),
      own_report: ownFactsOutput.nullable(),
      subclasses: described(z.array(subclassOutput), 'Its subclasses, by their number.'),
    }),
  ),
  rows: ['data', 'fund'],
  rowSiblings: ['registration', 'own_report', 'subclasses'],
  rowKeys: { reference_date: newestDay },
  examples: [{ cnpj: '10406511000161' }],
  async answer(snapshot, { cnpj, provenance = false }) {
    const fundClass = await findClass(snapshot, cnpj)
    const sourced = addSource(snapshot, REGISTER, provenance)
    const [filed, integrants, { subclasses, ...registered }, own_report] = await Promise.all([
      readNewestFiled(snapshot, fundClass),
      readIntegrants(snapshot, fundClass, sourced),
      readRegistration(snapshot, fundClass, sourced),
      readOwnFacts(snapshot, fundClass),
    ])
    // Without a registration, a fund that withdrew all its filings cannot be described.
    if (fundClass.row === null && filed === null) throw fundNotFound(cnpj)
    const reference_date = filed?.reference_date ?? null
    return {
      body: {
        success: true,
        reference_date,
        data: {
          fund: await describeFund(snapshot, fundClass, filed, integrants),
          ...registered,
          own_report: own_report && { ...own_report },
          subclasses,
        },
      },
      rowKeys: { reference_date },
      fileName: `fund-${fundClass.cnpj}`,
    }
  },
})
