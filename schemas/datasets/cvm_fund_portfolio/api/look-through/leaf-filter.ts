import type { Snapshot } from '../../../../api/endpoint.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import type { Month } from '../../../../core/month.ts'
import { type AssetCode, assetCodeInput, writeAssetCode } from '../../../../fund/api/asset-code.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import { bindIssuers, findRequestedIssuer, GROUPING_INPUT, type CompanyGrouping } from '../issuers/grouping.ts'
import { type IssuerCode, issuerCodeInput } from '../issuers/issuer-code.ts'
import { issuerMessages } from '../issuers/issuer-messages.ts'
import { kindInput, ROLE_INPUT } from '../issuers/roles.ts'
import type { HeldLine } from '../lines/packed-line.ts'

const LEAVES_OF_ISSUER = new URL('leaves_of_issuer.sql', import.meta.url)

/** Names of requested leaves, before and after links. */
export type LeafFilter = ReadonlySet<string>

/** Parameters that choose leaves of a look-through. Its totals and coverage still count all leaves. */
export const leafFilterInput = {
  issuer: issuerCodeInput
    .meta({
      description:
        'Only leaves of this issuer, as in `/v1/issuer/{id}`: the root of its CNPJ, its CNPJ, a ticker, an ISIN, or treasury. With view=aggregate their `value` adds up, but for rounding, to the total_value of the fund in its list of holders.',
    })
    .optional(),
  role: ROLE_INPUT.optional(),
  kind: kindInput,
  grouping: GROUPING_INPUT.optional(),
  asset: valueListInput(
    assetCodeInput.meta({ description: 'Only leaves of this asset: a code as in `/v1/asset/{code}`.' }),
    writeAssetCode,
  ).optional(),
}

interface Asked {
  readonly issuer?: IssuerCode | undefined
  readonly role?: string | undefined
  readonly kind?: readonly string[] | undefined
  readonly grouping?: CompanyGrouping | undefined
  readonly asset?: readonly AssetCode[] | undefined
}

/** True if the parameters about an issuer come with an issuer. */
export function namesIssuer({ issuer, role, kind, grouping }: Asked): boolean {
  return issuer !== undefined || (role ?? kind ?? grouping) === undefined
}

export const NO_ISSUER = { error: issueText(issuerMessages.onlyWithIssuer), path: ['issuer'] }

/** Reads the names of the requested leaves in a month; null for all. */
export async function readLeafFilter(
  snapshot: Snapshot,
  month: Month,
  { issuer, role = 'issuer', kind, grouping = 'root', asset }: Asked,
): Promise<LeafFilter | null> {
  const ofIssuer = issuer && (await readLeavesOfIssuer(snapshot, month, { code: issuer, role, kinds: kind, grouping }))
  const ofAssets = asset && (await readLeavesOfAssets(snapshot, month, asset))
  if (ofIssuer === undefined || ofAssets === undefined) return ofIssuer ?? ofAssets ?? null
  return new Set([...ofIssuer].filter((leaf) => ofAssets.has(leaf)))
}

interface IssuerLeaves {
  readonly code: IssuerCode
  readonly role: string
  readonly kinds: readonly string[] | undefined
  readonly grouping: CompanyGrouping
}

async function readLeavesOfIssuer(
  snapshot: Snapshot,
  month: Month,
  { code, role, kinds, grouping }: IssuerLeaves,
): Promise<LeafFilter> {
  const { roots } = await findRequestedIssuer(snapshot, code, month, grouping)
  const rows = await snapshot.query(LEAVES_OF_ISSUER, { ...bindIssuers(roots), role, kinds: kinds ?? null }, [month])
  return new Set(rows.flatMap(({ leaf_key }) => (typeof leaf_key === 'string' ? leaf_key : [])))
}

async function readLeavesOfAssets(snapshot: Snapshot, month: Month, assets: readonly AssetCode[]): Promise<LeafFilter> {
  const found = await Promise.all(assets.map((asset) => findAsset(snapshot, asset, month)))
  return new Set(found.flatMap(({ asset_id, groupId, ids }) => [asset_id, groupId, ...ids]))
}

/** Names the leaf of a line, before links. */
export function nameLeaf({ cnpj, id, metainfo }: HeldLine, month: Month): string {
  const { asset_id } = metainfo
  return typeof asset_id === 'string' ? asset_id : `line ${month} ${cnpj} ${id}`
}
