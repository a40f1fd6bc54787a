/** A company of a group for some time, by the file of the operator, because no source says who controls whom. */
export interface GroupMember {
  /** First eight characters of the company's CNPJ. */
  readonly root: string
  readonly group: string
  readonly valid_from: string
  /** Last day; null while it lasts. */
  readonly valid_to: string | null
  /** Document that shows the group. */
  readonly source: string
}

/** Companies that form one group on a day, in the order of the file. */
export interface IssuerGroup {
  readonly group: string
  readonly roots: readonly string[]
  readonly sources: readonly string[]
}

/** Lists the groups of a day. A company is in one group at most. */
export function listGroupsOn(members: readonly GroupMember[], day: string): readonly IssuerGroup[] {
  const groups = new Map<string, GroupMember[]>()
  for (const member of members) {
    if (member.valid_from > day || (member.valid_to !== null && member.valid_to < day)) continue
    const own = groups.get(member.group) ?? []
    own.push(member)
    groups.set(member.group, own)
  }
  return [...groups].map(([group, own]) => ({
    group,
    roots: own.map(({ root }) => root),
    sources: [...new Set(own.map(({ source }) => source))],
  }))
}
