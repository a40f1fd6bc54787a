import { findSelectedColumn } from '../../../schemas/api/output.ts'
import { itemOutput, metainfoOutput } from '../../../schemas/datasets/cvm_fund_portfolio/api/item-output.ts'
import type { LineColumn } from './peer.ts'

/** Fields of an answer that are not stored: computed, asked for apart, or only of reports. */
const NOT_STORED = new Set(
  'portfolio_share_percent,metainfo,source,report_item,segment,live_series,report_date,report_age_months'.split(','),
)

const SELECTED: Readonly<Record<string, string>> = {
  confidential: 'nullif(confidential, false)',
  aggregated: 'nullif(confidential, false)',
  filed_value: 'CASE WHEN filed_value <> final_position_value THEN filed_value END',
}

/**
 * Lists the columns that somebody would store who wants to send the same JSON and nothing else: what is filled in an
 * answer is filled in the table. `select` reads the published wide table.
 */
export function listLineColumns(): (Omit<LineColumn, 'kind'> & { readonly select: string })[] {
  return [itemOutput.shape, metainfoOutput.shape].flatMap((shape, at) =>
    Object.entries(shape)
      .filter(([name]) => !NOT_STORED.has(name))
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
