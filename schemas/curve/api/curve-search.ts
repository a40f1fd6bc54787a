import { defineWholeSearch, type NameSearch, readListRows, textOfRow } from '../../api/name-search.ts'
import { ANBIMA_CURVE, CURVE_IDS, datasetOfCurve, DI_CURVE } from './curve-input.ts'
import { CURVE_NAMES, CURVE_WORDS } from './curve-names.ts'
import { curves } from './curves.ts'

export const diCurveSearch = defineCurveSearch('di_curve', DI_CURVE)
export const bondCurveSearch = defineCurveSearch('bond_curve', ANBIMA_CURVE)

/** Searches the curves of a dataset with a day in the snapshot: other curves have no answer. */
function defineCurveSearch(part: 'di_curve' | 'bond_curve', dataset: string): NameSearch {
  const own = CURVE_IDS.filter((id) => datasetOfCurve(id) === dataset)
  return defineWholeSearch({
    kind: 'curve',
    part,
    order: 'weight',
    async read(snapshot) {
      const rows = await readListRows(curves, snapshot, { id: own.join(',') })
      const known = new Set(rows.map((row) => textOfRow(row, 'id')))
      return own
        .filter((id) => known.has(id))
        .map((id) => {
          const { en, pt } = CURVE_NAMES[id]
          return { id, name: en, text: [en, pt, id, CURVE_WORDS[id]].join(' '), codes: [id], path: `/v1/curves/${id}` }
        })
    },
  })
}
