import type { MonthNames } from '../month-names.ts'

/**
 * Names the papers of one fund in two months: papers that either month joins are one paper in both. Otherwise a paper
 * that is joined with others in only one month would be closed under one name and new under another. The result maps a
 * name to its common name.
 */
export function joinMonths(...months: readonly MonthNames[]): (name: string) => string {
  const above = new Map<string, string>()
  const find = (name: string): string => {
    let top = name
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
    return top
  }
  for (const { linked, groups } of months) {
    for (const [name, { asset_id: group }] of linked) {
      if (!groups.has(group)) continue
      const [one, other] = [find(name), find(group)].sort()
      if (one !== undefined && other !== undefined && one !== other) above.set(other, one)
    }
  }
  return find
}
