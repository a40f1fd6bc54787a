import { z } from 'zod'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { cnpjInput } from '../../../api/input.ts'
import { described, objectOutput } from '../../../api/output.ts'
import { newestFiledMonth } from '../../../fund/api/filing.ts'
import { fundOutput } from '../../../fund/api/fund-output.ts'
import { findClass, describeFund, fundNotFound, readIntegrants } from '../../../fund/api/fund.ts'

export const fund = defineEndpoint({
  id: 'fund',
  path: '/v1/fund/{cnpj}',
  summary: 'A fund class: what it is, who serves it, its newest NAV and portfolio total',
  description:
    'The class as the registers describe it, with the parties that serve it, and the NAV and total of the newest month that it filed for. Of a fund that never filed, NAV, total and reference dates are null.',
  dataset: 'cvm_fund_register',
  input: z.strictObject({ cnpj: cnpjInput }),
  output: objectOutput(
    described(z.iso.date().nullable(), 'Last day of the newest competence month; null where none was filed.'),
    z.strictObject({ fund: fundOutput }),
  ),
  rows: ['data', 'fund'],
  examples: [{ cnpj: '10406511000161' }],
  async answer(snapshot, { cnpj }) {
    const fundClass = await findClass(snapshot, cnpj)
    const [filed, integrants] = await Promise.all([
      newestFiledMonth(snapshot, fundClass.cnpj),
      readIntegrants(snapshot, fundClass),
    ])
    // It withdrew all that it ever filed, so nothing is left that would describe it.
    if (fundClass.row === null && filed === null) throw fundNotFound(cnpj)
    return {
      body: {
        success: true,
        reference_date: filed?.reference_date ?? null,
        data: { fund: await describeFund(snapshot, fundClass, filed, integrants) },
      },
      fileName: `fund-${fundClass.cnpj}`,
    }
  },
})
