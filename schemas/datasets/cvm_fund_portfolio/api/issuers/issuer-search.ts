import { type NameSearch, readListRows, textOfRow } from '../../../../api/name-search.ts'
import { issuers } from './issuers.ts'

/** Finds issuers as `/v1/issuers?q=` does, in the newest complete month. */
export const issuerSearch: NameSearch = {
  kind: 'issuer',
  isRanked: true,
  async list(snapshot, words, limit) {
    if (!snapshot.has('issuer')) return []
    const rows = await readListRows(issuers, snapshot, { q: words.join(' '), page_size: String(limit) })
    return rows.map((row) => {
      const [id, name, cnpj] = ['issuer_id', 'name', 'cnpj'].map((column) => textOfRow(row, column))
      return {
        id: id ?? '',
        name: name ?? '',
        text: [name, id, cnpj].join(' '),
        codes: [id ?? '', cnpj ?? ''],
        path: `/v1/issuer/${id ?? ''}`,
      }
    })
  },
}
