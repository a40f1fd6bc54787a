import type { Snapshot } from '../../api/endpoint.ts'
import type { SoughtNames } from './asset-names.ts'

const FIND_ASSET = new URL('find_asset.sql', import.meta.url)
const ASSET_BY_ID = new URL('asset_by_id.sql', import.meta.url)
const ASSET_ALIASES = new URL('asset_aliases.sql', import.meta.url)
const ALIASES = 'asset_alias'

/** Row of `find_asset.sql`. */
export interface KnownAsset {
  readonly asset_id: string
  readonly asset_kind: string
  readonly names: string
  readonly ticker: string | null
  readonly isin: string | null
  readonly maturity_date: string | null
}

/** Possible assets of names in any month or, if no line has any of the names, the asset that took their place. */
interface FoundRows {
  readonly rows: readonly KnownAsset[]
  readonly renamed: RenamedAsset | null
}

/** Finds the assets of any month with one of these names, following the changes of the rules after a version. */
export async function findAssetRows(
  snapshot: Snapshot,
  { ids, selic, isin }: SoughtNames,
  since: number,
): Promise<FoundRows> {
  const [id = '', ...more] = ids
  const isOneName = more.length === 0 && selic === null && isin === null
  const answer = isOneName ? snapshot.query(ASSET_BY_ID, { id }) : snapshot.query(FIND_ASSET, { ids, selic, isin })
  const rows = (await answer) as unknown as KnownAsset[]
  const named = rows
    .filter(({ asset_id }) => ids.includes(asset_id))
    .sort((a, b) => ids.indexOf(a.asset_id) - ids.indexOf(b.asset_id))
  // Only a Selic code, or an ISIN next to another code, can mean several assets.
  if (rows.length > 0) return { rows: named.length > 0 ? named.slice(0, 1) : rows, renamed: null }
  if (!snapshot.has(ALIASES)) return { rows, renamed: null }
  const aliases = (await snapshot.query(ASSET_ALIASES, { ids, since })) as unknown as RenamedAsset[]
  const [newest, other] = aliases.filter(({ rules_version }) => rules_version === aliases[0]?.rules_version)
  return { rows, renamed: newest === undefined || other !== undefined ? null : newest }
}

/** Finds the asset of any month with that name. */
export async function findAssetRow(snapshot: Snapshot, id: string): Promise<KnownAsset | undefined> {
  return ((await snapshot.query(ASSET_BY_ID, { id })) as unknown as KnownAsset[])[0]
}

/** Row of `asset_aliases.sql`: the name of an asset since the newest change of the rules. */
export interface RenamedAsset {
  readonly to_id: string
  readonly rules_version: number
}
