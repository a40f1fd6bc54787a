import { z } from 'zod'
import { columnFields, described, field, filledField } from '../../../../api/output.ts'
import { registerTerms } from '../../../../fund/api/register-terms.ts'
import { foundGroupFields } from '../asset-output.ts'
import { ASSET_KINDS } from '../../asset-kinds.ts'
import { assetColumns, assetLinkColumns } from '../../asset-columns.ts'

/** Kinds in lists of assets; `unknown` is the kind of a quoted ticker that no line names. */
export const LISTED_KINDS = [...ASSET_KINDS, 'unknown'] as const

const identity = {
  asset_id: field(assetColumns.asset_id),
  kind: field(assetColumns.asset_kind),
  name: described(
    z.string(),
    'Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due, such as NTN-B 2035-05.',
    'VARCHAR',
  ),
  ticker: filledField(assetColumns.ticker),
  isin: filledField(assetColumns.isin),
  cnpj: filledField(assetColumns.issuer_cnpj),
  maturity_date: field(assetColumns.maturity_date),
}

const held = {
  holders: described(
    z.int().nullable(),
    'Classes with a line of it in the month, whichever way they hold it; null where the month lacks a member that can have lines of its kind, so that it is not known.',
    'BIGINT',
  ),
  value: described(
    z.number().nullable(),
    'Signed sum of the values of these lines, BRL; borrowed shares are negative. Null where `holders` is.',
    'DECIMAL(24,2)',
  ),
}

const seen = {
  seen_holders: described(
    z.int(),
    'Classes with such a line in the members that are there: at least so many.',
    'BIGINT',
  ),
  seen_value: described(z.number(), 'Signed sum of these lines, BRL.', 'DECIMAL(24,2)'),
  missing_members: described(
    z.string(),
    'Members that can have lines of its kind and are absent from the month or thin, separated by commas: the reason of a null; "" where none is.',
    'VARCHAR',
  ),
}

const termsOfPaper = described(
  registerTerms.nullable(),
  'What the register of debentures has about the paper; null where it has none, or nothing leads to one for certain. Only with include=terms.',
).optional()

/** Row of `/v1/assets`. */
export const listedAsset = z
  .strictObject({
    ...identity,
    ...held,
    ...columnFields(assetColumns, ['first_month', 'last_month']),
    ...seen,
    terms: termsOfPaper,
  })
  .meta({ id: 'ListedAsset', description: 'An asset in a list, under the name that it goes by in the month.' })

const names = described(
  z.array(described(z.string(), 'A name.', 'VARCHAR')),
  'Names that lines have, the newest first; at most ten.',
)

const filedName = z
  .strictObject({
    asset_id: field(assetColumns.asset_id),
    kind: field(assetColumns.asset_kind),
    names,
    ...columnFields(assetColumns, ['first_month', 'last_month', 'first_quoted', 'last_quoted']),
  })
  .meta({ id: 'FiledAssetName', description: 'A name under which lines file an asset.' })

const link = z
  .strictObject(columnFields(assetLinkColumns, ['from_id', 'to_id', 'valid_from', 'valid_to', 'rule', 'source']))
  .meta({ id: 'AssetLink', description: 'A link between two names of one asset, and the days for which it holds.' })

const tickerOutput = z
  .strictObject({
    ticker: described(z.string(), 'A ticker.', 'VARCHAR'),
    first_day: described(z.iso.date(), 'First day on which quotes, or lines, have it for the asset.', 'DATE'),
    last_day: described(z.iso.date(), 'Last day on which they have.', 'DATE'),
  })
  .meta({ id: 'AssetTicker', description: 'A ticker of an asset, and its days.' })

/** `data` of `/v1/asset/{code}`. */
export const assetOutput = z
  .strictObject({
    ...identity,
    ...foundGroupFields,
    selic_code: filledField(assetColumns.selic_code),
    ...columnFields(assetColumns, ['first_month', 'last_month', 'first_quoted', 'last_quoted']),
    names,
    tickers: described(
      z.array(tickerOutput),
      'The tickers that quotes and links have for it, the newest first, each with its days.',
    ),
    filed_as: described(
      z.array(filedName),
      'The names that lines of the month can give it, each with what is filed under it.',
    ),
    links: described(z.array(link), 'The links that begin or end at one of these names, at any time.'),
    ...held,
    ...seen,
    holders_path: described(z.string(), 'Address that lists the holders in the month.', 'VARCHAR'),
    terms: termsOfPaper,
  })
  .meta({
    id: 'Asset',
    description: 'An asset: what it is, under which names it was filed, and how much of it is held.',
  })
