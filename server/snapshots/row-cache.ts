import type { Row, Rows } from '../../schemas/api/endpoint.ts'
import type { Month } from '../../schemas/core/month.ts'
import { cachedLookUps } from './declared-tables.ts'
import { RowTexts } from './row-texts.ts'

/** By class; `month` is null for a table in one piece. */
interface CachedLookUp {
  readonly month: Month | null
  readonly rows: RowTexts
}

/** Reads the rows of all classes that the SQL of a look-up finds. */
export type ReadAll = (sqlFile: URL, months: readonly Month[]) => Promise<Rows>

/**
 * Keeps in memory the rows that nearly every request looks up, of all classes: a map finds them in microseconds, and a
 * query of DuckDB takes a millisecond to begin.
 */
export class RowCache {
  readonly #bySql = new Map<string, CachedLookUp>()

  /** Reads the rows of every declared look-up, from a monthly table only those of its newest month. */
  async read(readAll: ReadAll, findNewestMonth: (sqlFile: URL) => Month | null): Promise<void> {
    for (const sqlFile of cachedLookUps) {
      const month = findNewestMonth(sqlFile)
      const { pieces } = await readAll(sqlFile, month === null ? [] : [month])
      this.#bySql.set(sqlFile.href, { month, rows: await RowTexts.pack(pieces) })
    }
  }

  /** Finds the rows of a class; null where they are not kept. */
  find(sqlFile: URL, cnpj: string, months: readonly Month[]): readonly Row[] | null {
    const kept = this.#bySql.get(sqlFile.href)
    if (kept === undefined || months.length > 1 || (months[0] ?? null) !== kept.month) return null
    return kept.rows.find(cnpj)
  }
}

/** Groups the rows of look-ups by their class, in their order. */
export function groupByClass(rows: readonly Row[]): Map<string, Row[]> {
  const byCnpj = new Map<string, Row[]>()
  for (const row of rows) {
    const { cnpj } = row as Row & { readonly cnpj: string }
    const known = byCnpj.get(cnpj)
    if (known === undefined) byCnpj.set(cnpj, [row])
    else known.push(row)
  }
  return byCnpj
}
