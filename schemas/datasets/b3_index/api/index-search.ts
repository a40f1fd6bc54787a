import { defineWholeSearch, readListRows, textOfRow } from '../../../api/name-search.ts'
import { INDEX_NAMES } from '../index-names.ts'
import { indexes } from './indexes.ts'

/** Searches the indexes of the exchange with a portfolio in the snapshot: other indexes have no answer. */
export const indexSearch = defineWholeSearch({
  kind: 'index',
  order: 'name',
  async read(snapshot) {
    const rows = await readListRows(indexes, snapshot, { page_size: '1000' })
    return rows
      .filter((row) => row['portfolio_assets'] !== null)
      .map((row) => {
        const code = textOfRow(row, 'code')
        const name = INDEX_NAMES[code] ?? code
        const text = `${name} ${code}`
        return { id: code, name, text, codes: [code, name], path: `/v1/exchange/indexes/${code}` }
      })
  },
})
