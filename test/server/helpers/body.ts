import { expect } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import type { Endpoint } from '../../../schemas/api/endpoint.ts'
import { exactJson } from '../../helpers/exact-json.ts'
import type { Reply } from './http.ts'

export { exactJson }

/** A fund and a line, with their numbers as text. */
export interface ExactFund {
  readonly [field: string]: unknown
  readonly nav_value_reported: string | null
  readonly total_portfolio_value: string | null
}
export interface ExactItem {
  readonly [field: string]: unknown
  readonly id: string
  readonly application_type: string
  readonly final_position_value: string
  readonly portfolio_share_percent: string | null
  readonly metainfo: Readonly<Record<string, string | boolean>>
  readonly source?: { readonly file: string; readonly member: string; readonly line: string; readonly sha256: string }
}
export interface ExactPortfolio {
  readonly reference_date: string
  readonly fund: ExactFund
  readonly portfolio: readonly ExactItem[]
  readonly reconciliation: Readonly<Record<'nav_source' | 'grade' | 'residual_value' | 'note', string | null>>
}

export function readPortfolio(reply: Reply): ExactPortfolio {
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  const { reference_date, data } = exactJson(reply.text) as {
    reference_date: string
    data: Omit<ExactPortfolio, 'reference_date'>
  }
  return { reference_date, ...data }
}

export function readFund(reply: Reply): ExactFund {
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return (exactJson(reply.text) as { data: { fund: ExactFund } }).data.fund
}

export function findEndpoint(id: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.id === id)
  if (found === undefined) throw new Error(`no endpoint ${id}`)
  return found
}

const problem = z.strictObject({
  success: z.literal(false),
  message: z.string().min(10),
  code: z.string().regex(/^[a-z_]+$/),
  error_data: z.record(z.string(), z.unknown()),
})

/** Reads the body of an error, and fails unless it is JSON with the contract's four members in order and a request id. */
export function readProblem({ text, headers, status }: Reply): z.infer<typeof problem> & { status: number } {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9._-]{1,128}$/)
  const body = problem.parse(JSON.parse(text))
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['success', 'message', 'code', 'error_data'])
  return { ...body, status }
}
