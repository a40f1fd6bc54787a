import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import { choiceInput } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { type IssuerGroup, listGroupsOn } from '../../../../api/issuer-groups.ts'
import { described } from '../../../../api/output.ts'
import type { Month } from '../../../../core/month.ts'
import { findIssuer, type FoundIssuer, readIssuers } from './find-issuer.ts'
import type { IssuerCode } from './issuer-code.ts'
import { issuerMessages } from './issuer-messages.ts'

const GROUPINGS = ['root', 'group'] as const
export type CompanyGrouping = (typeof GROUPINGS)[number]
export const GROUPING_INPUT = choiceInput(
  GROUPINGS,
  'root: each company by itself, as no source says who controls whom; or group: the companies together that are one group on the last day of the month by a file of the operator. A server without such a file answers 404.',
)

export const groupFields = {
  group: described(
    z.string(),
    'Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group.',
    'VARCHAR',
  ).optional(),
  group_members: described(
    z.string(),
    'Roots of the companies that are added up, with commas between them. With grouping=group.',
    'VARCHAR',
  ).optional(),
  group_source: described(
    z.string(),
    'Where the operator knows the group from, by its file; "" where there is none. With grouping=group.',
    'VARCHAR',
  ).optional(),
}

export const groupingField = described(
  z.enum(GROUPINGS),
  'What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of the operator as well.',
  'VARCHAR',
)

const GROUP_COLUMNS: readonly string[] = Object.keys(groupFields)

/** Lists the columns that rows have only if groups are requested. */
export function absentCompanyColumns({ grouping }: { readonly grouping: CompanyGrouping }): readonly string[] {
  return grouping === 'group' ? [] : GROUP_COLUMNS
}

/** Refuses to sort by a column that rows have only if groups are requested. */
export const sortedByShownColumn = { error: issueText(issuerMessages.onlyOfGroups), path: ['sort_by'] }

/** Companies of an answer: one, or all of its group. */
export interface RequestedIssuer {
  readonly found: FoundIssuer
  readonly roots: readonly string[]
  readonly group: IssuerGroup | null
}

/** Finds the issuer of a code and, for groups, the companies of its group at the end of a month. */
export async function findRequestedIssuer(
  snapshot: Snapshot,
  code: IssuerCode,
  month: Month,
  grouping: CompanyGrouping,
): Promise<RequestedIssuer> {
  if (grouping === 'root') return alone(await findIssuer(snapshot, code, month))
  const groups = readGroups(snapshot, month)
  const named = groups.find(({ roots }) => roots.includes(code.root))
  // A holding company may have no issues of its own.
  const [first] = named === undefined ? [] : await readIssuers(snapshot, named.roots, code.root)
  const found = first ?? (await findIssuer(snapshot, code, month))
  const group = named ?? groups.find(({ roots }) => roots.includes(found.issuer_id))
  return group === undefined ? alone(found) : { found, roots: group.roots, group }
}

/** Finds the issuer's group at the end of another month, because groups can change. */
export function regroup(
  snapshot: Snapshot,
  { found }: RequestedIssuer,
  month: Month,
  grouping: CompanyGrouping,
): RequestedIssuer {
  const groups = grouping === 'root' ? [] : readGroups(snapshot, month)
  const group = groups.find(({ roots }) => roots.includes(found.issuer_id))
  return group === undefined ? alone(found) : { found, roots: group.roots, group }
}

function alone(found: FoundIssuer): RequestedIssuer {
  return { found, roots: [found.issuer_id], group: null }
}

/** Reads the groups on the last day of a month. Throws a 404 if the operator has loaded none. */
export function readGroups({ issuerGroups }: Snapshot, month: Month): readonly IssuerGroup[] {
  if (issuerGroups !== null) return listGroupsOn(issuerGroups, lastDayOfMonth(month))
  throw new ApiError('not_found', issuerMessages.noGroups, { reason: 'issuer_groups_not_loaded' })
}

/** Requests the sums of a company, or of several as one. */
export function askCompanies({ found, roots }: RequestedIssuer) {
  return roots.length === 1 ? { roots } : { roots, leads: new Map(roots.map((root) => [root, found.issuer_id])) }
}

/** Binds `{of_issuer}`. */
export function bindIssuers(roots: readonly string[]) {
  const sorted = [...roots].sort()
  const [first_id = ''] = sorted
  return { issuer_ids: sorted, first_id, last_id: sorted.at(-1) ?? '' }
}

/** Describes the requested group; empty without one. */
export function describeCompanies(
  { group, roots }: Pick<RequestedIssuer, 'group' | 'roots'>,
  grouping: CompanyGrouping,
): Row {
  if (grouping === 'root') return {}
  return {
    group: group?.group ?? '',
    group_members: roots.join(','),
    group_source: group?.sources.join('; ') ?? '',
  }
}

/** Fields of an answer that adds up a group of companies. */
export const groupEnvelope = { grouping: groupingField.optional(), ...groupFields }

export function describeGrouping(asked: Pick<RequestedIssuer, 'group' | 'roots'>, grouping: CompanyGrouping): Row {
  return grouping === 'root' ? {} : { grouping, ...describeCompanies(asked, grouping) }
}

export const groupingOf = (grouping: CompanyGrouping): string | null => (grouping === 'group' ? grouping : null)
