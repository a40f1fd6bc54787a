import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { foldText } from '../../../../api/folded-text.ts'
import type { IssuerGroup } from '../../../../api/issuer-groups.ts'
import { bareCnpj } from '../../../../core/cnpj.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'
import { describeCompanies, type CompanyGrouping, readGroups } from './grouping.ts'

const NAMES = new URL('issuer_names.sql', import.meta.url)

/** Row of `issuer_names.sql`. */
export interface NameRow extends Row {
  readonly issuer_id: string
  readonly match_rank: number
}

/** Group with its lead, the first company of the file with lines. */
interface LedGroup extends IssuerGroup {
  readonly lead: string
}

/** Names the groups that have a company with lines. */
function nameLeads(groups: readonly IssuerGroup[], all: readonly NameRow[]): readonly LedGroup[] {
  const known = new Set(all.map(({ issuer_id }) => issuer_id))
  return groups.flatMap((group) => {
    const lead = group.roots.find((root) => known.has(root))
    return lead === undefined ? [] : [{ ...group, lead }]
  })
}

/** Rank of a group whose own name has every word of a question. */
const BY_ITS_NAME = 1

/** Finds the groups whose own name has every word of a question. */
function matchGroups(groups: readonly LedGroup[], words: readonly string[]): ReadonlySet<string> {
  const folded = words.map(fold)
  const isMeant = (name: string) => folded.every((word) => name.includes(word))
  return new Set(groups.filter(({ group }) => isMeant(fold(group))).map(({ lead }) => lead))
}

const fold = (text: string) => foldText(text) ?? text.toLowerCase()

/** Makes one row for the companies of a group, with the best rank of them or of its own name. */
function addUpNames(
  all: readonly NameRow[],
  matching: readonly NameRow[],
  groups: readonly LedGroup[],
  meant: ReadonlySet<string>,
): readonly NameRow[] {
  const grouped = new Map(groups.flatMap((group) => group.roots.map((root) => [root, group] as const)))
  const ranks = new Map<string, number>([...meant].map((lead) => [lead, BY_ITS_NAME]))
  for (const { issuer_id, match_rank } of matching) {
    const lead = grouped.get(issuer_id)?.lead ?? issuer_id
    ranks.set(lead, Math.min(match_rank, ranks.get(lead) ?? match_rank))
  }
  return all.flatMap((row) => {
    const match_rank = ranks.get(row.issuer_id)
    if (match_rank === undefined) return []
    const group = grouped.get(row.issuer_id) ?? null
    return [{ ...row, ...describeCompanies({ group, roots: group?.roots ?? [row.issuer_id] }, 'group'), match_rank }]
  })
}

interface NamesRequest {
  readonly q: readonly string[] | undefined
  readonly grouping: CompanyGrouping
  /** Companies without lines, which have no name and are found only by their roots. */
  readonly others?: readonly string[]
}

/** Finds the issuers of a question, or their groups, and the group of each company. */
export async function readNamed(
  snapshot: Snapshot,
  asked: MarketRequest,
  { q, grouping, others = [] }: NamesRequest,
): Promise<{ readonly names: readonly NameRow[]; readonly leads: ReadonlyMap<string, string> }> {
  const matching = await readNames(snapshot, q ?? null, others)
  if (grouping === 'root') return { names: matching, leads: new Map() }
  const all = q === undefined ? matching : await readNames(snapshot, null, others)
  const groups = nameLeads(readGroups(snapshot, asked.month), all)
  return {
    names: addUpNames(all, matching, groups, q === undefined ? new Set() : matchGroups(groups, q)),
    leads: new Map(groups.flatMap(({ lead, roots }) => roots.map((root) => [root, lead] as const))),
  }
}

async function readNames(
  snapshot: Snapshot,
  words: readonly string[] | null,
  others: readonly string[],
): Promise<readonly NameRow[]> {
  const text = words?.join(' ') ?? null
  const joined = words?.join('') ?? ''
  const bare = bareCnpj(joined.toUpperCase()) ?? joined.toUpperCase()
  const code = bare === 'TREASURY' ? 'treasury' : bare
  const [named, all] = await Promise.all([
    snapshot.query(NAMES, { q: text, code }),
    others.length === 0 || text === null ? [] : snapshot.query(NAMES, { q: null, code: '' }),
  ])
  const rows = named as unknown as readonly NameRow[]
  if (others.length === 0) return rows
  const known = new Set([...rows, ...(all as unknown as readonly NameRow[])].map(({ issuer_id }) => issuer_id))
  const nameless = others.filter((id) => !known.has(id) && (text === null || [code, code.slice(0, 8)].includes(id)))
  return [...rows, ...nameless.map((issuer_id) => ({ issuer_id, ...NAMELESS }))]
}

const NAMELESS = { name: '', cnpj: '', is_securitiser: false, match_rank: 0 }
