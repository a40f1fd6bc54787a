import { z } from 'zod'
import type { PublishedRow } from './cell.ts'
import { exactNumber } from './values.ts'
import type { ReadMember } from './read-members.ts'

/** A row that a document says, by the columns that name it, with the values that it must have. */
export interface SaidRow {
  readonly key: PublishedRow
  readonly values: PublishedRow
}

const ibge = z.array(
  z.object({
    resultados: z.array(z.object({ series: z.array(z.object({ serie: z.record(z.string(), z.string()) })) })),
  }),
)

const portfolio = z.object({
  results: z.array(
    z.object({ cod: z.string(), asset: z.string(), type: z.string(), theoricalQty: z.string(), part: z.string() }),
  ),
})

/** The rows of a document that its table must have, no more and no fewer; null if this document is not read again. */
export function listSaidRows({ member, document }: ReadMember): { table: string; rows: SaidRow[] } | null {
  if (member.relation === 'raw_ibge') return { table: 'statistic_value', rows: ibgeRows(document) }
  if (member.relation === 'raw_portfolio') return { table: 'b3_index_asset', rows: indexRows(document, member.id) }
  return null
}

function ibgeRows(document: unknown): SaidRow[] {
  return ibge
    .parse(document)
    .flatMap(({ resultados }) => resultados.flatMap(({ series }) => series))
    .flatMap(({ serie }) => Object.entries(serie))
    .map(([period, filed]) => {
      const value = exactNumber(filed)
      const key = { series: 'ibge-1737-63', period: `${period.slice(0, 4)}-${period.slice(4)}` }
      return { key, values: { value, marker: value === null ? filed : null } }
    })
}

function indexRows(document: unknown, index: string): SaidRow[] {
  return portfolio.parse(document).results.map(({ cod, asset, type, theoricalQty, part }) => ({
    key: { index_code: index, ticker: cod.trim() },
    values: {
      name: asset.trim() || null,
      specification: type.trim() || null,
      // A point is between thousands, a comma before decimals.
      theoretical_quantity: exactNumber(theoricalQty.replaceAll('.', '')),
      share_percent: exactNumber(part),
    },
  }))
}
