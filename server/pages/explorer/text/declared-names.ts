import { INDEX_NAMES } from '../../../../schemas/datasets/b3_index/index-names.ts'
import { findSeries } from '../../../../schemas/datasets/statistics/series.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import type { Language } from '../../../../schemas/core/language.ts'

/** Names a dataset in a language, as it is declared; the id of one that this version does not know. */
export function nameDataset(language: Language, id: string): string {
  const dataset = datasets.find((each) => each.id === id)
  return dataset?.title[language] ?? id
}

/** Names an index of the exchange by its code; null if this version does not know it. */
export function nameIndex(code: string): string | null {
  return INDEX_NAMES[code] ?? null
}

/** Names a series in a language, by its id or one of its other names; null if this version does not know it. */
export function nameSeries(language: Language, name: string): string | null {
  return findSeries(name)?.name[language] ?? null
}
