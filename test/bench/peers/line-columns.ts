import type { z } from 'zod'
import { findSelectedColumn } from '../../../schemas/api/output.ts'
import { itemOutput, metainfoOutput } from '../../../schemas/datasets/cvm_fund_portfolio/api/item-output.ts'

export type ColumnKind = 'number' | 'boolean' | 'text'

/** A column of the table that a peer answers portfolios from. */
export interface LineColumn {
  readonly name: string
  readonly kind: ColumnKind
  /** True if the answer has it in `metainfo`, where keys without a value are left out. */
  readonly inMetainfo: boolean
}

export interface SelectedLineColumn extends Omit<LineColumn, 'kind'> {
  /** Reads the published wide table. */
  readonly select: string
}

/** Fields of an answer that are not stored: computed, asked for apart, or only of reports. */
const NOT_STORED = new Set([
  'portfolio_share_percent',
  'metainfo',
  'source',
  'report_item',
  'segment',
  'live_series',
  'report_date',
  'report_age_months',
])

const SELECTED: Readonly<Record<string, string>> = {
  confidential: 'nullif(confidential, false)',
  aggregated: 'nullif(confidential, false)',
  filed_value: 'CASE WHEN filed_value <> final_position_value THEN filed_value END',
}

/**
 * Lists the columns that somebody would store who wants to send the same JSON and nothing else: what is filled in an
 * answer is filled in the table.
 */
export function listLineColumns(): SelectedLineColumn[] {
  return [
    ...Object.entries(itemOutput.shape).map(([name, schema]) => describeColumn(name, schema, false)),
    ...Object.entries(metainfoOutput.shape).map(([name, schema]) => describeColumn(name, schema, true)),
  ].filter(({ name }) => !NOT_STORED.has(name))
}

function describeColumn(name: string, schema: z.ZodType, inMetainfo: boolean): SelectedLineColumn {
  const filledWith = findSelectedColumn(schema)?.filledWith ?? null
  const plain = SELECTED[name] ?? `"${name}"`
  const select = filledWith === null ? plain : `coalesce(${plain}, ${filledWith})`
  return { name, inMetainfo, select: `${select} AS "${name}"` }
}

/** Finds what JavaScript reads a column of this type of DuckDB as. */
export function findKind(type: string): ColumnKind {
  if (/^(DECIMAL|DOUBLE|FLOAT|U?(TINY|SMALL|BIG|HUGE)?INT)/.test(type)) return 'number'
  return type === 'BOOLEAN' ? 'boolean' : 'text'
}
