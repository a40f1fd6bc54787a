import type { Snapshot, Value } from '../../../../api/endpoint.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import { previousMonth } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { ISSUED_KINDS, TREASURY } from '../../issued-kinds.ts'
import { type ClassFilter, type MarketRequest, requestMonth, coversAllClasses } from '../market/kit/market-request.ts'
import { judgeKinds, type Knowledge } from '../market/kit/knowledge.ts'
import { requireIssuers } from './find-issuer.ts'

const SUMS = new URL('issuer_sums.sql', import.meta.url)
const SUMS_OF_CLASSES = new URL('issuer_sums_of_classes.sql', import.meta.url)
const ISSUER_MONTH = 'cvm_issuer_month'
const OF_COMPANIES = ISSUED_KINDS.filter((kind) => kind !== 'government_bond')

/** Kind of the sums over all requested kinds. */
export const EVERY_KIND = 'all'

/** Values of an issuer in classes by their own lines, in a role and kind. */
export interface IssuerSum {
  readonly issuer_id: string
  readonly role: string
  readonly kind: string
  readonly direct_value: ExactNumber
  readonly short_value: ExactNumber
  readonly class_count: Value
  readonly line_count: Value
  readonly manager_count: Value
}

/** Requested sums: of one issuer or all, in one role or each, of some kinds or all. */
export interface SumsRequest {
  readonly roots?: readonly string[]
  /** Maps the root of a company to the issuer under which it is added up. */
  readonly leads?: ReadonlyMap<string, string>
  readonly role?: string
  readonly kinds?: readonly string[] | undefined
}

/** Reads the sums of issuers over the requested classes; the sums over all classes are in a table. */
export async function readIssuerSums(
  snapshot: Snapshot,
  asked: MarketRequest,
  { roots, leads = NO_LEADS, role, kinds }: SumsRequest,
): Promise<readonly IssuerSum[]> {
  requireIssuers(snapshot, asked.month)
  const [kind = null] = kinds ?? []
  const isThere = coversAllClasses(asked) && asksOne({ roots, kinds, leads })
  const rows = isThere
    ? await snapshot.query(SUMS, { issuer_id: roots?.[0] ?? null, role: role ?? null, kind }, [asked.month])
    : await snapshot.query(SUMS_OF_CLASSES, { ...bindSums({ roots, leads, role, kinds }), ...asked.classes }, [
        asked.month,
      ])
  const sums = rows as unknown as IssuerSum[]
  // With a single kind, the sum over all of them is the same.
  return isThere && kind !== null ? sums.flatMap((sum) => [sum, { ...sum, kind: EVERY_KIND }]) : sums
}

interface LedSums {
  readonly roots: readonly string[] | undefined
  readonly leads: ReadonlyMap<string, string>
  readonly role?: string | undefined
  readonly kinds: readonly string[] | undefined
}

const NO_LEADS: ReadonlyMap<string, string> = new Map()

/** True if the sums are of one company and one kind. */
function asksOne({ roots, kinds, leads }: LedSums) {
  return (kinds?.length ?? 1) <= 1 && (roots?.length ?? 1) <= 1 && leads.size === 0
}

function bindSums({ roots, kinds, leads, role }: LedSums) {
  return { issuer_ids: roots ?? null, ...bindLeads(leads), kinds: kinds ?? null, role: role ?? null }
}

/** Binds the companies that are added up under others. */
export function bindLeads(leads: ReadonlyMap<string, string>) {
  return leads.size === 0 ? { roots: null, leads: null } : { roots: [...leads.keys()], leads: [...leads.values()] }
}

/** Judges what is known about an issuer in a month: the treasury has bonds, and a company everything else. */
export function judgeIssuer(asked: MarketRequest, issuer_id: string, kinds?: readonly string[]): Knowledge {
  const own: readonly string[] = issuer_id === TREASURY ? ['government_bond'] : OF_COMPANIES
  return judgeKinds(asked, kinds === undefined ? own : own.filter((kind) => kinds.includes(kind)))
}

/** Makes the same request for the month before; null if the snapshot has no issuers of it. */
export function requestMonthBefore(
  snapshot: Snapshot,
  { month }: MarketRequest,
  asked: ClassFilter,
): MarketRequest | null {
  const before = previousMonth(month)
  const isThere = snapshot.months(PORTFOLIO).includes(before) && snapshot.monthsWith(ISSUER_MONTH).includes(before)
  return isThere ? requestMonth(snapshot, before, asked) : null
}
