import { type NameSearch, readListRows, textOfRow } from '../../../api/name-search.ts'
import { indexes } from './indexes.ts'

/** Lists the indexes of the exchange, which have no name but their code. */
export const indexSearch: NameSearch = {
  kind: 'index',
  isRanked: false,
  async list(snapshot) {
    const rows = await readListRows(indexes, snapshot, { page_size: '1000' })
    return rows.map((row) => {
      const code = textOfRow(row, 'code')
      return { id: code, name: code, text: code, codes: [code], path: `/v1/exchange/indexes/${code}` }
    })
  },
}
