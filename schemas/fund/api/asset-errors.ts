import type { Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { unknownCode } from '../../api/request-errors.ts'
import type { Month } from '../../core/month.ts'
import type { AssetCode } from './asset-code.ts'
import type { KnownAsset } from './asset-rows.ts'
import { fundMessages } from './fund-messages.ts'

const ISSUED_LINES = new URL('issued_lines.sql', import.meta.url)
const NEAREST = new URL('nearest_assets.sql', import.meta.url)

/** Makes a 404 for an unknown code, with an issuer of that number, or with the most similar codes. */
export async function assetNotFound(snapshot: Snapshot, code: AssetCode, month: Month): Promise<ApiError> {
  if (code.kind === 'fund') {
    const [issued] = (await snapshot.query(ISSUED_LINES, { cnpj: code.cnpj }, [month])) as unknown as {
      readonly lines: number
      readonly funds: number
    }[]
    if (issued !== undefined && issued.lines > 0) {
      const details = { reason: 'asset_not_found', issuer: { cnpj: code.cnpj, ...issued } }
      return new ApiError('not_found', fundMessages.issuerOfLines({ cnpj: code.cnpj, month, ...issued }), details)
    }
  }
  const text = code.kind === 'fund' ? code.cnpj : code.text
  const near = await snapshot.query(NEAREST, { code: text.replace(/^[a-z0-9]+:/, '') })
  const names = near.flatMap(({ code: name }) => (typeof name === 'string' ? name : []))
  return unknownCode('asset', text, names, fundMessages.searchAssets)
}

/** Most assets listed in an error, which also has the number of all. */
const MOST_ASSETS = 50

export function severalAssets(code: string, rows: readonly KnownAsset[]): ApiError {
  return new ApiError('conflict', fundMessages.severalAssets({ code, count: rows.length }), {
    reason: 'several_assets',
    assets: rows.slice(0, MOST_ASSETS).map(({ asset_id, asset_kind, names, maturity_date }) => ({
      asset_id,
      asset_kind,
      name: names.split(';')[0] ?? '',
      maturity_date,
    })),
  })
}
