import { type NameSearch, readListRows, textOfRow } from '../../../api/name-search.ts'
import { funds } from './funds.ts'

/** Finds funds as `/v1/funds?q=` does. */
export const fundSearch: NameSearch = {
  kind: 'fund',
  isRanked: true,
  async list(snapshot, words, limit) {
    const rows = await readListRows(funds, snapshot, { q: words.join(' '), page_size: String(limit) })
    return rows.map((row) => {
      const [cnpj, name] = [textOfRow(row, 'cnpj'), textOfRow(row, 'name')]
      return {
        id: cnpj,
        name,
        text: `${name} ${cnpj}`,
        codes: [cnpj, textOfRow(row, 'cvm_code'), textOfRow(row, 'cvm_id')],
        path: `/v1/fund/${cnpj}`,
      }
    })
  },
}
