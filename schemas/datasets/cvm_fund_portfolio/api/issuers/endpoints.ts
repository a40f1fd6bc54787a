import type { Endpoint } from '../../../../api/endpoint.ts'
import { companyHolders } from './company-holders.ts'
import { companyShares } from './company-shares.ts'
import { issuerHistory } from './issuer-history.ts'
import { issuerHolders } from './issuer-holders.ts'
import { issuerLines } from './issuer-lines.ts'
import { issuerMoves } from './issuer-moves.ts'
import { issuer } from './issuer.ts'
import { issuers } from './issuers.ts'

/** Endpoints about issuers and their papers in funds. */
export const issuerEndpoints: readonly Endpoint[] = [
  issuers,
  issuer,
  issuerHolders,
  issuerHistory,
  issuerLines,
  issuerMoves,
  companyHolders,
  companyShares,
]
