import { holderIn } from '../../schemas/datasets/cvm_fund_portfolio/look-through/graph.ts'
import { ExactNumber, type Row } from '../../schemas/core/endpoint.ts'
import { exactOf } from '../../schemas/core/decimal.ts'
import { type Coverage, CoverageCount } from '../../schemas/datasets/cvm_fund_portfolio/look-through/coverage.ts'
import { leavesOf } from '../../schemas/datasets/cvm_fund_portfolio/look-through/leaf.ts'
import type { Limits } from '../../schemas/datasets/cvm_fund_portfolio/look-through/outcome.ts'
import { PagePicker } from '../../schemas/datasets/cvm_fund_portfolio/look-through/page.ts'
import { survey } from '../../schemas/datasets/cvm_fund_portfolio/look-through/survey.ts'
import type { Work } from '../../schemas/core/work.ts'
import { createUnlimitedBudget } from '../../server/limits/work-budget.ts'
import { units } from '../server/helpers/cents.ts'
import type { MadeWorld } from './worlds.ts'

export const EVERYTHING: Limits = { maxDepth: 20, isBelowThreshold: () => false }

export interface Leaf {
  readonly id: string
  readonly path: readonly string[]
  readonly depth: number
  readonly resolution: string
  readonly cents: bigint
  readonly application: string
}

export interface Looked {
  readonly leaves: readonly Leaf[]
  readonly coverage: Coverage
}

/** A page of the look-through of a fund; without a page all of it. */
export async function look(
  world: MadeWorld,
  root: string,
  limits: Limits = EVERYTHING,
  page = { page: 0, page_size: 1_000_000 },
  work: Work = createUnlimitedBudget(),
): Promise<Looked> {
  const [count, picker] = [new CoverageCount(), new PagePicker(page)]
  await survey(world.graph, holderIn(world.graph, root), limits, [count, picker], work)
  const rows = await leavesOf(picker.picked, world.lines, exactOf(10_000n, 2), work)
  return { leaves: rows.map(leafOf), coverage: count.result() }
}

function leafOf(row: Row): Leaf {
  const value = row['final_position_value']
  if (!(value instanceof ExactNumber)) throw new Error('a leaf without a value')
  return {
    id: row['id'] as string,
    path: row['path'] as string[],
    depth: row['depth'] as number,
    resolution: row['resolution'] as string,
    cents: units(value.text, 2),
    application: row['application_type'] as string,
  }
}

export function sumOf(leaves: readonly Pick<Leaf, 'cents'>[]): bigint {
  return leaves.reduce((sum, { cents }) => sum + cents, 0n)
}
