import { z } from 'zod'
import type { Identified } from '../../../fund/api/identified-count.ts'
import type { FoundAsset } from '../../../fund/api/found-asset.ts'
import { RECONCILIATION } from '../../../fund/api/look-through/aggregate.ts'
import type { Row, Value } from '../../../api/endpoint.ts'
import { described, field, filledField } from '../../../api/output.ts'
import { portfolioColumns as columns } from '../columns.ts'
import type { HeldLine } from './lines/packed-line.ts'
import type { MonthNames } from './month-names.ts'

/** Facts that can join several names of a paper into one group. */
const GROUP_RULES = ['paper_price', 'paper_terms', 'paper_kept'] as const

const groupBasis = described(
  z.enum(['', ...GROUP_RULES]),
  'What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.',
  'VARCHAR',
)

const groupFields = {
  asset_group_id: described(
    z.string().nullable(),
    'Name that the lines of the row are added up by: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is.',
    'VARCHAR',
  ),
  asset_group_basis: groupBasis,
}

/** Same fields as `groupFields`, for the requested asset. */
export const foundGroupFields = {
  asset_group_id: described(
    z.string(),
    'Name that its lines are added up by in the month: that of the group where papers are joined because others of the month show that they are one, else `asset_id`.',
    'VARCHAR',
  ),
  asset_group_basis: groupBasis,
}

export function describeGroup({ groupId, groupBasis: asset_group_basis }: Pick<FoundAsset, 'groupId' | 'groupBasis'>) {
  return { asset_group_id: groupId, asset_group_basis }
}

export const assetFields = {
  asset_id: described(
    z.string().nullable(),
    'Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name is a row of its own.',
    'VARCHAR',
  ),
  asset_kind: described(
    z.string(),
    `Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; ${RECONCILIATION} for what expanded lines leave.`,
    'VARCHAR',
  ),
  asset_id_basis: filledField({
    ...columns.asset_id_basis,
    description:
      'filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund is derived.',
  }),
  asset_id_rule: filledField({
    ...columns.asset_id_rule,
    description:
      'Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another one; "" without a name.',
  }),
  ...groupFields,
  position: filledField({
    ...columns.position,
    description:
      'How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row.',
  }),
  collateral_asset_id: field(columns.collateral_asset_id),
  application_type: filledField(columns.application_type),
  asset_type: filledField(columns.asset_type),
  name: described(
    z.string(),
    'Name or description of the asset; "" where none is filed, and for cash, payables and receivables.',
    'VARCHAR',
  ),
}

/** Kinds of lines that are added up without a name. */
const ADDED_UP: readonly Value[] = ['cash', 'payable', 'receivable']

/** Describes an asset by its largest line, under its name in the month; the remainder of expanded lines has no line. */
export function describeAsset(line: HeldLine | null, names: Pick<MonthNames, 'linked' | 'groups'>): Row {
  const metainfo = line?.metainfo ?? {}
  const named = describeName(metainfo, names)
  const kind = line === null ? RECONCILIATION : named.asset_kind
  return {
    ...named,
    asset_kind: kind,
    position: textOrEmpty(metainfo['position']),
    collateral_asset_id: metainfo['collateral_asset_id'] ?? null,
    application_type: textOrEmpty(line?.['application_type']),
    asset_type: textOrEmpty(line?.['asset_type']),
    name: ADDED_UP.includes(kind) ? '' : nameAsset(metainfo),
  }
}

/** Takes the name from the line or from its links, and adds the group of the name. */
function describeName(metainfo: Row, { linked, groups }: Pick<MonthNames, 'linked' | 'groups'>) {
  const own = {
    asset_id: metainfo['asset_id'] ?? null,
    asset_kind: textOrEmpty(metainfo['asset_kind']),
    asset_id_basis: textOrEmpty(metainfo['asset_id_basis']),
    asset_id_rule: textOrEmpty(metainfo['asset_id_rule']),
  }
  const name = linked.get(textOrEmpty(own.asset_id))
  const asset_group_id = name?.asset_id ?? own.asset_id
  const group = { asset_group_id, asset_group_basis: groups.get(textOrEmpty(asset_group_id)) ?? '' }
  if (name === undefined || group.asset_group_basis !== '') return { ...own, ...group }
  const { asset_id, asset_kind, isDerived } = name
  const asset_id_basis = isDerived ? 'derived' : own.asset_id_basis
  return { asset_id, asset_kind, asset_id_basis, asset_id_rule: 'link', ...group }
}

/** Drops the fields about a single line if lines are added up without a name. */
export function keepCommonMetainfo(metainfo: Row): Row {
  const { block, category, is_investment, asset_kind } = metainfo
  return ADDED_UP.includes(asset_kind ?? null)
    ? {
        block: block ?? '',
        category: category ?? '',
        is_investment: is_investment ?? false,
        asset_kind: asset_kind ?? '',
      }
    : metainfo
}

/** Fields that can name an asset, the most specific first. */
const NAMES = [
  'fund_name',
  'asset_description',
  'foreign_description',
  'swap_description',
  'bond_type',
  'issuer_name',
] as const

function nameAsset(metainfo: Row): string {
  const name = NAMES.map((each) => metainfo[each]).find((each) => typeof each === 'string')
  return name ?? ''
}

function textOrEmpty(value: Value | undefined): string {
  return typeof value === 'string' ? value : ''
}

const percent = (description: string) => described(z.number().nullable(), description, 'DECIMAL(28,6)')

export const identifiedFields = {
  identified_percent: percent(
    '100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived name that may mean several assets, because its prices differ too much, names none; null where none should.',
  ),
  derived_percent: percent('The part of it whose names were put together from other columns, of the same whole.'),
  no_asset_percent: percent(
    '100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷ Σ|value| of all lines; null without value.',
  ),
}

export function describeIdentified({ identifiedPercent, derivedPercent, noAssetPercent }: Identified): Row {
  return {
    identified_percent: identifiedPercent,
    derived_percent: derivedPercent,
    no_asset_percent: noAssetPercent,
  }
}
