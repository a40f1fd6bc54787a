import { applicationLabels } from '../../labels.ts'

export const categories = [...new Set(applicationLabels.map(({ category }) => category))].sort()

/** Names the column with the share of a category. */
export function nameShare(category: string): string {
  return `${category}_percent`
}

/** SQL for each category in the figures of portfolios. */
export const categoryParts = {
  category_sums: categories
    .map(
      (each) =>
        `(coalesce(sum(total_value - coalesce(confidential_value, 0)) FILTER (category = '${each}'), 0) * 100)::HUGEINT AS ${each}_cents,`,
    )
    .join('\n'),
  category_shares: categories
    .map((each) => `percent_of_cents(coalesce(${each}_cents, 0), whole) AS ${nameShare(each)},`)
    .join('\n'),
  category_names: categories.map((each) => `${nameShare(each)},`).join('\n'),
}
