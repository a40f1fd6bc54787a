import type { Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import { unknownCode } from '../../../../api/request-errors.ts'
import type { Month } from '../../../../core/month.ts'
import type { IssuerCode } from './issuer-code.ts'
import { issuerMessages } from './issuer-messages.ts'

const BY_ROOT = new URL('issuer_by_root.sql', import.meta.url)
const BY_ROOTS = new URL('issuers_by_roots.sql', import.meta.url)
const FIND_ISSUER = new URL('find_issuer.sql', import.meta.url)
const NEAREST = new URL('nearest_issuers.sql', import.meta.url)
const LEAF_ISSUER = 'cvm_leaf_issuer'

/** Row of `issuer`. */
export interface FoundIssuer {
  readonly issuer_id: string
  readonly cnpj: string | null
  readonly name: string | null
  readonly names: string | null
  readonly tickers: string | null
  readonly letters: string | null
  readonly is_securitiser: boolean
  readonly first_month: Month
  readonly last_month: Month
}

/** Finds the issuer of a code. Throws a 404 with the nearest codes, and a 409 if several issuers have the code. */
export async function findIssuer(snapshot: Snapshot, asked: IssuerCode, month: Month): Promise<FoundIssuer> {
  requireIssuers(snapshot, month)
  const { root, code } = asked
  // A root is the closest match; other codes are looked for among all assets.
  const [ofRoot] = (await snapshot.query(BY_ROOT, { root })) as unknown as FoundIssuer[]
  if (ofRoot !== undefined) return ofRoot
  const [found, other] = (await snapshot.query(FIND_ISSUER, { root, code }, [month])) as unknown as FoundIssuer[]
  if (found === undefined) {
    const near = await snapshot.query(NEAREST, { code })
    const codes = near.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
    throw unknownCode('issuer', code, codes, issuerMessages.searchIssuers)
  }
  if (other !== undefined) {
    const reason = 'several_issuers'
    throw new ApiError('conflict', issuerMessages.severalIssuers({ code }), {
      reason,
      issuers: [found.issuer_id, other.issuer_id],
    })
  }
  return found
}

/** Reads the issuers with lines among some roots, in the order of the roots after the one that comes first. */
export async function readIssuers(
  snapshot: Snapshot,
  roots: readonly string[],
  first: string,
): Promise<readonly FoundIssuer[]> {
  if (!snapshot.has('issuer')) return []
  const found = (await snapshot.query(BY_ROOTS, { roots })) as unknown as FoundIssuer[]
  return [first, ...roots].flatMap((root) => found.find(({ issuer_id }) => issuer_id === root) ?? [])
}

/** Throws a 404 if the month was compiled without the issuers of its lines. */
export function requireIssuers(snapshot: Snapshot, month: Month): void {
  if (snapshot.has('issuer') && snapshot.monthsWith(LEAF_ISSUER).includes(month)) return
  throw new ApiError('not_found', issuerMessages.issuersNotCompiled({ snapshot: snapshot.id, month }), {
    reason: 'issuers_not_compiled',
  })
}
