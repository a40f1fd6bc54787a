import { z } from 'zod'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { cnpjInput } from '../../../api/input.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { provenanceInput } from '../../../api/provenance.ts'
import { newestFiledMonth } from '../../../fund/api/filing.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { readRegistration, registrationOutput, subclassOutput } from './registration.ts'
import { findClass, describeFund, fundNotFound, readIntegrants } from '../../../fund/api/fund.ts'

export const fund = defineEndpoint({
  id: 'fund',
  path: '/v1/fund/{cnpj}',
  summary: 'A fund class: what it is, who serves it, its newest NAV and portfolio total',
  description:
    'The class as the registers describe it, with the parties that serve it, the NAV last reported and the total of the newest portfolio. Of a fund that never filed a portfolio the total and the reference dates are null. `registration` has the other columns of the registers as registered, fees among them where the register from before Resolution CVM 175 has them; null for a class in no register. CSV, NDJSON and Arrow have `fund` only.',
  dataset: 'cvm_fund_register',
  input: z.strictObject({ cnpj: cnpjInput, ...provenanceInput }),
  output: objectOutput(
    described(z.iso.date().nullable(), 'Last day of the newest competence month; null where none was filed.'),
    z.strictObject({
      fund: fundOutput,
      registration: registrationOutput.nullable(),
      subclasses: described(z.array(subclassOutput), 'Its subclasses, by their number.'),
    }),
  ),
  rows: ['data', 'fund'],
  examples: [{ cnpj: '10406511000161' }],
  async answer(snapshot, { cnpj, provenance = false }) {
    const fundClass = await findClass(snapshot, cnpj)
    const [filed, integrants, registered] = await Promise.all([
      newestFiledMonth(snapshot, fundClass.cnpj),
      readIntegrants(snapshot, fundClass),
      readRegistration(snapshot, fundClass, provenance),
    ])
    // It withdrew all that it ever filed, so nothing is left that would describe it.
    if (fundClass.row === null && filed === null) throw fundNotFound(cnpj)
    return {
      body: {
        success: true,
        reference_date: filed?.reference_date ?? null,
        data: { fund: await describeFund(snapshot, fundClass, filed, integrants), ...registered },
      },
      fileName: `fund-${fundClass.cnpj}`,
    }
  },
})
