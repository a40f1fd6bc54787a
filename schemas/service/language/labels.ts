import { LABELS_A_TO_D } from './labels/a-d.ts'
import { LABELS_E_TO_N } from './labels/e-n.ts'
import { LABELS_O_TO_Z } from './labels/o-z.ts'
import type { Text } from '../../core/language.ts'
import { datasetTranslations } from './registry.gen.ts'

const LABELS = new Map(
  [LABELS_A_TO_D, LABELS_E_TO_N, LABELS_O_TO_Z, ...datasetTranslations.map(({ labels = {} }) => labels)].flatMap(
    (labels) => Object.entries(labels),
  ),
)

/** A short heading for a column of a table or an answer, whatever table it is in; null for a name that no column has. */
export function labelOf(column: string): Text | null {
  return LABELS.get(column) ?? null
}

/** Lists the columns that have a heading. */
export function listLabelled(): string[] {
  return [...LABELS.keys()]
}
