import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import { unknownCode } from '../../../../api/request-errors.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import { type Month, previousMonth } from '../../../../core/month.ts'
import { type ClassFilter, type MarketRequest, requestMonth, coversAllClasses } from '../market/kit/market-request.ts'
import { partyMessages } from './party-messages.ts'
import type { PartyType } from './party-type.ts'

const SUMS = new URL('party_sums.sql', import.meta.url)
const MONTHS = new URL('party_month.sql', import.meta.url)
const EVER = new URL('party_ever.sql', import.meta.url)
const PARTY_MONTH = 'cvm_party_month'

/** Sums of a party in a month, over the requested classes. */
export interface PartySum extends Row {
  readonly party_cnpj: string
  readonly name: string
  readonly party_basis: string
  readonly class_count: number
  readonly line_class_count: number
  readonly nav_value: ExactNumber | null
  readonly internal_value: ExactNumber | null
  readonly net_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber | null
  readonly direct_value: ExactNumber | null
  readonly net_flow_value: ExactNumber | null
  readonly netting_complete: boolean
  readonly is_partial: boolean
  readonly missing_members: string
}

/** Reads the sums of one party or of all; the sums over all classes are in a table. */
export async function readPartySums(
  snapshot: Snapshot,
  asked: MarketRequest,
  type: PartyType,
  party: string | null = null,
): Promise<readonly PartySum[]> {
  requireParties(snapshot, asked.month)
  const bindings = { party_type: type, party }
  const rows = coversAllClasses(asked)
    ? await snapshot.query(MONTHS, bindings, [asked.month])
    : await snapshot.query(SUMS, { ...bindings, ...asked.classes }, [asked.month])
  return rows as unknown as PartySum[]
}

/** Reads the sums of a party in some months over the requested classes, the oldest first. */
export async function readPartyMonths(
  snapshot: Snapshot,
  type: PartyType,
  party: string,
  months: readonly Month[],
  asked: ClassFilter = {},
): Promise<readonly (PartySum & { readonly competence_month: Month })[]> {
  const there = months.filter((month) => hasParties(snapshot, month))
  if (there.length === 0) return []
  if (asked.filing_group !== undefined || asked.type !== undefined) {
    const sums = []
    for (const month of [...there].sort()) {
      const ofMonth = await readPartySums(snapshot, requestMonth(snapshot, month, asked), type, party)
      sums.push(...ofMonth.map((sum) => ({ ...sum, competence_month: month })))
    }
    return sums
  }
  return (await snapshot.query(MONTHS, { party_type: type, party }, there)) as unknown as (PartySum & {
    competence_month: Month
  })[]
}

/** Makes the same request for the month before; null if the snapshot has no parties of it. */
export function requestPartiesBefore(
  snapshot: Snapshot,
  { month }: MarketRequest,
  asked: ClassFilter,
): MarketRequest | null {
  const before = previousMonth(month)
  return hasParties(snapshot, before) ? requestMonth(snapshot, before, asked) : null
}

/** Throws a 404 with the nearest parties if no class of any month has the party. */
export async function requireParty(snapshot: Snapshot, type: PartyType, cnpj: string): Promise<void> {
  const months = snapshot.monthsWith(PARTY_MONTH)
  const rows = months.length === 0 ? [] : await snapshot.query(EVER, { party_type: type, party: cnpj }, months)
  if (rows.some(({ party_cnpj }) => party_cnpj === cnpj)) return
  const near = rows.flatMap(({ party_cnpj }) => (typeof party_cnpj === 'string' ? party_cnpj : []))
  throw unknownCode(type, cnpj, near, partyMessages.searchParties({ list: `/v1/${type}s` }))
}

/** Throws a 404 if the month was compiled without the parties of its classes. */
export function requireParties(snapshot: Snapshot, month: Month): void {
  if (hasParties(snapshot, month)) return
  throw new ApiError('not_found', partyMessages.partiesNotCompiled({ snapshot: snapshot.id, month }), {
    reason: 'parties_not_compiled',
  })
}

function hasParties(snapshot: Snapshot, month: Month): boolean {
  return snapshot.monthsWith(PARTY_MONTH).includes(month)
}
