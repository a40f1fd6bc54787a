import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'

const NAMES = new URL('position_names.sql', import.meta.url)

export interface NamelessPosition extends Row {
  readonly asset_id: string
  readonly cnpj: string
}

/** Adds the names of assets and classes to a page of positions. */
export async function addNames(
  snapshot: Snapshot,
  rows: readonly NamelessPosition[],
  { month }: MarketRequest,
): Promise<Row[]> {
  const [ids, cnpjs] = [rows.map(({ asset_id }) => asset_id), rows.map(({ cnpj }) => cnpj)].map((texts) => [
    ...new Set(texts),
  ])
  const found = rows.length === 0 ? [] : await snapshot.query(NAMES, { ids: ids ?? [], cnpjs: cnpjs ?? [] }, [month])
  const names = new Map(found.map(({ id, name }) => [id, name ?? '']))
  return rows.map((row) => ({ ...row, name: names.get(row.asset_id) ?? '', fund_name: names.get(row.cnpj) ?? '' }))
}
