import type { AssetCode } from './asset-code.ts'

/** Possible assets of the text of a code. */
export interface SoughtNames {
  readonly text: string
  /** Possible names with the text, the likeliest first. */
  readonly ids: readonly string[]
  /** True for an `asset_id`, which cannot be another name. */
  readonly isExact: boolean
  /** Beginning of the names of the bonds with a Selic code; null if the text is not one. */
  readonly selic: string | null
  readonly isin: string | null
}

export function seekNames(text: string): SoughtNames {
  const isExact = /^[a-z0-9]+:/.test(text)
  const ids = isExact ? [text] : listNames(text)
  return { text, ids, isExact, selic: selicPrefix(text), isin: findIsin(text) }
}

function listNames(text: string): string[] {
  const [ticker = '', market = 'US'] = text.replace('/', '.').split(' ')
  const [, contract, series] = /^([A-Z][A-Z0-9]{2})F?([FGHJKMNQUVXZ][0-9]{2})$/.exec(text) ?? []
  const future = contract === undefined || series === undefined ? [] : [`b3f:${contract}:${series}`]
  return [`b3:${text}`, `isin:${text}`, `cetip:${text}`, ...future, `crypto:${text}`, `x:${ticker}:${market}`]
}

function findIsin(text: string): string | null {
  const bare = text.replace(/^isin:/, '')
  return /^[A-Z]{2}[A-Z0-9]{10}$/.test(bare) ? bare : null
}

function selicPrefix(text: string): string | null {
  const [, digits] = /^(?:selic:)?(\d{6}):?$/.exec(text) ?? []
  return digits === undefined ? null : `selic:${digits}:`
}

const FUND_ID = /^fund:([^:]+)(?::(.+))?$/

export function readAssetId(asset_id: string): AssetCode {
  const [, cnpj, subclass = null] = FUND_ID.exec(asset_id) ?? []
  return cnpj === undefined ? { kind: 'code', text: asset_id } : { kind: 'fund', cnpj, subclass }
}
