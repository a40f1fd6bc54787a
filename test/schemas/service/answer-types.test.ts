import { z } from 'zod'
import { expect, it } from 'vitest'
import { printAnswerTypes } from '../../../schemas/service/answer-types.ts'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { listOutput } from '../../../schemas/api/output.ts'

const print = (id: string, output: z.ZodObject) => printAnswerTypes([{ id, output } as unknown as Endpoint])

it('writes what is optional, null or one of several, without what the server adds on the way out', () => {
  const fund = z
    .strictObject({
      name: z.string().nullable(),
      kind: z.enum(['a', 'b']).optional(),
      parts: z.array(z.union([z.number(), z.iso.date()])),
      'not-a-name': z.literal(true),
    })
    .meta({ id: 'PrintedFund' })

  const text = print('funds', listOutput(fund, { best: fund.nullable() }))

  expect(text).toContain(`export type PrintedFund = {
  readonly name: string | null
  readonly kind?: "a" | "b"
  readonly parts: readonly (AnsweredNumber | string)[]
  readonly "not-a-name": true
}`)
  expect(text).toContain(`export interface Answers {
  readonly funds: {
    readonly success: true
    readonly best: PrintedFund | null
    readonly data: readonly PrintedFund[]
  }
}`)
})

it('refuses a schema that it has no type for', () => {
  expect(() => print('odd', z.strictObject({ when: z.date() }))).toThrow('date has no type in an answer')
})
