import type { Value } from '../../../../api/endpoint.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import type { NamelessPosition } from './position-names.ts'
import type { PartyType } from './party-type.ts'

/** Kind and resolution of the difference between opened quotas and the lines that they replace. */
export const RECONCILIATION = 'reconciliation'

interface Asking {
  readonly filing_group?: readonly string[] | undefined
  readonly type?: readonly string[] | undefined
}

export interface ChosenPositions extends Asking {
  readonly party_type: PartyType
  readonly cnpj: string
  readonly view: 'direct' | 'look_through'
  readonly group_by: 'asset' | 'fund'
  readonly asset_id?: string | undefined
  readonly kind?: string | undefined
  readonly resolution?: string | undefined
}

/** Row of the queries for positions. */
export interface PartyPositionRow {
  readonly value: ExactNumber
  readonly asset_id: string
  readonly kind: string
  readonly resolution: string
  readonly quantity: ExactNumber | null
  readonly class_count: Value
  readonly cnpj: string
}

/** Describes a row, with the address that explains it. */
export function describePosition(
  row: PartyPositionRow,
  share_percent: ExactNumber | null,
  chosen: ChosenPositions,
  asked: MarketRequest,
): NamelessPosition {
  return {
    value: row.value,
    asset_id: row.asset_id,
    name: '',
    kind: row.kind,
    resolution: row.resolution,
    quantity: row.quantity,
    share_percent,
    class_count: row.class_count,
    cnpj: row.cnpj,
    fund_name: '',
    explain: explain(row, chosen, asked),
  }
}

function explain(
  { asset_id, kind, resolution, cnpj: own }: PartyPositionRow,
  { party_type, cnpj, view, group_by, filing_group, type }: ChosenPositions,
  { reference_date: date }: MarketRequest,
): string {
  if (kind === RECONCILIATION) return ''
  if (group_by === 'fund') {
    const isLine = view === 'direct' && asset_id !== ''
    return isLine ? writeExplain(`/v1/fund/${own}/portfolio`, { date, asset: asset_id }) : ''
  }
  return writeExplain(`/v1/${party_type}/${cnpj}/positions`, {
    date,
    view,
    group_by: 'fund',
    asset_id: asset_id === '' ? null : asset_id,
    kind,
    resolution,
    filing_group: filing_group?.join(','),
    type: type?.join(','),
  })
}
