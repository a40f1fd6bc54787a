import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { cnpjInput } from '../../core/input.ts'
import { newestFiledMonth } from '../../fund/filing.ts'
import { classOf, describeFund, fundNotFound, fundOutput, integrantsOf } from '../../fund/fund.ts'

export const fund = defineEndpoint({
  id: 'fund',
  path: '/v1/fund/{cnpj}',
  summary: 'A fund class: what it is, who serves it, its newest NAV and portfolio total',
  dataset: 'cvm_fund_register',
  input: z.strictObject({ cnpj: cnpjInput }),
  output: z.strictObject({
    success: z.literal(true),
    reference_date: z.iso.date().nullable(),
    data: z.strictObject({ fund: fundOutput }),
  }),
  examples: [{ cnpj: '10406511000161' }],
  async answer(snapshot, { cnpj }) {
    const fundClass = await classOf(snapshot, cnpj)
    const [filed, integrants] = await Promise.all([
      newestFiledMonth(snapshot, fundClass.cnpj),
      integrantsOf(snapshot, fundClass),
    ])
    // It withdrew all that it ever filed, so nothing is left that would describe it.
    if (fundClass.row === null && filed === null) throw fundNotFound(cnpj)
    return {
      body: {
        success: true,
        reference_date: filed?.reference_date ?? null,
        data: { fund: describeFund(snapshot, fundClass, filed, integrants) },
      },
      fileName: `fund-${fundClass.cnpj}`,
    }
  },
})
