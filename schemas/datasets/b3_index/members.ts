import { z } from 'zod'
import type { Member } from '../../core/source.ts'

const page = z.strictObject({
  pageNumber: z.int(),
  pageSize: z.int(),
  totalRecords: z.int(),
  totalPages: z.int(),
})
const month = z.int().min(1).max(12)

const portfolio = z.strictObject({
  page,
  header: z.strictObject({ part: z.string(), theoricalQty: z.string(), reductor: z.string() }),
  results: z
    .array(
      z.strictObject({
        cod: z.string(),
        asset: z.string(),
        type: z.string(),
        theoricalQty: z.string(),
        part: z.string(),
        cont: z.int().optional(),
      }),
    )
    .min(1, 'is empty: there is no security'),
})

/** Answer of the portal with all securities and the indexes of each. */
const membership = z.strictObject({
  page,
  header: z.strictObject({ update: z.iso.date(), startMonth: month, endMonth: month, year: z.int() }),
  results: z
    .array(z.strictObject({ company: z.string(), spotlight: z.string(), code: z.string(), indexes: z.string() }))
    .min(1, 'is empty: there is no security'),
})

const content: Member['fields'] = { content: { kind: 'text' } }

export const membershipMembers: readonly Member[] = [
  {
    id: 'STOCK_INDEX',
    relation: 'raw_membership',
    format: 'document',
    names: () => ['stock-index.json'],
    shape: membership,
    fields: content,
  },
]

export const portfolioMembers = (code: string): readonly Member[] => [
  {
    id: code,
    relation: 'raw_portfolio',
    format: 'document',
    names: () => [`${code}.json`],
    shape: portfolio,
    fields: content,
  },
]
