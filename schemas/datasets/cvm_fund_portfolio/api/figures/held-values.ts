import { ApiError } from '../../../../api/error.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { ExactNumber } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import type { AssetCode } from '../../../../fund/api/asset-code.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import { findIssuer } from '../issuers/find-issuer.ts'
import type { IssuerCode } from '../issuers/issuer-code.ts'
import { figureMessages } from './figure-messages.ts'

const OF_ASSET = new URL('asset_values.sql', import.meta.url)
const OF_ASSET_INDIRECT = new URL('asset_values_indirect.sql', import.meta.url)
const OF_ISSUER = new URL('issuer_values.sql', import.meta.url)
const LOOK_THROUGH = 'cvm_fund_look_through'

/** Values of the requested asset or issuer in classes, by their numbers; null without a request. */
interface HeldValues {
  readonly cnpjs: readonly string[] | null
  readonly values: readonly string[] | null
}

const NOT_ASKED: HeldValues = { cnpjs: null, values: null }
/** Values of no class, because a list to bind must not be empty. */
const NOBODY: HeldValues = { cnpjs: [''], values: ['0.00'] }

/** Reads the holdings of each class in an asset, by its own lines or also through funds. */
export async function readAssetValues(
  snapshot: Snapshot,
  code: AssetCode | undefined,
  month: Month,
  indirect: boolean,
): Promise<HeldValues> {
  if (code === undefined) return NOT_ASKED
  const { ids } = await findAsset(snapshot, code, month)
  if (indirect) requireLookThroughs(snapshot, month)
  return listValues(await snapshot.query(indirect ? OF_ASSET_INDIRECT : OF_ASSET, { ids }, [month]))
}

/** Reads the holdings of each class in an issuer, as a debtor. */
export async function readIssuerValues(
  snapshot: Snapshot,
  code: IssuerCode | undefined,
  month: Month,
  indirect: boolean,
): Promise<HeldValues> {
  if (code === undefined) return NOT_ASKED
  const { issuer_id } = await findIssuer(snapshot, code, month)
  if (indirect) requireLookThroughs(snapshot, month)
  return listValues(await snapshot.query(OF_ISSUER, { issuer_id, indirect }, [month]))
}

function requireLookThroughs(snapshot: Snapshot, month: Month): void {
  if (snapshot.monthsWith(LOOK_THROUGH).includes(month)) return
  throw new ApiError('not_found', figureMessages.noLookThroughs({ month }), { reason: 'look_through_not_compiled' })
}

function listValues(rows: readonly Row[]): HeldValues {
  const known = rows.flatMap(({ cnpj, value }): [string, string][] =>
    typeof cnpj === 'string' && value instanceof ExactNumber ? [[cnpj, value.text]] : [],
  )
  if (known.length === 0) return NOBODY
  return { cnpjs: known.map(([cnpj]) => cnpj), values: known.map(([, value]) => value) }
}
