import { findSelectedColumn } from '../../../schemas/api/output.ts'
import { itemOutput, metainfoOutput } from '../../../schemas/datasets/cvm_fund_portfolio/api/item-output.ts'
import { portfolioColumns } from '../../../schemas/datasets/cvm_fund_portfolio/columns.ts'
import type { LineColumn } from './peer.ts'

const SELECTED: Readonly<Record<string, string>> = {
  confidential: 'nullif(confidential, false)',
  aggregated: 'nullif(confidential, false)',
  filed_value: 'CASE WHEN filed_value <> final_position_value THEN filed_value END',
}

/**
 * Lists the columns that suffice to send the same JSON and nothing else: what is filled in an answer is filled in the
 * table. What is computed, or joined from another dataset, is no column. `select` reads the published wide table.
 */
export function listLineColumns(): (Omit<LineColumn, 'kind'> & { readonly select: string })[] {
  return [itemOutput.shape, metainfoOutput.shape].flatMap((shape, at) =>
    Object.entries(shape)
      .filter(([name]) => name in SELECTED || name in portfolioColumns)
      .map(([name, schema]) => {
        const filledWith = findSelectedColumn(schema)?.filledWith ?? null
        const plain = SELECTED[name] ?? `"${name}"`
        const filled = filledWith === null ? plain : `coalesce(${plain}, ${filledWith})`
        return { name, inMetainfo: at === 1, select: `${filled} AS "${name}"` }
      }),
  )
}

/** Finds what JavaScript reads a column of this type of DuckDB as. */
export function findKind(type: string): LineColumn['kind'] {
  if (/^(DECIMAL|DOUBLE|FLOAT|U?(TINY|SMALL|BIG|HUGE)?INT)/.test(type)) return 'number'
  return type === 'BOOLEAN' ? 'boolean' : 'text'
}
