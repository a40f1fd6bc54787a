import { z } from 'zod'
import type { Member } from '../../core/source.ts'
import type { SaidRow, SaidRows, SecondReading } from '../../second-reading/second-reading.ts'
import { exactNumber } from '../../second-reading/values.ts'

const portfolio = z.object({
  results: z.array(
    z.object({ cod: z.string(), asset: z.string(), type: z.string(), theoricalQty: z.string(), part: z.string() }),
  ),
})

const membership = z.object({
  header: z.object({ update: z.string(), startMonth: z.number(), endMonth: z.number(), year: z.number() }),
  results: z.array(z.object({ code: z.string(), indexes: z.string() })),
})

export default { listSaidRows } satisfies SecondReading

function listSaidRows({ id, relation }: Member, document: unknown): SaidRows | null {
  const whole = { condition: null, otherwise: null, mayLack: false }
  if (relation === 'raw_portfolio') return { ...whole, table: 'b3_index_asset', rows: indexRows(document, id) }
  // An index with a portfolio may be missing in the list.
  if (relation === 'raw_membership')
    return { ...whole, table: 'b3_index', rows: listedIndexRows(document), condition: 'securities IS NOT NULL' }
  return null
}

function indexRows(document: unknown, index: string): SaidRow[] {
  return portfolio.parse(document).results.map(({ cod, asset, type, theoricalQty, part }) => ({
    key: { index_code: index, ticker: cod.trim() },
    values: {
      name: asset.trim() || null,
      specification: type.trim() || null,
      // A point separates thousands, a comma decimals.
      theoretical_quantity: exactNumber(theoricalQty.replaceAll('.', '')),
      share_percent: exactNumber(part),
    },
  }))
}

function listedIndexRows(document: unknown): SaidRow[] {
  const { header, results } = membership.parse(document)
  const counts = new Map<string, number>()
  for (const { indexes } of results) {
    for (const code of indexes.split(',').map((each) => each.trim())) {
      if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  const month = (number: number) => `${String(header.year)}-${String(number).padStart(2, '0')}`
  return [...counts].map(([code, securities]) => ({
    key: { code },
    values: {
      securities: String(securities),
      updated_date: header.update,
      first_month: month(header.startMonth),
      last_month: month(header.endMonth),
    },
  }))
}
