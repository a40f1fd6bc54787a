import type { Snapshot, Value } from '../../../../api/endpoint.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import { previousMonth } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { ISSUED_KINDS, TREASURY } from '../../issued-kinds.ts'
import { type AskedClasses, type AskedMonth, askMonth, asksAllClasses } from '../market/kit/asked-month.ts'
import { judgeKinds, type Knowledge } from '../market/kit/knowledge.ts'
import { requireIssuers } from './find-issuer.ts'

const SUMS = new URL('issuer_sums.sql', import.meta.url)
const SUMS_OF_CLASSES = new URL('issuer_sums_of_classes.sql', import.meta.url)
const ISSUER_MONTH = 'cvm_issuer_month'
const OF_COMPANIES = ISSUED_KINDS.filter((kind) => kind !== 'government_bond')

/** The kind of a sum over all kinds that are asked. */
export const EVERY_KIND = 'all'

/** What classes have of an issuer by their own lines, in a role and kind. */
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

/** The sums that are asked: of one issuer or of all, in one role or each, of some kinds or of all. */
export interface AskedSums {
  readonly roots?: readonly string[]
  /** The issuer that a company is added up under, by its root. */
  readonly leads?: ReadonlyMap<string, string>
  readonly role?: string
  readonly kinds?: readonly string[] | undefined
}

/** Reads the sums of issuers over the asked classes: those over all classes are there already. */
export async function readIssuerSums(
  snapshot: Snapshot,
  asked: AskedMonth,
  { roots, leads = NO_LEADS, role, kinds }: AskedSums,
): Promise<readonly IssuerSum[]> {
  requireIssuers(snapshot, asked.month)
  const [kind = null, ...more] = kinds ?? []
  const [issuer_id = null, ...others] = roots ?? []
  const isThere = asksAllClasses(asked) && more.length === 0 && others.length === 0 && leads.size === 0
  const ofClasses = { issuer_ids: roots ?? null, ...bindLeads(leads), kinds: kinds ?? null, ...asked.classes }
  const rows = isThere
    ? await snapshot.query(SUMS, { issuer_id, role: role ?? null, kind }, [asked.month])
    : await snapshot.query(SUMS_OF_CLASSES, { ...ofClasses, role: role ?? null }, [asked.month])
  const sums = rows as unknown as IssuerSum[]
  // The only kind that is asked is all that are.
  return isThere && kind !== null ? sums.flatMap((sum) => [sum, { ...sum, kind: EVERY_KIND }]) : sums
}

const NO_LEADS: ReadonlyMap<string, string> = new Map()

/** The bindings of companies that are added up under others. */
export function bindLeads(leads: ReadonlyMap<string, string>) {
  return leads.size === 0 ? { roots: null, leads: null } : { roots: [...leads.keys()], leads: [...leads.values()] }
}

/** Judges what a month can say of an issuer: the treasury has bonds, and a company everything else. */
export function judgeIssuer(asked: AskedMonth, issuer_id: string, kinds?: readonly string[]): Knowledge {
  const own: readonly string[] = issuer_id === TREASURY ? ['government_bond'] : OF_COMPANIES
  return judgeKinds(asked, kinds === undefined ? own : own.filter((kind) => kinds.includes(kind)))
}

/** The month before, as the same request asks for it; null where the snapshot has no issuers of it. */
export function askMonthBefore(snapshot: Snapshot, { month }: AskedMonth, asked: AskedClasses): AskedMonth | null {
  const before = previousMonth(month)
  const isThere = snapshot.months(PORTFOLIO).includes(before) && snapshot.monthsWith(ISSUER_MONTH).includes(before)
  return isThere ? askMonth(snapshot, before, asked) : null
}
