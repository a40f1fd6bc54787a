import type { Language } from '../../../../../schemas/core/language.ts'
import type { LookThroughLeaf } from '../../answers.gen.ts'
import { nameLine } from '../../line-name.ts'
import type { ChartData } from '../../page.ts'
import { listPath } from './tree.ts'

/**
 * Lists what a look-through found for the file of a picture: a row a line, with the funds that it comes through. Rows
 * are made when the file is asked for: a page shows few of their names. `isPart` is true if more leaves were not read.
 */
export function tabulateLeaves(language: Language, leaves: readonly LookThroughLeaf[], isPart = false): ChartData {
  return {
    ...(isPart && { part: `first-${String(leaves.length)}` }),
    columns: ['path', 'category', 'name', 'asset_id', 'final_position_value', 'portfolio_share_percent', 'resolution'],
    get rows() {
      return leaves.map((leaf) => [
        listPath(leaf).join(' '),
        leaf.metainfo.category,
        nameLine(language, leaf, ''),
        leaf.metainfo.asset_id ?? '',
        leaf.final_position_value,
        leaf.portfolio_share_percent,
        leaf.resolution,
      ])
    },
  }
}
